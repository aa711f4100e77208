import { startOfDhakaDay } from '@wewb/domain/language/date-times'
import { sql, type RawBuilder } from 'kysely'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import type { PhoneCallReason } from '@wewb/domain/reporting/phone-call-contracts'
import { isEndingSoon, newsStates, noticeStates } from '#content/content/queries.ts'
import type { Database } from '#db/database.ts'
import type { DateRange, ComparedPeriod } from '#reporting/dashboard/periods.ts'
import type { ComparedCount } from '#reporting/dashboard/tile-queries.ts'

/** The service type of an application. */
export const serviceType = sql<string>`answers->>'serviceType'`

/** Arrival day of the flight, as last entered by the mission. */
export const arrivalDay = sql<string>`(
  select left(act.reply->>'arrivalTime', 10) from application_act act
  where act.application_id = application.id and jsonb_exists(act.reply, 'arrivalTime') order by act.id desc limit 1)`

/** Ids of applications with a cheque given by one of these airports since a day. */
export const idsGivenCheque = (airports: string[], since: string): RawBuilder<number> =>
  sql<number>`(
    select leaf.application_id from cheque_leaf leaf join cheque_book book on book.id = leaf.book_id
    where leaf.state = 'GIVEN' and leaf.at >= ${startOfDhakaDay(since)} and book.airport = any(${airports}))`

export async function sumChequesGiven(
  db: Database,
  airports: string[],
  { from, previous }: ComparedPeriod,
): Promise<(ComparedCount & { amount: number }) | undefined> {
  const { rows } = await sql<ComparedCount & { amount: number }>`
    select (count(*) filter (where leaf.at >= ${startOfDhakaDay(from)}))::int as value,
      coalesce(sum(leaf.amount) filter (where leaf.at >= ${startOfDhakaDay(from)}), 0)::float8 as amount,
      (count(*) filter (where leaf.at < ${startOfDhakaDay(addDays(previous.to, 1))}))::int as earlier
    from cheque_leaf leaf join cheque_book book on book.id = leaf.book_id
    where leaf.state = 'GIVEN' and leaf.at >= ${startOfDhakaDay(previous.from)}
      and book.airport = any(${airports})`.execute(db)
  return rows[0]
}

/** Counts the leaves left in the open cheque books of these airports. */
export async function countChequeLeavesLeft(db: Database, airports: string[]): Promise<number> {
  const { rows } = await sql<{ value: number }>`
    select coalesce(
      sum(last_no - first_no + 1 - (select count(*) from cheque_leaf where book_id = cheque_book.id)), 0)::int as value
    from cheque_book where closed_at is null and airport = any(${airports})`.execute(db)
  return rows[0]?.value ?? 0
}

/** Ids of membership applications approved at one of these missions since a day. */
export const idsOfNewMembers = (missions: string[], since: string): RawBuilder<number> =>
  sql<number>`(
    select application_id from member where mission = any(${missions}) and joined_on >= ${since}::date)`

export async function countNewMembers(
  db: Database,
  missions: string[],
  { from, previous }: ComparedPeriod,
): Promise<ComparedCount | undefined> {
  const { rows } = await sql<ComparedCount>`
    select (count(*) filter (where joined_on >= ${from}::date))::int as value,
      (count(*) filter (where joined_on <= ${previous.to}::date))::int as earlier
    from member where mission = any(${missions}) and joined_on >= ${previous.from}::date`.execute(db)
  return rows[0]
}

/** Ids of applications with a fee received by one of these missions since a day. */
export const idsWithFee = (missions: string[], since: string): RawBuilder<number> =>
  sql<number>`(
    select application_id from fee_receipt where mission = any(${missions})
      and received_at >= ${startOfDhakaDay(since)})`

type FeeSum = { currency: string; value: number; amount: number }

export async function sumFeesByCurrency(db: Database, missions: string[], since: string): Promise<FeeSum[]> {
  const { rows } = await sql<FeeSum>`
    select currency, count(*)::int as value, sum(amount)::float8 as amount from fee_receipt
    where mission = any(${missions}) and received_at >= ${startOfDhakaDay(since)} group by currency`.execute(db)
  return rows
}

/** Ids of applications whose answers were changed since a day. */
export const idsEditedSince = (day: string): RawBuilder<number> =>
  sql<number>`(
    select application_id from application_act where changes_sealed is not null and on_day >= ${day}::date)`

export async function countStaff(db: Database, isActive: boolean): Promise<number> {
  const { value } = await db
    .selectFrom('account')
    .select((eb) => eb.fn.countAll<number>().as('value'))
    .where('user_type', '!=', 'APPLICANT')
    .where('state', isActive ? '=' : '!=', 'active')
    .executeTakeFirstOrThrow()
  return value
}

/** Counts failed messages of today and yesterday. */
export async function countFailedMessages(db: Database, today: string): Promise<ComparedCount | undefined> {
  const { rows } = await sql<ComparedCount>`
    select (count(*) filter (where created_at >= ${startOfDhakaDay(today)}))::int as value,
      (count(*) filter (where created_at < ${startOfDhakaDay(today)}))::int as earlier
    from message where state = 'failed' and created_at >= ${startOfDhakaDay(addDays(today, -1))}`.execute(db)
  return rows[0]
}

export async function countQueuedMessages(db: Database): Promise<number> {
  const { rows } = await sql<{ value: number }>`
    select count(*)::int as value from message where state = 'queued'`.execute(db)
  return rows[0]?.value ?? 0
}

/** Sums the SMS of each day, from the running totals of the reports. */
export async function sumMessagesByDay(db: Database, { from, to }: DateRange): Promise<{ x: string; y: number }[]> {
  const { rows } = await sql<{ x: string; y: number }>`
    select day as x, sum(n)::int as y from message_tally
    where day between ${from}::date and ${to}::date
    group by day`.execute(db)
  return rows
}

/** Counts phone calls since the start of a day, of one agent or of all. */
export async function countPhoneCalls(db: Database, since: string, agentId?: number): Promise<number> {
  const { rows } = await sql<{ value: number }>`
    select count(*)::int as value from call_log
    where at >= ${startOfDhakaDay(since)} ${agentId === undefined ? sql`` : sql`and agent_id = ${agentId}`}`.execute(db)
  return rows[0]?.value ?? 0
}

export async function countPhoneCallsByReason(
  db: Database,
  since: string,
): Promise<{ x: PhoneCallReason; y: number }[]> {
  const { rows } = await sql<{ x: PhoneCallReason; y: number }>`
    select reason as x, count(*)::int as y from call_log
    where at >= ${startOfDhakaDay(since)}
    group by reason order by y desc`.execute(db)
  return rows
}

export async function countNotices(db: Database, which: 'draft' | 'scheduled' | 'ending'): Promise<number> {
  const { value } = await db
    .selectFrom('notice')
    .select((eb) => eb.fn.countAll<number>().as('value'))
    .where(which === 'ending' ? isEndingSoon(noticeStates) : noticeStates[which])
    .executeTakeFirstOrThrow()
  return value
}

export async function countNewsEndingSoon(db: Database): Promise<number> {
  const { value } = await db
    .selectFrom('news_highlight')
    .select((eb) => eb.fn.countAll<number>().as('value'))
    .where(isEndingSoon(newsStates))
    .executeTakeFirstOrThrow()
  return value
}
