import * as z from 'zod/mini'
import { bilingualLabels, nullableDate, applicationParams } from './application-schemas.ts'
import { contract } from '#http/contract.ts'
import { timestamp, yesNo } from '#http/schemas.ts'

const named = z.strictObject(bilingualLabels)
const titles = { title: z.string(), titleBng: z.string() }

/** An application of the case as the family sees it: its status and the missing items, without answers. */
const caseFile = z.strictObject({
  applicationNo: z.string(),
  service: z.string(),
  ...titles,
  /** The application that opened the others. */
  rootYn: yesNo,
  /** The caller may fill it in or correct it, or may open it as an officer. */
  ownYn: yesNo,
  /** Only its author can open a draft; others see only that it exists. */
  openYn: yesNo,
  applicationStatus: z.string(),
  colour: z.string(),
  statusText: z.string(),
  statusTextBng: z.string(),
  next: z.string(),
  nextBng: z.string(),
  currentOffice: z.string(),
  currentOfficeBng: z.string(),
  submittedOn: nullableDate,
  dueOn: nullableDate,
  /** Items missing from the family while they can edit the form. */
  questionsLeft: z.int(),
  papersLeft: z.array(named),
  toCorrect: z.array(named),
})

export const getCase = contract({
  method: 'GET',
  path: '/cases/:applicationNo',
  summary:
    'Get the applications of a case that the caller may see, with one timeline of their notifications; any of ' +
    'them identifies the case',
  access: 'signed-in',
  ...applicationParams,
  response: z.strictObject({
    /** Number and worker's name of the application that opened the case; null if the caller may not see it. */
    caseNo: z.nullable(z.string()),
    worker: z.nullable(z.string()),
    ownYn: yesNo,
    files: z.array(caseFile),
    /** Oldest first. */
    timeline: z.array(
      z.strictObject({
        at: timestamp,
        applicationNo: z.string(),
        ...titles,
        action: z.string(),
        ...bilingualLabels,
        note: z.string(),
        noteBng: z.string(),
      }),
    ),
    /** For the children: services with a circular that is open today. */
    circulars: z.array(z.strictObject({ service: z.string(), ...titles, closesOn: z.string() })),
  }),
  problems: ['NOT_FOUND'],
})
