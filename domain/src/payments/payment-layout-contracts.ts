import * as z from 'zod/mini'
import { BankFileLayout, BankReturnLayout, columnSources, type ColumnSource } from './bank-file-layout.ts'
import { contract } from '#http/contract.ts'
import { queryId, text, timestamp, yesNo } from '#http/schemas.ts'
import { batchParam, personName } from './payment-schemas.ts'
import { settlementReasonLength } from './settlement-contracts.ts'

const layouts = z.strictObject({
  file: BankFileLayout,
  returns: BankReturnLayout,
  revision: z.int(),
  changedAt: z.nullable(timestamp),
  mayEditYn: yesNo,
  /** The change that waits for a second person. */
  proposal: z.nullable(
    z.strictObject({
      proposalId: z.int(),
      file: BankFileLayout,
      returns: BankReturnLayout,
      reason: z.string(),
      proposedBy: personName,
      proposedAt: timestamp,
      /** `withdraw`: the proposer can only decline. */
      may: z.enum(['decide', 'withdraw', 'nothing']),
    }),
  ),
})

export const getLayouts = contract({
  method: 'GET',
  path: '/payments/layouts',
  summary: 'Get the column layout of the bank file and the bank return, and the change that waits for a second person',
  access: 'payment-batch:view',
  response: layouts,
})

export const proposeLayouts = contract({
  method: 'POST',
  path: '/payments/layouts/proposals',
  summary: 'Propose another column layout; it takes effect when a second person confirms it',
  access: 'payment-batch:edit',
  body: z.strictObject({
    file: BankFileLayout,
    returns: BankReturnLayout,
    reason: text(settlementReasonLength.longest),
    revision: z.int(),
  }),
  response: layouts,
  problems: ['ANSWERS_INVALID', 'MOVE_NOT_OPEN', 'VERSION_CONFLICT'],
  message: {
    bn: 'প্রস্তাবটি লেখা হয়েছে। আরেকজন নিশ্চিত করলে নতুন ছক চালু হবে।',
    en: 'The proposal is recorded. The new layout takes effect when a second person confirms it.',
  },
})

export const decideLayouts = contract({
  method: 'POST',
  path: '/payments/layouts/proposals/:proposalId/decision',
  summary:
    'Confirm or decline a proposed layout as the second person, of accounts (`pay`) or the director (`approve`); ' +
    'batches that are made keep theirs. The proposer can only decline',
  access: 'payment-batch:view',
  params: z.strictObject({ proposalId: queryId }),
  body: z.strictObject({
    decision: z.enum(['CONFIRMED', 'DECLINED']),
    note: text(settlementReasonLength.longest),
  }),
  response: layouts,
  problems: ['NO_PERMISSION', 'NOT_FOUND', 'MOVE_NOT_OPEN', 'ANSWERS_INVALID', 'VERSION_CONFLICT'],
  message: { bn: 'সিদ্ধান্তটি লেখা হয়েছে।', en: 'The decision is recorded.' },
})

const sources = Object.keys(columnSources) as [ColumnSource, ...ColumnSource[]]

export const previewBankFile = contract({
  method: 'GET',
  path: '/payments/batches/:batchNo/preview',
  summary: 'Get the columns and the first rows of the bank file of a batch, with masked account and mobile numbers',
  access: 'payment-batch:view',
  params: batchParam,
  response: z.strictObject({
    /** What the bank reads in each column, and what the portal writes there. */
    columns: z.array(z.strictObject({ heading: z.string(), source: z.enum(sources) })),
    rows: z.array(z.array(z.string())),
    /** N: the layout has changed since the batch was made; the batch keeps the earlier one. */
    currentLayoutYn: yesNo,
  }),
  problems: ['NOT_FOUND'],
})
