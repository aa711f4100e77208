import { complaintStateTexts } from '@wewb/domain/content/complaints/states'
import { addDays, workingDaysBetween } from '@wewb/domain/engine/evaluation/working-days'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { bilingualDigits } from '@wewb/domain/language/digits'
import { complaintTypes } from '@wewb/domain/reference/event-lists'
import { officeTypeNames } from '@wewb/domain/reference/office-types'
import { listHolidays } from '#casework/applications/queries.ts'
import { loadOfficer } from '#content/complaints/complaint.ts'
import { listOfficeNames } from '#administration/offices/office-lookups.ts'
import type { ReportContext, PagedReport, InMemoryReport } from '#reporting/reports/report-data-source.ts'
import { drillDownUrl } from '#reporting/reports/drill-down-links.ts'
import {
  countComplaints,
  countComplaintsOfFigure,
  listComplaintsOfFigure,
  type ComplaintFigure,
} from './complaint-queries.ts'
import { columnLabelOf, joinLabels } from './figure-labels.ts'

/** M12: working days after which an open complaint is late. */
const lateAfter = 30

/** Returns the last receipt day that is more than thirty working days ago. */
async function findLateDay({ db, today }: ReportContext): Promise<string> {
  const holidays = await listHolidays(db)
  let day = today
  while (workingDaysBetween(day, today, holidays) <= lateAfter) day = addDays(day, -1)
  return day
}

/** M12: by type and handling office; unassigned complaints belong to head office. */
export const complaintCounts: InMemoryReport = {
  async list(context) {
    const lateSince = await findLateDay(context)
    const rows = await countComplaints(context, await loadOfficer(context), lateSince)
    const offices = await listOfficeNames(
      context.db,
      rows.map(({ office_id }) => office_id),
    )
    return rows.map(({ type, office_id, satisfaction, ...counts }) => {
      const link = (which: string) => drillDownUrl(context, 'M12F', { figure: `${which}.${type}.${office_id ?? 0}` })
      return {
        cells: {
          type: typeName(type),
          office: officeName(offices, office_id),
          ...counts,
          satisfaction: satisfaction && bilingualDigits(satisfaction),
        },
        links: { received: link('received'), settled: link('settled'), late: link('late') },
      }
    })
  },
}

const typeName = (code: string): Bilingual | string => complaintTypes.find((type) => type.code === code)?.name ?? code
const officeName = (offices: ReadonlyMap<number, Bilingual>, id: number | null) =>
  offices.get(id ?? 0) ?? officeTypeNames.HQ

/** Drill-down of M12: the complaints of a figure, newest first, without the complainant. */
export const complaintDrillDown: PagedReport = {
  async describeFigure({ db }, figure) {
    const [which = '', type = '', office] = figure.split('.')
    return joinLabels(
      columnLabelOf('M12', which),
      typeName(type),
      officeName(await listOfficeNames(db, [Number(office) || 0]), Number(office) || 0),
    )
  },
  async summarize(context) {
    return { total: await countComplaintsOfFigure(context, await readFigure(context)) }
  },
  async listRows(context, page) {
    const rows = await listComplaintsOfFigure(context, await readFigure(context), page)
    const offices = await listOfficeNames(
      context.db,
      rows.map(({ office_id }) => office_id),
    )
    return rows.map((row) => ({
      cells: {
        ticket: row.ticket_no,
        type: typeName(row.type),
        office: officeName(offices, row.office_id),
        receivedOn: row.on_day,
        state: complaintStateTexts[row.state].name,
        closedOn: row.closed_on,
        satisfaction: row.satisfaction === null ? null : bilingualDigits(row.satisfaction),
      },
      links: { ticket: `/complaint-list?${new URLSearchParams({ ticket: row.ticket_no })}` },
      key: row.id,
    }))
  },
}

async function readFigure(context: ReportContext): Promise<ComplaintFigure> {
  const [which = '', type, office] = (context.query.figure ?? '').split('.')
  const lateSince = which === 'late' ? await findLateDay(context) : undefined
  return { officer: await loadOfficer(context), isSettled: which === 'settled', lateSince, type, office }
}
