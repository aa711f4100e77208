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

/** True if `file.since` is in the bucket on a day. */
function ageCondition(age: AgeingBucket, today: string): RawBuilder<SqlBool> {
  const { from, to } = ageSpans[age]
  const youngest = from === 0 ? sql<SqlBool>`true` : sql<SqlBool>`file.since <= ${addDays(today, -from)}::date`
  return to === undefined ? youngest : sql<SqlBool>`${youngest} and file.since >= ${addDays(today, -to)}::date`
}

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
const holder = sql`case when file.head_office then 'hq'
  when file.office_desk = file.desk then file.office_id::text end`

/** M01: counts pending applications by service, desk and jurisdiction. */
export async function countPendingByDesk(context: ReportContext): Promise<PendingGroup[]> {
  const counts = ageingBuckets.map(
    (age) => sql`count(*) filter (where ${ageCondition(age, context.today)})::int as ${sql.ref(age)}`,
  )
  const { rows } = await sql<PendingGroup>`
    select file.service, file.desk, file.district, file.mission, file.airport, ${holder} as holder,
      ${sql.join(counts)},
      count(*)::int as "all", min(file.since) as oldest
    from application file where file.desk is not null and ${applicationCondition(context)}
    group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6`.execute(context.db)
  return rows
}

type HeldDesk = { desk: string; holder: string | null }

/** Reads `district`, `district@hq` or `district@12` in the figure of a link. */
export function parseHeldDesk(written: string): HeldDesk {
  const [desk = '', held = null] = written.split('@')
  return { desk, holder: held }
}

export const writeHeldDesk = ({ desk, holder: held }: HeldDesk): string => (held === null ? desk : `${desk}@${held}`)

/** True on this desk (any if empty) with this holder, and in the ageing bucket if one is given. */
export const isOnDesk = (
  { desk, holder: held }: HeldDesk,
  age: AgeingBucket | undefined,
  today: string,
): RawBuilder<SqlBool> =>
  sql<SqlBool>`file.desk is not null and ${age ? ageCondition(age, today) : sql`true`}
    and ${desk ? sql`file.desk = ${desk} and ${holder} is not distinct from ${held}` : sql`true`}`

export const isLateOnDesk = (today: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`file.desk is not null and file.desk_due_on < ${today}::date`

export const isReturned = sql<SqlBool>`file.status = 'RETURNED'`

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
export const noDueDay = '2199-12-31'

export async function countPendingApplications(
  context: ReportContext,
  condition: RawBuilder<SqlBool>,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from application file where ${condition} and ${applicationCondition(context)}`.execute(
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
  const column = sql.ref(`file.${orderedBy}`)
  const order = sql.raw(sort?.descending ? 'desc' : 'asc')
  const last = after === undefined ? undefined : decodeDayCursor(after)
  const onward = last
    ? sql`and (coalesce(${column}, ${noDueDay}::date), file.id) > (${last.day}::date, ${last.id})`
    : sql``
  const { rows } = await sql<PendingApplication>`
    with page as materialized (
      select file.id from application file where ${condition} and ${applicationCondition(context)} ${onward}
      order by ${column} ${order}, file.id ${order} limit ${limit} offset ${offset})
    select id, no, service, state, name, name_bng, desk, district, mission, airport, ${holder} as holder,
      since, due_on, desk_due_on, taken_by
    from application file where id in (select id from page) order by ${column} ${order}, file.id ${order}`.execute(
    context.db,
  )
  return rows
}

type ReturnNote = { id: number; note: string; note_bng: string; reminded: string | null }

/** M03: lists why each application was returned, and the last reminder since. */
export async function listReturnNotes(db: Database, ids: readonly number[]): Promise<ReturnNote[]> {
  const { rows } = await sql<ReturnNote>`
    select file.id, coalesce(act.note, '') as note, coalesce(act.note_bng, '') as note_bng,
      (select max(report_day(message.created_at)) from message
        where message.file_no = file.no and message.template = 'REMINDER' and message.state <> 'void'
          and message.created_at >= act.at) as reminded
    from application file left join lateral (
      select note, note_bng, at from application_act
      where application_id = file.id and to_state = file.state and from_state <> to_state
      order by id desc limit 1) act on true
    where file.id = any(${ids})`.execute(db)
  return rows
}
