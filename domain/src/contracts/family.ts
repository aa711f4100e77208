import * as z from 'zod/mini'
import { answers, applicationNo, ofOne } from './application-shapes.ts'
import { documentShape, issues, listNames } from './applications.ts'
import { contract } from './contract.ts'
import { moment, text } from './shapes.ts'

const facts = z.record(z.string(), z.unknown())
/** 0 until something is stored. */
const revision = z.int().check(z.gte(0))

export const getFamilyProfile = contract({
  method: 'GET',
  path: '/family-profile',
  summary: "The caller's own family profile and document box; nobody reads another's, and staff have none",
  opensTo: 'signed-in',
  answer: z.strictObject({
    definition: z.unknown(),
    answers,
    facts,
    lists: listNames,
    documents: z.array(documentShape),
    revision,
  }),
})

export const saveFamilyStep = contract({
  method: 'PUT',
  path: '/family-profile/steps/:step',
  summary: 'Save a step of the profile; mistakes are told, and nothing is required',
  opensTo: 'signed-in',
  params: z.strictObject({ step: text(60) }),
  body: z.strictObject({ answers, revision }),
  answer: z.strictObject({ revision: z.int(), savedAt: moment, issues }),
  refusals: ['NOT_FOUND', 'VERSION_CONFLICT'],
})

export const addFamilyDocument = contract({
  method: 'POST',
  path: '/family-profile/documents',
  summary: 'Store one page of a document in the box: parts `field` and `file`',
  opensTo: 'signed-in',
  multipart: true,
  answer: documentShape,
  refusals: ['NOT_FOUND', 'ANSWERS_INVALID', 'TOO_LARGE'],
})

const ofDocument = { params: z.strictObject({ documentId: z.uuid() }) }

export const openFamilyDocument = contract({
  method: 'GET',
  path: '/family-profile/documents/:documentId',
  summary: 'A document of the box, for its owner alone',
  opensTo: 'signed-in',
  sendsFile: true,
  ...ofDocument,
  answer: z.null(),
  refusals: ['NOT_FOUND'],
})

export const removeFamilyDocument = contract({
  method: 'DELETE',
  path: '/family-profile/documents/:documentId',
  summary: 'Take a document out of the box; applications that used it keep their copy',
  opensTo: 'signed-in',
  ...ofDocument,
  answer: z.null(),
  refusals: ['NOT_FOUND'],
})

export const takeFromBox = contract({
  method: 'POST',
  path: '/applications/:applicationNo/documents/from-box',
  summary: "Add a document of the caller's own box to the caller's own application, judged as if it were sent anew",
  opensTo: 'signed-in',
  ...ofOne,
  body: z.strictObject({
    field: z.string().check(z.regex(/^[\w.-]{1,120}$/)),
    documentId: z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
  }),
  answer: documentShape,
  refusals: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'ANSWERS_INVALID', 'TOO_LARGE'],
})

export const rememberApplication = contract({
  method: 'POST',
  path: '/family-profile/remember',
  summary: 'Keep the addresses, accounts, passports, children and nominee of a submitted application that the profile does not have yet',
  opensTo: 'signed-in',
  body: z.strictObject({ applicationNo }),
  answer: z.strictObject({
    /** The names of what is new in the profile; empty when it had everything already. */
    added: z.array(z.strictObject({ label: z.string(), labelBng: z.string() })),
    revision,
  }),
  refusals: ['NOT_FOUND', 'MOVE_NOT_OPEN'],
})
