import * as z from 'zod/mini'
import { ofOne } from './application-shapes.ts'
import { contract } from './contract.ts'

export const sendPiece = contract({
  method: 'POST',
  path: '/applications/:applicationNo/pieces',
  summary: 'Store a piece of a page, part `piece`, so that a line that breaks need not carry it again; pieces nobody joins are swept away',
  opensTo: 'signed-in',
  multipart: true,
  ...ofOne,
  /** The piece's own name, for the call that joins them. */
  answer: z.strictObject({ piece: z.string() }),
  refusals: ['NOT_FOUND', 'TOO_LARGE'],
})
