import * as z from 'zod/mini'
import { contract, noData } from '#http/contract.ts'
import { text } from '#http/schemas.ts'

export const printSelectionLetter = contract({
  method: 'GET',
  path: '/applications/:applicationNo/letter',
  summary:
    'The letter that says what was granted, as PDF with a code that anyone can verify; once the result is published',
  access: 'signed-in',
  params: z.strictObject({ applicationNo: text(40) }),
  query: z.strictObject({ language: z.optional(z.enum(['bn', 'en'])) }),
  response: noData,
  returnsFile: true,
  problems: ['NOT_FOUND'],
})

export const printApplicationLetter = contract({
  method: 'GET',
  path: '/applications/:applicationNo/letters/:letter',
  summary:
    'A letter of the board about the file, as PDF with a code that anyone can verify; ' +
    '`letters` of the file says which there are',
  access: 'signed-in',
  params: z.strictObject({ applicationNo: text(40), letter: text(40) }),
  query: z.strictObject({ language: z.optional(z.enum(['bn', 'en'])) }),
  response: noData,
  returnsFile: true,
  problems: ['NOT_FOUND'],
})
