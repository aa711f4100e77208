import * as z from 'zod/mini'
import { applicationParams } from './application-schemas.ts'
import { contract } from '#http/contract.ts'

export const uploadChunk = contract({
  method: 'POST',
  path: '/applications/:applicationNo/pieces',
  summary:
    'Store a piece of a page, part `piece`, so that a line that breaks need not carry it again; ' +
    'pieces nobody joins are swept away',
  opensTo: 'signed-in',
  multipart: true,
  ...applicationParams,
  /** Id of the chunk, for the request that joins the chunks. */
  answer: z.strictObject({ piece: z.string() }),
  refusals: ['NOT_FOUND', 'TOO_LARGE'],
})
