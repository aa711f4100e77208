import * as z from 'zod/mini'
import { contract } from '#http/contract.ts'
import { text } from '#http/schemas.ts'
import { crossCheckCodes } from './cross-checks/cross-check.ts'
import { preselected } from './review-schemas.ts'
import { answers, applicationParams, paramsWithApplicationNo, revision } from './application-schemas.ts'

const documentParams = paramsWithApplicationNo({ documentId: z.uuid() })

export const openThumbnail = contract({
  method: 'GET',
  path: '/applications/:applicationNo/documents/:documentId/thumbnail',
  summary: 'A small picture of the document for a list. It is no evidence that anybody opened the document',
  access: 'signed-in',
  returnsFile: true,
  params: documentParams,
  response: z.null(),
  problems: ['NOT_FOUND'],
})

/** A day: the server counts no more than the time since the document was opened. */
const MAX_SECONDS = 86_400

export const reportViewing = contract({
  method: 'POST',
  path: '/applications/:applicationNo/documents/:documentId/viewings',
  summary: 'The viewer was closed: how long the officer looked at the document, by the word of the browser',
  access: 'signed-in',
  params: documentParams,
  body: z.strictObject({ seconds: z.int().check(z.gte(0), z.lte(MAX_SECONDS)) }),
  response: z.null(),
  problems: ['NOT_FOUND'],
})

export const saveCheckList = contract({
  method: 'PUT',
  path: '/applications/:applicationNo/check-list',
  summary: 'Answer what the desk asks about this application, before it is forwarded alone or with others',
  access: 'signed-in',
  ...applicationParams,
  body: z.strictObject({ answers, revision, preselected }),
  response: z.null(),
  message: { bn: 'যাচাই তালিকা সংরক্ষণ হয়েছে।', en: 'The check-list is saved.' },
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'VERSION_CONFLICT', 'ANSWERS_INVALID', 'FILE_TAKEN'],
})

export const saveCrossCheckReason = contract({
  method: 'POST',
  path: '/applications/:applicationNo/cross-checks/:code/reason',
  summary: 'Why the holder passes an application on although two statements about one fact differ',
  access: 'signed-in',
  params: paramsWithApplicationNo({ code: z.enum(crossCheckCodes) }),
  body: z.strictObject({ reason: text(1000), revision }),
  response: z.null(),
  message: { bn: 'কারণটি সংরক্ষণ হয়েছে।', en: 'The reason is saved.' },
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'VERSION_CONFLICT', 'FILE_TAKEN', 'ANSWERS_INVALID'],
})
