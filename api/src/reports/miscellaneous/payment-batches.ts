import { sql } from 'kysely'
import { getOwn } from '../../../../domain/src/collections/get-own.ts'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { digitsInBoth } from '../../../../domain/src/language/digits.ts'
import { returnCodes } from '../../../../domain/src/payments/return-codes.ts'
import type { ShortReport } from '../counting.ts'
import { momentIn } from './days-of-moments.ts'
import { joined } from './joined.ts'

type Batch = {
  no: string
  made_on: string
  count: number
  sum: string
  paid: string
  returned: string
  open: string
  reasons: Record<string, number> | null
}

/** M07: what each batch paid, added up from its payments: paid, returned and open together are its total. A cancelled batch paid nothing. */
export const paymentBatches: ShortReport = {
  async list({ db, services, days }) {
    const { rows } = await sql<Batch>`
      select batch.no, report_day(batch.made_at) as made_on, batch.count, batch.total::text as sum,
        coalesce(rows.paid, 0)::numeric(16, 2)::text as paid, coalesce(rows.returned, 0)::numeric(16, 2)::text as returned,
        coalesce(rows.open, 0)::numeric(16, 2)::text as open, came_back.reasons
      from payment_batch batch
      left join lateral (
        select sum(amount) filter (where payment.state = 'PAID') as paid, sum(amount) filter (where payment.state = 'FAILED') as returned,
          sum(amount) filter (where payment.state in ('IN_BATCH', 'SENT')) as open
        from payment where payment.batch_id = batch.id) rows on true
      left join lateral (
        select jsonb_object_agg(code, n) as reasons from (
          select return_code as code, count(*)::int as n from payment where payment.batch_id = batch.id and payment.state = 'FAILED' group by 1) codes) came_back on true
      where batch.state <> 'CANCELLED' and batch.module = any(${services.map(({ id }) => id)}) and ${momentIn('batch.made_at', days)}
      order by batch.id desc`.execute(db) // prettier-ignore
    return rows.map(({ no, made_on, reasons, ...figures }) => ({
      cells: { batch: no, madeOn: made_on, ...figures, reasons: reasons && reasonsIn(reasons) },
      links: { batch: `/payment-batch?${new URLSearchParams({ batch: no })}` },
    }))
  },
}

/** R02 (3): The account is closed. The most frequent comes first. */
const reasonsIn = (reasons: Record<string, number>): Bilingual =>
  joined(
    Object.entries(reasons)
      .toSorted(([, a], [, b]) => b - a)
      .map(([code, n]) => {
        const [said, count] = [getOwn(returnCodes, code)?.reason, digitsInBoth(n)]
        return { bn: `${code} (${count.bn})${said ? `: ${said.bn}` : ''}`, en: `${code} (${count.en})${said ? `: ${said.en}` : ''}` }
      }),
    ' ',
  )
