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
  }>`select count(*)::int as total from report_file file where ${which(context)}`.execute(context.db)
  return rows[0]?.total ?? 0
}

export async function listFigureApplications(
  context: ReportContext,
  { limit, offset, after }: PageRequest,
): Promise<ApplicationRow[]> {
  const { rows } = await sql<ApplicationRow>`
    select file.application_id as id, told.no, file.service, file.state, file.district,
      told.name, told.name_bng, file.received_on, file.amount, file.paid_on
    from (
      select * from report_file file
      where ${which(context)} ${after === undefined ? sql`` : sql`and application_id < ${after}`}
      order by application_id desc limit ${limit} offset ${offset}
    ) file join application told on told.id = file.application_id
    order by file.application_id desc`.execute(context.db)
  return rows
}

/** An unknown figure matches nothing. */
function which(context: ReportContext) {
  const figure = reportFigures.get(context.query.figure ?? '')
  return figure ? sql`${applicationCondition(context, { day: figure.day })} and ${figure.condition}` : sql`false`
}
