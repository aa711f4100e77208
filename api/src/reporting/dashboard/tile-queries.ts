import { startOfDhakaDay } from '@wewb/domain/language/date-times'
import { sql, type RawBuilder } from 'kysely'
import type { AuditEvent } from '@wewb/domain/audit/audit-event'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import type { Database } from '#db/database.ts'
import type { ComparedPeriod } from './periods.ts'

/** The count of a period and of the period it is compared with. */
export type ComparedCount = { value: number; earlier: number }
type Sum = { value: number; amount: number }

export async function countAuditEvents(
  db: Database,
  event: AuditEvent,
  { from, previous }: ComparedPeriod,
): Promise<ComparedCount | undefined> {
  const { rows } = await sql<ComparedCount>`
    select (count(*) filter (where at >= ${startOfDhakaDay(from)}))::int as value,
      (count(*) filter (where at < ${startOfDhakaDay(addDays(previous.to, 1))}))::int as earlier
    from audit where event = ${event} and at >= ${startOfDhakaDay(previous.from)}`.execute(db)
  return rows[0]
}

export async function sumQueuedPayments(db: Database): Promise<Sum | undefined> {
  const { rows } = await sql<Sum>`
    select count(*)::int as value, coalesce(sum(amount), 0)::float8 as amount from payment
    where state = 'QUEUED'`.execute(db)
  return rows[0]
}

export async function sumBatches(db: Database, state: 'MADE' | 'SENT'): Promise<Sum | undefined> {
  const { rows } = await sql<Sum>`
    select count(*)::int as value, coalesce(sum(total), 0)::float8 as amount from payment_batch
    where state = ${state}`.execute(db)
  return rows[0]
}

/** Ids of applications with a payment that the bank returned since a day. */
export const idsReturnedByBank = (since: string): RawBuilder<number> =>
  sql<number>`(select application_id from payment where state = 'FAILED' and returned_on >= ${since}::date)`

export async function sumReturnedPayments(
  db: Database,
  { from, previous }: ComparedPeriod,
): Promise<(Sum & ComparedCount) | undefined> {
  const { rows } = await sql<Sum & ComparedCount>`
    select (count(distinct application_id) filter (where returned_on >= ${from}::date))::int as value,
      coalesce(sum(amount) filter (where returned_on >= ${from}::date), 0)::float8 as amount,
      (count(distinct application_id) filter (where returned_on <= ${previous.to}::date))::int as earlier
    from payment where state = 'FAILED' and returned_on >= ${previous.from}::date`.execute(db)
  return rows[0]
}
