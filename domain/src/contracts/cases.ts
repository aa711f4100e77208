import * as z from 'zod/mini'
import { bothLabels, day, ofOne } from './application-shapes.ts'
import { contract } from './contract.ts'
import { moment, yesNo } from './shapes.ts'

const named = z.strictObject(bothLabels)
const titles = { title: z.string(), titleBng: z.string() }

/** A file of the case as the family is told of it: where it lies and what it waits for, and not one answer. */
const caseFile = z.strictObject({
  applicationNo: z.string(),
  service: z.string(),
  ...titles,
  /** It opened the others. */
  rootYn: yesNo,
  /** Mine to fill in or correct, or open to me as an officer. */
  ownYn: yesNo,
  /** A draft is opened by nobody but its writer; others only hear that it is there. */
  openYn: yesNo,
  applicationStatus: z.string(),
  colour: z.string(),
  statusText: z.string(),
  statusTextBng: z.string(),
  next: z.string(),
  nextBng: z.string(),
  currentOffice: z.string(),
  currentOfficeBng: z.string(),
  submittedOn: day,
  dueOn: day,
  /** What is wanted from the family while the form is in their hands. */
  questionsLeft: z.int(),
  papersLeft: z.array(named),
  toCorrect: z.array(named),
})

export const getCase = contract({
  method: 'GET',
  path: '/cases/:applicationNo',
  summary: 'All files of one case, asked for by any of them, as far as the caller may see them, with one timeline of what was told',
  opensTo: 'signed-in',
  ...ofOne,
  answer: z.strictObject({
    /** The number and the name on the file that opened the case; null for who may not see that file. */
    caseNo: z.nullable(z.string()),
    worker: z.nullable(z.string()),
    ownYn: yesNo,
    files: z.array(caseFile),
    /** Oldest first. */
    timeline: z.array(
      z.strictObject({
        at: moment,
        applicationNo: z.string(),
        ...titles,
        action: z.string(),
        ...bothLabels,
        note: z.string(),
        noteBng: z.string(),
      }),
    ),
    /** For the children: what is applied for under a circular that is open today. */
    circulars: z.array(z.strictObject({ service: z.string(), ...titles, closesOn: z.string() })),
  }),
  refusals: ['NOT_FOUND'],
})
