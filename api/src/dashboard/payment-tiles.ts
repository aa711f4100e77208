import { sql } from 'kysely'
import type { Tile } from './board.ts'
import { monthSoFar } from './spans.ts'
import { inSight } from './which-files.ts'

type Sum = { value: number; amount: number }
const opensTo = 'payment-batch:view'

/** Approved, owed, and in no batch yet. */
export const paymentQueue: Tile = {
  code: 'PAYMENT_QUEUE',
  label: { bn: 'পরিশোধের অপেক্ষায়', en: 'Waiting to be paid' },
  opensTo,
  count: async ({ db }) => {
    const { rows } = await sql<Sum>`
      select count(*)::int as value, coalesce(sum(amount), 0)::float8 as amount from payment where state = 'QUEUED'`.execute(db)
    return { ...(rows[0] ?? { value: 0, amount: 0 }), url: '/payment-batch' }
  },
}

const batches = (code: string, label: Tile['label'], state: 'MADE' | 'SENT'): Tile => ({
  code,
  label,
  opensTo,
  count: async ({ db }) => {
    const { rows } = await sql<Sum>`
      select count(*)::int as value, coalesce(sum(total), 0)::float8 as amount from payment_batch where state = ${state}`.execute(db)
    return { ...(rows[0] ?? { value: 0, amount: 0 }), url: `/payment-batch?view=batches&state=${state}` }
  },
})

export const batchesToAuthorise = batches('BATCHES_TO_AUTHORISE', { bn: 'অনুমোদনের অপেক্ষায় ব্যাচ', en: 'Batches to authorise' }, 'MADE')
export const batchesAtBank = batches('BATCHES_AT_BANK', { bn: 'ব্যাংকে পাঠানো ব্যাচ', en: 'Batches at the bank' }, 'SENT')

/** Sent back by the bank this month; the month before stands beside it. */
export const returnedByBank: Tile = {
  code: 'RETURNED_BY_BANK',
  label: { bn: 'এ মাসে ব্যাংক থেকে ফেরত', en: 'Returned by the bank this month' },
  opensTo,
  files: (eb, asking) =>
    eb.and([
      inSight(eb, asking),
      eb('id', 'in', sql<number>`(select application_id from payment where state = 'FAILED' and returned_on >= ${monthSoFar(asking.today).from}::date)`),
    ]),
  count: async ({ db, today }) => {
    const { from, before } = monthSoFar(today)
    const { rows } = await sql<Sum & { earlier: number }>`
      select (count(distinct application_id) filter (where returned_on >= ${from}::date))::int as value,
        coalesce(sum(amount) filter (where returned_on >= ${from}::date), 0)::float8 as amount,
        (count(distinct application_id) filter (where returned_on <= ${before.to}::date))::int as earlier
      from payment where state = 'FAILED' and returned_on >= ${before.from}::date`.execute(db)
    const { value = 0, amount = 0, earlier = 0 } = rows[0] ?? {}
    return { value, amount, change: { kind: 'last-month', value: earlier } }
  },
} // prettier-ignore

/** The family has yet to correct the account. */
export const awaitingBankDetails: Tile = {
  code: 'BANK_DETAILS_AWAITED',
  label: { bn: 'ব্যাংক তথ্য সংশোধনের অপেক্ষায়', en: 'Waiting for corrected bank details' },
  opensTo,
  files: (eb, asking) => eb.and([inSight(eb, asking), eb('state', '=', 'payment-failed')]),
}
