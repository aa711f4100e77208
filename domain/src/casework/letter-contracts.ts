import * as z from 'zod/mini'
import { contract, noData } from '#http/contract.ts'
import { text } from '#http/schemas.ts'

export const printSelectionLetter = contract({
  method: 'GET',
  path: '/applications/:applicationNo/letter',
  summary: 'Download the award letter as PDF with a signed QR code, after the result is published',
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
    'Download a letter about the application as PDF with a signed QR code; `letters` of the application lists them',
  access: 'signed-in',
  params: z.strictObject({ applicationNo: text(40), letter: text(40) }),
  query: z.strictObject({ language: z.optional(z.enum(['bn', 'en'])) }),
  response: noData,
  returnsFile: true,
  problems: ['NOT_FOUND'],
})
