import * as z from 'zod/mini'
import { applicationParams } from './application-schemas.ts'
import { contract } from '#http/contract.ts'
import { text } from '#http/schemas.ts'

export const renderStep = contract({
  method: 'GET',
  path: '/applications/:applicationNo/drawn-step',
  summary: 'A step of my draft as the form will draw it: to be read and written in while a weak line brings the script',
  access: 'signed-in',
  returnsFile: true,
  ...applicationParams,
  query: z.strictObject({ step: text(60), language: z.enum(['bn', 'en']) }),
  response: z.null(),
  problems: ['NOT_FOUND'],
})
