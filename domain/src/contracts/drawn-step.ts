import * as z from 'zod/mini'
import { ofOne } from './application-shapes.ts'
import { contract } from './contract.ts'
import { text } from './shapes.ts'

export const getDrawnStep = contract({
  method: 'GET',
  path: '/applications/:applicationNo/drawn-step',
  summary: 'A step of my draft as the form will draw it: to be read and written in while a weak line brings the script',
  opensTo: 'signed-in',
  sendsFile: true,
  ...ofOne,
  query: z.strictObject({ step: text(60), language: z.enum(['bn', 'en']) }),
  answer: z.null(),
  refusals: ['NOT_FOUND'],
})
