import * as z from 'zod/mini'
import { answers, applicationNo, applicationParams } from './application-schemas.ts'
import { documentSchema, issues, lookupLabels } from './application-contracts.ts'
import { contract } from '#http/contract.ts'
import { timestamp, text, uploadProblems } from '#http/schemas.ts'

const facts = z.record(z.string(), z.unknown())
/** 0 until a profile is stored. */
const revision = z.int().check(z.gte(0))

export const getFamilyProfile = contract({
  method: 'GET',
  path: '/family-profile',
  summary: "Get the caller's own family profile and document vault; staff have none",
  access: 'signed-in',
  response: z.strictObject({
    definition: z.unknown(),
    answers,
    facts,
    lists: lookupLabels,
    documents: z.array(documentSchema),
    revision,
  }),
})

export const saveFamilyStep = contract({
  method: 'PUT',
  path: '/family-profile/steps/:step',
  summary: 'Save a step of the profile; issues are returned, and no field is required',
  access: 'signed-in',
  params: z.strictObject({ step: text(60) }),
  body: z.strictObject({ answers, revision }),
  response: z.strictObject({ revision: z.int(), savedAt: timestamp, issues }),
  problems: ['NOT_FOUND', 'VERSION_CONFLICT'],
})

export const addFamilyDocument = contract({
  method: 'POST',
  path: '/family-profile/documents',
  summary: 'Upload a page of a document to the document vault: parts `field` and `file`',
  access: 'signed-in',
  multipart: { field: 'text', file: 'file' },
  response: documentSchema,
  problems: ['NOT_FOUND', ...uploadProblems],
})

const ofDocument = { params: z.strictObject({ documentId: z.uuid() }) }

export const openFamilyDocument = contract({
  method: 'GET',
  path: '/family-profile/documents/:documentId',
  summary: "Download a document of the caller's own document vault",
  access: 'signed-in',
  returnsFile: true,
  ...ofDocument,
  response: z.null(),
  problems: ['NOT_FOUND'],
})

export const removeFamilyDocument = contract({
  method: 'DELETE',
  path: '/family-profile/documents/:documentId',
  summary: 'Delete a document from the vault; applications that used it retain their copy',
  access: 'signed-in',
  ...ofDocument,
  response: z.null(),
  problems: ['NOT_FOUND'],
})

export const attachVaultDocument = contract({
  method: 'POST',
  path: '/applications/:applicationNo/documents/from-box',
  summary: "Copy a document from the caller's own vault to their own application, with the validation of an upload",
  access: 'signed-in',
  ...applicationParams,
  body: z.strictObject({
    field: z.string().check(z.regex(/^[\w.-]{1,120}$/)),
    documentId: z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
  }),
  response: documentSchema,
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'ANSWERS_INVALID', 'TOO_LARGE'],
})

export const copyAnswersToProfile = contract({
  method: 'POST',
  path: '/family-profile/remember',
  summary:
    'Add the addresses, accounts, passports, children and nominee of a submitted application to the profile if ' +
    'they are missing',
  access: 'signed-in',
  body: z.strictObject({ applicationNo }),
  response: z.strictObject({
    /** Labels of the answers added to the profile; empty if it had them all. */
    added: z.array(z.strictObject({ label: z.string(), labelBng: z.string() })),
    revision,
  }),
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN'],
})
