import { bilingualDigits } from '@wewb/domain/language/digits'
import { levelOptions } from '@wewb/domain/services/definitions/edu-allowance/student'
import { loadLists } from '#administration/lookups/load-lists.ts'
import { disabilityServiceId, scholarshipServiceId } from '#services/setups/queries.ts'
import type { ReportContext, PagedReport } from '#reporting/reports/report-data-source.ts'
import { applicationUrl } from '#reporting/reports/drill-down-links.ts'
import { columnLabelOf, joinLabels } from './figure-labels.ts'
import { listInstalments, maxYears, sumInstalments, type InstalmentFigure } from './instalment-queries.ts'
import { applicantNameOf } from './pending-list.ts'

/**
 * Drill-down of M08 and M09: the instalments of a figure. The figure names the allowance, the outcome, and for stipends
 * year and level.
 */
export const instalmentDrillDown: PagedReport = {
  describeFigure(_query, figure) {
    const [allowance, becoming = '', year = '', level] = figure.split('.')
    const heading = columnLabelOf(allowance === 'edu' ? 'M08' : 'M09', becoming === 'unrenewed' ? 'due' : becoming)
    return joinLabels(heading, year && bilingualDigits(year), levelOptions.find(({ value }) => value === level)?.label)
  },
  async summarize(context) {
    const sums = await sumInstalments(context, readFigure(context))
    return { total: sums?.n ?? 0, sums: { amount: sums?.amount ?? '0.00' } }
  },
  async listRows(context, page) {
    const figure = readFigure(context)
    const { service } = figure
    const rows = await listInstalments(context, figure, page)
    const lists = await loadLists(context.db, [
      { source: 'district', values: [...new Set(rows.flatMap(({ district }) => district ?? []))] },
    ])
    return rows.map((year) => ({
      cells: {
        application: year.application,
        name: applicantNameOf(year),
        district: (year.district && lists('district', year.district)?.label) ?? year.district,
        year: bilingualDigits(year.year),
        amount: year.amount,
        remindedOn: year.reminded_on,
      },
      links: { application: applicationUrl(service, year.application) },
      service,
      key: year.id * maxYears + year.no,
    }))
  },
}

function readFigure({ query }: ReportContext): InstalmentFigure {
  const [allowance, becoming = '', year = '', level] = (query.figure ?? '').split('.')
  return { service: allowance === 'edu' ? scholarshipServiceId : disabilityServiceId, becoming, year, level }
}
