import { sql } from 'kysely'
import { applicationCondition } from './application-condition-queries.ts'
import { reportFigures } from './figures.ts'
import type { ReportContext, PageRequest } from './report-data-source.ts'

type ApplicationRow = {
  id: number
  no: string
  service: string
  state: string
  district: string | null
  name: string | null
  name_bng: string | null
  received_on: string
  amount: string | null
  paid_on: string | null
}

export async function countFigureApplications(context: ReportContext): Promise<number> {
  const { rows } = await sql<{
    total: number
  }>`select count(*)::int as total from report_file app where ${which(context)}`.execute(context.db)
  return rows[0]?.total ?? 0
}

export async function listFigureApplications(
  context: ReportContext,
  { limit, offset, after }: PageRequest,
): Promise<ApplicationRow[]> {
  const { rows } = await sql<ApplicationRow>`
    select app.application_id as id, found.no, app.service, app.state, app.district,
      found.name, found.name_bng, app.received_on, app.amount, app.paid_on
    from (
      select * from report_file app
      where ${which(context)} ${after === undefined ? sql`` : sql`and application_id < ${after}`}
      order by application_id desc limit ${limit} offset ${offset}
    ) app join application found on found.id = app.application_id
    order by app.application_id desc`.execute(context.db)
  return rows
}

/** An unknown figure matches nothing. */
function which(context: ReportContext) {
  const figure = reportFigures.get(context.query.figure ?? '')
  return figure ? sql`${applicationCondition(context, { day: figure.day })} and ${figure.condition}` : sql`false`
}
