import * as z from 'zod/mini'
import { contract } from '#http/contract.ts'
import { listQuery, paginatedList, queryId, text, timestamp } from '#http/schemas.ts'
import { paymentStates } from './payment-contracts.ts'
import { codedMessage, nullableText, personName } from './payment-schemas.ts'

/** PAID: the money arrived and is not sent again. RETURNED: it came back, and the next attempt may be sent. */
export const settlementOutcomes = ['PAID', 'RETURNED'] as const
export type SettlementOutcome = (typeof settlementOutcomes)[number]
export const settlementReasonLength = { shortest: 10, longest: 1000 } as const

const heldPayment = z.strictObject({
  paymentId: z.int(),
  applicationNo: z.string(),
  module: z.string(),
  name: z.string(),
  holderName: z.string(),
  bank: z.string(),
  bankBng: z.string(),
  accountEnd: z.string(),
  amount: z.string(),
  batchNo: z.string(),
  /** The first report of the bank. */
  returnedOn: nullableText,
  returnCode: nullableText,
  reason: nullableText,
  reasonBng: nullableText,
  /** The second report of the bank. */
  valueDate: nullableText,
  bankReference: nullableText,
  fileName: z.string(),
  reportedAt: timestamp,
  /** State of the next attempt to pay the same person; null if there is none. */
  nextAttempt: z.nullable(z.enum(paymentStates)),
  proposal: z.nullable(
    z.strictObject({
      proposalId: z.int(),
      outcome: z.enum(settlementOutcomes),
      letterNo: z.string(),
      letterDate: z.string(),
      reason: z.string(),
      proposedBy: personName,
      proposedAt: timestamp,
    }),
  ),
  may: z.enum(['propose', 'decide', 'nothing']),
  /** Says why this person may not act. */
  whyNot: z.nullable(z.strictObject(codedMessage)),
})

export const listHeldPayments = contract({
  method: 'GET',
  path: '/payments/held',
  summary:
    'List the payments that the bank reported as returned and later as paid, until two people have settled which ' +
    'is right',
  access: 'payment-batch:view',
  query: z.strictObject({ page: listQuery.page, size: listQuery.size }),
  response: paginatedList(heldPayment),
})

const paymentParam = z.strictObject({ paymentId: queryId })
const problems = ['NO_PERMISSION', 'NOT_FOUND', 'MOVE_NOT_OPEN', 'ANSWERS_INVALID'] as const

export const proposeSettlement = contract({
  method: 'POST',
  path: '/payments/held/:paymentId/settlement',
  summary: 'Propose whether the money of a held payment arrived or came back, by the letter of the bank',
  access: 'payment-batch:create',
  params: paymentParam,
  body: z.strictObject({
    outcome: z.enum(settlementOutcomes),
    letterNo: text(60),
    letterDate: text(10),
    reason: text(settlementReasonLength.longest),
  }),
  response: heldPayment,
  problems: [...problems],
  message: {
    bn: 'প্রস্তাবটি লেখা হয়েছে। এখন আরেকজন নিশ্চিত করবেন।',
    en: 'The proposal is recorded. Now a second person confirms it.',
  },
})

export const decideSettlement = contract({
  method: 'POST',
  path: '/payments/held/:paymentId/settlement/decision',
  summary: 'Confirm or decline the proposal as the second person, of accounts (`pay`) or the director (`approve`)',
  access: 'payment-batch:view',
  params: paymentParam,
  body: z.strictObject({
    /** The proposal on the screen of the second person: another one is not decided. */
    proposalId: z.int(),
    decision: z.enum(['CONFIRMED', 'DECLINED']),
    note: text(settlementReasonLength.longest),
  }),
  response: z.strictObject({ applicationNo: z.string() }),
  problems: [...problems, 'VERSION_CONFLICT'],
  message: { bn: 'সিদ্ধান্তটি লেখা হয়েছে।', en: 'The decision is recorded.' },
})
