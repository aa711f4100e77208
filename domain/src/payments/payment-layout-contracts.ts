import * as z from 'zod/mini'
import { BankFileLayout, BankReturnLayout } from './bank-file-layout.ts'
import { contract } from '#http/contract.ts'
import { timestamp, yesNo } from '#http/schemas.ts'

const layouts = z.strictObject({
  file: BankFileLayout,
  returns: BankReturnLayout,
  revision: z.int(),
  changedAt: z.nullable(timestamp),
  mayEditYn: yesNo,
})

export const getLayouts = contract({
  method: 'GET',
  path: '/payments/layouts',
  summary: 'Get the column layout of the bank file and the bank return',
  access: 'payment-batch:view',
  response: layouts,
})

export const saveLayouts = contract({
  method: 'PUT',
  path: '/payments/layouts',
  summary: 'Update the column layout; authorised batches retain theirs',
  access: 'payment-batch:edit',
  body: z.strictObject({ file: BankFileLayout, returns: BankReturnLayout, revision: z.int() }),
  response: layouts,
  problems: ['ANSWERS_INVALID', 'VERSION_CONFLICT'],
  message: { bn: 'ফাইলের বিন্যাস সংরক্ষণ হয়েছে।', en: 'The layout is saved.' },
})
