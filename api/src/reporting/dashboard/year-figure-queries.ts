import { startOfDhakaDay } from '@wewb/domain/language/date-times'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import type { Database } from '#db/database.ts'
import type { DateRange, ComparedPeriod } from './periods.ts'
import type { ComparedCount } from './tile-queries.ts'

/** The applications of a figure, the date column of the period, and the sum; without a sum, their number. */
export type ReportFileSum = {
  services: readonly string[]
  day: 'received_on' | 'decided_on' | 'approved_on' | 'paid_on'
  where?: RawBuilder<SqlBool>
  adds?: RawBuilder<number>
}

export const grantedSum = sql<number>`coalesce(sum(amount), 0)`
export const paidSum = sql<number>`coalesce(sum(paid), 0)`
export const grantedAverage = sql<number>`coalesce(round(avg(amount)), 0)`

/** A bereavement application and the repatriation that follows from it count as one death. */
export const isDeath = sql<SqlBool>`
  (app.service = 'bereavement' or app.purpose in ('DEAD_BODY', 'BURIAL_ABROAD')) and app.case_id is null`
export const isBroughtHome = sql<SqlBool>`app.purpose = 'DEAD_BODY' and app.stage in ('ARRIVED', 'HANDED_OVER')`

const which = ({ services, day, where }: ReportFileSum, { from, to }: DateRange) => sql<SqlBool>`
  app.service = any(${services}) and ${sql.ref(`app.${day}`)} between ${from}::date and ${to}::date
  ${where ? sql`and ${where}` : sql``}`

/** Ids of the applications that the figure counts in the period. */
export const idsOfSum = (figure: ReportFileSum, days: DateRange): RawBuilder<number> =>
  sql<number>`(select application_id from report_file app where ${which(figure, days)})`

/** Queries both years separately: one query over both would also read the months between. */
export async function sumReportFiles(
  db: Database,
  figure: ReportFileSum,
  { previous, ...now }: ComparedPeriod,
): Promise<ComparedCount | undefined> {
  const { adds = sql<number>`count(*)` } = figure
  const sumOf = (days: DateRange) =>
    sql<number>`(select ${adds} from report_file app where ${which(figure, days)})::float8`
  const { rows } = await sql<ComparedCount>`
    select ${sumOf(now)} as value, ${sumOf(previous)} as earlier`.execute(db)
  return rows[0]
}

export type DecisionCount = { service: string; received_on: string; decided_on: string; n: number }

export async function countDecisions(
  db: Database,
  services: string[],
  { from, to }: DateRange,
): Promise<DecisionCount[]> {
  const { rows } = await sql<DecisionCount>`
    select service, received_on, decided_on, count(*)::int as n from report_file
    where service = any(${services}) and decided_on between ${from}::date and ${to}::date
    group by service, received_on, decided_on`.execute(db)
  return rows
}

/** Average days from the registration of a death until the family received the body. */
export async function averageDaysToHandOver(
  db: Database,
  { previous, ...now }: ComparedPeriod,
): Promise<ComparedCount | undefined> {
  const averageOf = ({ from, to }: DateRange) => sql<number>`(
    select coalesce(round(avg(act.on_day - app.received_on), 1), 0) from report_file app
    join application_act act on act.application_id = app.application_id and act.move = 'hand-over'
    where app.service = 'fa-repatriation' and app.received_on between ${from}::date and ${to}::date)::float8`
  const { rows } = await sql<ComparedCount>`
    select ${averageOf(now)} as value, ${averageOf(previous)} as earlier`.execute(db)
  return rows[0]
}

/** Ids of applications with a referral since a day. */
export const idsReferredSince = (day: string): RawBuilder<number> =>
  sql<number>`(select application_id from acknowledgement where entered_at >= ${startOfDhakaDay(day)})`

export async function countReferredReturnees(
  db: Database,
  { from, previous }: ComparedPeriod,
): Promise<ComparedCount | undefined> {
  const { rows } = await sql<ComparedCount>`
    select (count(distinct application_id) filter (where entered_at >= ${startOfDhakaDay(from)}))::int as value,
      (count(distinct application_id)
        filter (where entered_at < ${startOfDhakaDay(addDays(previous.to, 1))}))::int as earlier
    from acknowledgement where entered_at >= ${startOfDhakaDay(previous.from)}`.execute(db)
  return rows[0]
}

export async function countOverdueComplaints(db: Database, today: string): Promise<number> {
  const { value } = await db
    .selectFrom('complaint')
    .select((eb) => eb.fn.countAll<number>().as('value'))
    .where('desk', '!=', 'NOBODY')
    .where('settle_by', '<', today)
    .executeTakeFirstOrThrow()
  return value
}
