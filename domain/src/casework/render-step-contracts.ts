import * as z from 'zod/mini'
import { applicationParams } from './application-schemas.ts'
import { contract } from '#http/contract.ts'
import { text } from '#http/schemas.ts'

export const renderStep = contract({
  method: 'GET',
  path: '/applications/:applicationNo/rendered-step',
  summary: "Render a step of the caller's draft as HTML, which can be read and filled in before the script loads",
  access: 'signed-in',
  returnsFile: true,
  ...applicationParams,
  query: z.strictObject({ step: text(60), language: z.enum(['bn', 'en']) }),
  response: z.null(),
  problems: ['NOT_FOUND'],
})
