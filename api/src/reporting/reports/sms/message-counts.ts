import { getOwn } from '@wewb/domain/collections/get-own'
import type { ReportQuery } from '@wewb/domain/reporting/report-contracts'
import type { ReportContext, ReportRow, InMemoryReport } from '#reporting/reports/report-data-source.ts'
import { drillDownUrl } from '#reporting/reports/drill-down-links.ts'
import { moduleName, outcomesByFigure, templateName } from './message-filters.ts'
import { countMessagesByDay, countMessagesByModule, type OutcomeCounts } from './queries.ts'

/** Counts by module and template from the running totals: a year of messages is some thousand rows. */
export const byModule: InMemoryReport = {
  async list(context) {
    const rows = await countMessagesByModule(context)
    return rows.map(({ module, template, poisha, all, bangla, codes, used, ...counts }) => ({
      cells: {
        module: moduleName(context, module),
        template: templateName(template),
        ...counts,
        cost: (poisha / 100).toFixed(2),
        banglaShare: percentOf(bangla, all),
        codeRate: codes > 0 ? percentOf(used, codes) : null,
      },
      links: linksOf(context, counts, { module, template }),
    }))
  },
}

/** The short report, by day. */
export const byDay: InMemoryReport = {
  async list(context) {
    const rows = await countMessagesByDay(context)
    return rows.map(({ day, sent, delivered, failed }) => ({
      cells: { day, sent, delivered, failed },
      links: linksOf(context, { sent, delivered, failed }, { from: day, to: day }),
    }))
  },
}

const percentOf = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10

function linksOf(
  context: ReportContext,
  counts: Partial<OutcomeCounts>,
  filters: ReportQuery,
): NonNullable<ReportRow['links']> {
  const figures = Object.keys(outcomesByFigure).filter((name) => (getOwn(counts, name) ?? 0) > 0)
  return Object.fromEntries(figures.map((figure) => [figure, drillDownUrl(context, 'list', { ...filters, figure })]))
}
