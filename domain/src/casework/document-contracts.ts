import * as z from 'zod/mini'
import { contract } from '#http/contract.ts'
import { uploadProblems } from '#http/schemas.ts'
import { documentSchema } from './application-contracts.ts'
import { applicationParams, paramsWithApplicationNo } from './application-schemas.ts'

export const addDocument = contract({
  method: 'POST',
  path: '/applications/:applicationNo/documents',
  summary:
    'Upload a page of a document: parts `field` and `file`; `documentId` sets its id, `pieces` and `fileName` ' +
    'refer to uploaded chunks',
  access: 'signed-in',
  multipart: { field: 'text', file: 'file?', documentId: 'text?', fileName: 'text?', pieces: 'text?' },
  ...applicationParams,
  response: documentSchema,
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN', ...uploadProblems],
})

export const openDocument = contract({
  method: 'GET',
  path: '/applications/:applicationNo/documents/:documentId',
  summary: 'Download a document, for the owner and for offices with access to the application',
  access: 'signed-in',
  returnsFile: true,
  params: paramsWithApplicationNo({ documentId: z.uuid() }),
  response: z.null(),
  problems: ['NOT_FOUND'],
})

export const removeDocument = contract({
  method: 'DELETE',
  path: '/applications/:applicationNo/documents/:documentId',
  summary: 'Delete a document while the application is editable',
  access: 'signed-in',
  params: paramsWithApplicationNo({ documentId: z.uuid() }),
  response: z.null(),
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN'],
})
