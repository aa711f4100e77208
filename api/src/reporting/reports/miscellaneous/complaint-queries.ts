import { sql, type RawBuilder } from 'kysely'
import {
  complaintVisibilityOf,
  type Officer,
  type ComplaintVisibility,
} from '@wewb/domain/content/complaints/complaint-access'
import type { ComplaintState } from '@wewb/domain/content/complaints/states'
import type { ReportContext, PageRequest } from '#reporting/reports/report-data-source.ts'
import { timestampInPeriod } from './queries.ts'

const settled = sql`complaint.state in ('RESOLVED', 'DISMISSED')`

/** Open, and received on this day or before. */
const isLate = (lastDay: string) => sql`not ${settled} and report_day(complaint.received_at) <= ${lastDay}::date`

/**
 * Selects the complaints of the period that the officer may see: an accused office does not see complaints about
 * itself.
 */
function received(context: ReportContext, officer: Officer) {
  const own = officer.officeId
  const sights: Record<ComplaintVisibility, RawBuilder<unknown>> = {
    all: sql`true`,
    'not-head-office': sql`not complaint.accuses_hq`,
    'own-office': sql`complaint.accused_office is distinct from ${own}
      and (complaint.office_id = ${own} or complaint.entered_office = ${own})`,
    nothing: sql`false`,
  }
  const office = Number(context.query.office ?? 0)
  return sql`
    complaint where ${timestampInPeriod('complaint.received_at', context.days)}
      and ${sights[complaintVisibilityOf(officer)]}
      and ${office ? sql`complaint.office_id = ${office}` : sql`true`}`
}

type ComplaintCounts = {
  type: string
  office_id: number | null
  received: number
  settled: number
  late: number
  satisfaction: string | null
}

/** M12: counts complaints; an open one is late if it was received on `lateSince` or before. */
export async function countComplaints(
  context: ReportContext,
  officer: Officer,
  lateSince: string,
): Promise<ComplaintCounts[]> {
  const { rows } = await sql<ComplaintCounts>`
    select complaint.type, complaint.office_id, count(*)::int as received,
      count(*) filter (where ${settled})::int as settled, count(*) filter (where ${isLate(lateSince)})::int as late,
      round(avg(complaint.satisfaction), 1)::text as satisfaction
    from ${received(context, officer)} group by 1, 2 order by 1, 2 nulls first`.execute(context.db)
  return rows
}

/** The complaints of a figure of M12: late ones if `lateSince` is given. */
export type ComplaintFigure = {
  officer: Officer
  isSettled: boolean
  lateSince: string | undefined
  type: string | undefined
  office: string | undefined
}

function ofFigure(context: ReportContext, { officer, isSettled, lateSince, type, office }: ComplaintFigure) {
  const counted = isSettled ? settled : lateSince === undefined ? sql`true` : isLate(lateSince)
  const handled = office ? sql`coalesce(complaint.office_id, 0) = ${Number(office) || 0}` : sql`true`
  return sql`
    ${received(context, officer)} and ${counted}
      and ${type ? sql`complaint.type = ${type}` : sql`true`} and ${handled}`
}

export async function countComplaintsOfFigure(context: ReportContext, figure: ComplaintFigure): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${ofFigure(context, figure)}`.execute(
    context.db,
  )
  return rows[0]?.n ?? 0
}

type ComplaintRow = {
  id: number
  ticket_no: string
  type: string
  office_id: number | null
  on_day: string
  state: ComplaintState
  closed_on: string | null
  satisfaction: number | null
}

/** Drill-down of M12, newest first. */
export async function listComplaintsOfFigure(
  context: ReportContext,
  figure: ComplaintFigure,
  { limit, offset, after, sort }: PageRequest,
): Promise<ComplaintRow[]> {
  const { rows } = await sql<ComplaintRow>`
    select id, ticket_no, type, office_id, report_day(received_at) as on_day, state, closed_on, satisfaction
    from ${ofFigure(context, figure)}
      and ${after === undefined ? sql`true` : sql`complaint.id < ${after}`}
    order by complaint.id ${sql.raw(sort && !sort.descending ? 'asc' : 'desc')}
    limit ${limit} offset ${offset}`.execute(context.db)
  return rows
}
