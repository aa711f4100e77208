import * as z from 'zod/mini'
import { applicationParams } from './application-schemas.ts'
import { contract } from '#http/contract.ts'

export const uploadChunk = contract({
  method: 'POST',
  path: '/applications/:applicationNo/pieces',
  summary:
    'Store a piece of a page, part `piece`, so that a line that breaks need not carry it again; ' +
    'pieces nobody joins are swept away',
  access: 'signed-in',
  multipart: true,
  ...applicationParams,
  /** Id of the chunk, for the request that joins the chunks. */
  response: z.strictObject({ piece: z.string() }),
  problems: ['NOT_FOUND', 'TOO_LARGE'],
})
