import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { ReportRow, InMemoryReport } from '#reporting/reports/report-data-source.ts'
import { applicationsDrillDownUrl } from '#reporting/reports/drill-down-links.ts'
import { listCirculars, sumSpendingOfCirculars, sumSpendingWithoutCircular, type Spending } from './queries.ts'

const allYear: Bilingual = { bn: 'সারা বছর (বিজ্ঞপ্তি ছাড়া)', en: 'All year, without a circular' }

/**
 * G06: a circular has one budget for its lifetime, so it is compared with everything sanctioned under it; it is listed
 * if it was open in the period. A service without circulars shows what it sanctioned in the period, without a budget.
 */
export const budgets: InMemoryReport = {
  async list(context) {
    const circulars = await listCirculars(context)
    const ids = circulars.map(({ id }) => id)
    const [under, without] = await Promise.all([
      sumSpendingOfCirculars(context, ids),
      sumSpendingWithoutCircular(context),
    ])
    const spent = new Map(under.map((row) => [row.setup_id, row]))
    return context.services.flatMap(({ id, title }): ReportRow[] => [
      ...circulars
        .filter(({ service }) => service === id)
        .map((circular) =>
          rowOf(title, { bn: circular.title_bng, en: circular.title }, circular.budget, spent.get(circular.id)),
        ),
      ...without
        .filter(({ service }) => service === id)
        .map((sums) => ({
          ...rowOf(title, allYear, null, sums),
          links: { sanctioned: applicationsDrillDownUrl(context, { module: id, figure: 'approvedThen' }) },
        })),
    ])
  },
}

function rowOf(service: Bilingual, programme: Bilingual, budget: string | null, sums?: Spending): ReportRow {
  const { sanctioned = '0.00', paid = '0.00' } = sums ?? {}
  const balance =
    budget === null ? null : (Math.round(Number(budget) * 100 - Number(sanctioned) * 100) / 100).toFixed(2)
  return {
    cells: {
      service,
      programme,
      budget: budget === null ? null : Number(budget).toFixed(2),
      sanctioned,
      paid,
      balance,
    },
  }
}
