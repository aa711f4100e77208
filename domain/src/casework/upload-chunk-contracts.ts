import * as z from 'zod/mini'
import { applicationParams } from './application-schemas.ts'
import { contract } from '#http/contract.ts'

export const uploadChunk = contract({
  method: 'POST',
  path: '/applications/:applicationNo/pieces',
  summary:
    'Upload a chunk of a page (part `piece`), so that an interrupted upload can resume; unused chunks are deleted',
  access: 'signed-in',
  multipart: { piece: 'file' },
  ...applicationParams,
  /** Id of the chunk, for the request that joins the chunks. */
  response: z.strictObject({ piece: z.string() }),
  problems: ['NOT_FOUND', 'TOO_LARGE'],
})
