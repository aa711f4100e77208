import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import type { Database } from '#db/database.ts'
import { applicationCondition } from '#reporting/reports/application-condition-queries.ts'
import type { ReportContext, PageRequest } from '#reporting/reports/report-data-source.ts'
import { ageingBuckets, ageSpans, type AgeingBucket, daysBetween } from './ageing-buckets.ts'

const first = '2000-01-01'
const maxFiles = 1e9

/** Encodes a day and an application id as one ascending number, for keyset pagination. */
export const encodeDayCursor = (day: string, id: number): number => daysBetween(first, day) * maxFiles + id

const decodeDayCursor = (key: number): { day: string; id: number } => ({
  day: addDays(first, Math.floor(key / maxFiles)),
  id: key % maxFiles,
})

/** True if `app.since` is in the bucket on a day. */
function ageCondition(age: AgeingBucket, today: string): RawBuilder<SqlBool> {
  const { from, to } = ageSpans[age]
  const youngest = from === 0 ? sql<SqlBool>`true` : sql<SqlBool>`app.since <= ${addDays(today, -from)}::date`
  return to === undefined ? youngest : sql<SqlBool>`${youngest} and app.since >= ${addDays(today, -to)}::date`
}

/** A chosen period is that of the day since which an application is where it is. */
const pendingCondition = (context: ReportContext) =>
  applicationCondition(context, { table: 'application', ...(!context.isPeriodOpen && { day: 'since' }) })

export type PendingCounts = Record<AgeingBucket | 'all', number>
type PendingGroup = {
  service: string
  desk: string
  district: string | null
  mission: string | null
  airport: string | null
  holder: string | null
  oldest: string
} & PendingCounts

/** Holder of an application outside the usual office of its desk: `hq`, or the id of the office it was assigned to. */
const holderExpression = sql`case when app.head_office then 'hq'
  when app.office_desk = app.desk then app.office_id::text end`

/** M01: counts pending applications by service, desk and jurisdiction. */
export async function countPendingByDesk(context: ReportContext): Promise<PendingGroup[]> {
  const counts = ageingBuckets.map(
    (age) => sql`count(*) filter (where ${ageCondition(age, context.today)})::int as ${sql.ref(age)}`,
  )
  const { rows } = await sql<PendingGroup>`
    select app.service, app.desk, app.district, app.mission, app.airport, ${holderExpression} as holder,
      ${sql.join(counts)},
      count(*)::int as "all", min(app.since) as oldest
    from application app where app.desk is not null and ${pendingCondition(context)}
    group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6`.execute(context.db)
  return rows
}

type DeskAndHolder = { desk: string; holder: string | null }

/** Reads `district`, `district@hq` or `district@12` in the figure of a link. */
export function parseDeskAndHolder(value: string): DeskAndHolder {
  const [desk = '', holder = null] = value.split('@')
  return { desk, holder }
}

export const formatDeskAndHolder = ({ desk, holder }: DeskAndHolder): string =>
  holder === null ? desk : `${desk}@${holder}`

/** True on this desk (any if empty) with this holder, and in the ageing bucket if one is given. */
export const isOnDesk = (
  { desk, holder }: DeskAndHolder,
  age: AgeingBucket | undefined,
  today: string,
): RawBuilder<SqlBool> =>
  sql<SqlBool>`app.desk is not null and ${age ? ageCondition(age, today) : sql`true`}
    and ${desk ? sql`app.desk = ${desk} and ${holderExpression} is not distinct from ${holder}` : sql`true`}`

export const isLateOnDesk = (today: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`app.desk is not null and app.desk_due_on < ${today}::date`

export const isReturned = sql<SqlBool>`app.status = 'RETURNED'`

/** Columns of an application in the lists of M01 to M03. */
export type PendingApplication = {
  id: number
  no: string
  service: string
  state: string
  name: string | null
  name_bng: string | null
  desk: string | null
  district: string | null
  mission: string | null
  airport: string | null
  holder: string | null
  since: string
  due_on: string | null
  desk_due_on: string | null
  taken_by: number | null
}

export type DayColumn = 'since' | 'due_on' | 'desk_due_on'

/** Sorts applications without a due date last. */
export const NO_DUE_DATE = '2199-12-31'

export async function countPendingApplications(
  context: ReportContext,
  condition: RawBuilder<SqlBool>,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from application app where ${condition} and ${pendingCondition(context)}`.execute(
    context.db,
  )
  return rows[0]?.n ?? 0
}

/** Lists applications ordered by a date. Deep pages are found in the index; only the page itself is read. */
export async function listPendingApplications(
  context: ReportContext,
  condition: RawBuilder<SqlBool>,
  orderedBy: DayColumn,
  { limit, offset, after, sort }: PageRequest,
): Promise<PendingApplication[]> {
  const column = sql.ref(`app.${orderedBy}`)
  const order = sql.raw(sort?.descending ? 'desc' : 'asc')
  const last = after === undefined ? undefined : decodeDayCursor(after)
  const onward = last
    ? sql`and (coalesce(${column}, ${NO_DUE_DATE}::date), app.id) > (${last.day}::date, ${last.id})`
    : sql``
  const { rows } = await sql<PendingApplication>`
    with page as materialized (
      select app.id from application app where ${condition} and ${pendingCondition(context)} ${onward}
      order by ${column} ${order}, app.id ${order} limit ${limit} offset ${offset})
    select id, no, service, state, name, name_bng, desk, district, mission, airport, ${holderExpression} as holder,
      since, due_on, desk_due_on, taken_by
    from application app where id in (select id from page) order by ${column} ${order}, app.id ${order}`.execute(
    context.db,
  )
  return rows
}

type ReturnReason = { id: number; note: string; note_bng: string; reminded: string | null }

/** M03: lists why each application was returned, and the last reminder since. */
export async function listReturnReasons(db: Database, ids: readonly number[]): Promise<ReturnReason[]> {
  const { rows } = await sql<ReturnReason>`
    select app.id, coalesce(act.note, '') as note, coalesce(act.note_bng, '') as note_bng,
      (select max(report_day(message.created_at)) from message
        where message.file_no = app.no and message.template = 'REMINDER' and message.state <> 'void'
          and message.created_at >= act.at) as reminded
    from application app left join lateral (
      select note, note_bng, at from application_act
      where application_id = app.id and to_state = app.state and from_state <> to_state
      order by id desc limit 1) act on true
    where app.id = any(${ids})`.execute(db)
  return rows
}
