import type { Tile } from './dashboard-definition.ts'
import { monthToDate } from './periods.ts'
import { isVisible } from './application-filters.ts'
import { idsReturnedByBank, sumBatches, sumQueuedPayments, sumReturnedPayments } from './tile-queries.ts'

const opensTo = 'payment-batch:view'

/** Counts approved payments that are in no batch. */
export const paymentQueueTile: Tile = {
  code: 'PAYMENT_QUEUE',
  label: { bn: 'পরিশোধের অপেক্ষায়', en: 'Waiting to be paid' },
  permission: opensTo,
  count: async ({ db }) => {
    const sum = await sumQueuedPayments(db)
    return { ...(sum ?? { value: 0, amount: 0 }), url: '/payment-batch' }
  },
}

const batches = (code: string, label: Tile['label'], state: 'MADE' | 'SENT'): Tile => ({
  code,
  label,
  permission: opensTo,
  count: async ({ db }) => {
    const sum = await sumBatches(db, state)
    return { ...(sum ?? { value: 0, amount: 0 }), url: `/payment-batch?view=batches&state=${state}` }
  },
})

export const batchesToAuthoriseTile = batches(
  'BATCHES_TO_AUTHORISE',
  { bn: 'অনুমোদনের অপেক্ষায় ব্যাচ', en: 'Batches to authorise' },
  'MADE',
)
export const batchesAtBankTile = batches('BATCHES_AT_BANK', { bn: 'ব্যাংকে পাঠানো ব্যাচ', en: 'Batches at the bank' }, 'SENT')

/** Counts payments returned by the bank this month, compared with last month. */
export const returnedByBankTile: Tile = {
  code: 'RETURNED_BY_BANK',
  label: { bn: 'এ মাসে ব্যাংক থেকে ফেরত', en: 'Returned by the bank this month' },
  permission: opensTo,
  filter: (eb, context) =>
    eb.and([isVisible(eb, context), eb('id', 'in', idsReturnedByBank(monthToDate(context.today).from))]),
  count: async ({ db, today }) => {
    const { value = 0, amount = 0, earlier = 0 } = (await sumReturnedPayments(db, monthToDate(today))) ?? {}
    return { value, amount, change: { kind: 'last-month', value: earlier } }
  },
}

/** Counts applications whose applicant has to correct the bank account. */
export const awaitingBankDetailsTile: Tile = {
  code: 'BANK_DETAILS_AWAITED',
  label: { bn: 'ব্যাংক তথ্য সংশোধনের অপেক্ষায়', en: 'Waiting for corrected bank details' },
  permission: opensTo,
  filter: (eb, context) => eb.and([isVisible(eb, context), eb('state', '=', 'payment-failed')]),
}
