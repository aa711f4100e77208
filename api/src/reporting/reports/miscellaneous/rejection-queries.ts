import { sql } from 'kysely'
import { applicationCondition } from '#reporting/reports/application-condition-queries.ts'
import type { ReportContext, PageRequest } from '#reporting/reports/report-data-source.ts'

/** Code of a rejection without a recorded reason. */
export const noReason = '-'

/** Selects rejected applications with the reason of the last rejection: a dismissed appeal has its own. */
const rejected = (context: ReportContext) => sql`
  report_file app left join lateral (
    select reply->>'reasonCode' as reason from application_act
    where application_id = app.application_id and to_status = -2 and reply ? 'reasonCode'
    order by id desc limit 1) act on true
  where app.approval_status = -2 and app.status = 'REJECTED'
    and ${applicationCondition(context, { day: 'decided_on' })}`

type RejectionCount = { service: string; code: string; number: number }

/** M04: counts rejections by service and reason. */
export async function countRejectionsByReason(context: ReportContext): Promise<RejectionCount[]> {
  const { rows } = await sql<RejectionCount>`
    select app.service, coalesce(act.reason, ${noReason}) as code, count(*)::int as number from ${rejected(context)}
    group by 1, 2 order by 1, 3 desc, 2`.execute(context.db)
  return rows
}

const rejectedFor = (context: ReportContext) =>
  sql`${rejected(context)}
    and ${context.query.figure ? sql`coalesce(act.reason, ${noReason}) = ${context.query.figure}` : sql`true`}`

/** Drill-down of M04: counts the rejections with the reason of the figure. */
export async function countRejectedApplications(context: ReportContext): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${rejectedFor(context)}`.execute(context.db)
  return rows[0]?.n ?? 0
}

type RejectedApplication = {
  id: number
  no: string
  service: string
  name: string | null
  name_bng: string | null
  decided_on: string
}

/** Drill-down of M04, newest first. */
export async function listRejectedApplications(
  context: ReportContext,
  { limit, offset, after, sort }: PageRequest,
): Promise<RejectedApplication[]> {
  const onward = after === undefined ? sql`` : sql`and app.application_id < ${after}`
  const order = sort ? sql`app.decided_on ${sql.raw(sort.descending ? 'desc' : 'asc')}, ` : sql``
  const { rows } = await sql<RejectedApplication>`
    select id, no, application.service, name, name_bng, decided_on from (
      select app.application_id, app.decided_on from ${rejectedFor(context)} ${onward}
      order by ${order} app.application_id desc limit ${limit} offset ${offset}) app
    join application on id = app.application_id order by ${order} app.application_id desc`.execute(context.db)
  return rows
}
