import type { ReportQuery } from '@wewb/domain/reporting/report-contracts'
import { reportMessages, statusColumns } from '@wewb/domain/reporting/columns'
import type { Cell } from '@wewb/domain/reporting/report'
import type { ReportContext, ReportRow, InMemoryReport } from '#reporting/reports/report-data-source.ts'
import { applicationsDrillDownUrl } from '#reporting/reports/drill-down-links.ts'
import { lookupNameOf } from '#reporting/reports/report-names.ts'
import { listLookupNames } from '#reporting/reports/queries.ts'
import { countByStatus, type StatusCounts } from './queries.ts'

const counts = statusColumns.filter(({ kind }) => kind === 'count').map(({ id }) => id)
const none = { ...Object.fromEntries(counts.map((id) => [id, 0])), paidAmount: '0.00' } as StatusCounts

/** G01: includes services without applications in the period, with zeros. */
export const byService: InMemoryReport = {
  async list(context) {
    const groups = new Map((await countByStatus(context, 'service', counts)).map((group) => [group.of, group]))
    return context.services.map((service) =>
      rowOf(context, { service: service.title }, groups.get(service.id) ?? none, { module: service.id }),
    )
  },
}

/** G02: all districts visible to the user, and a row for applications without a district. */
export const byDistrict: InMemoryReport = {
  async list(context) {
    const groups = new Map((await countByStatus(context, 'district', counts)).map((group) => [group.of, group]))
    const names = await listLookupNames(context.db, 'district')
    const filters = context.jurisdictions.filter(({ column }) => column === 'district')
    const codes = [...names.keys()].filter((code) => filters.every(({ values }) => values.includes(code)))
    const nowhere = groups.get(null)
    return [
      ...codes.map((code) =>
        rowOf(context, { district: lookupNameOf(names, code) }, groups.get(code) ?? none, { district: code }),
      ),
      ...(nowhere ? [rowOf(context, { district: reportMessages.notRecorded }, nowhere)] : []),
    ]
  },
}

/** A row without a filter has no drill-down list. */
function rowOf(
  context: ReportContext,
  head: Record<string, Cell>,
  group: StatusCounts,
  filters?: ReportQuery,
): ReportRow {
  const figures = Object.fromEntries([...counts, 'paidAmount'].map((id) => [id, group[id] ?? 0]))
  const linked = filters ? counts.filter((id) => (group[id] ?? 0) > 0) : []
  return {
    cells: { ...head, ...figures },
    links: Object.fromEntries(
      linked.map((figure) => [figure, applicationsDrillDownUrl(context, { ...filters, figure })]),
    ),
  }
}
