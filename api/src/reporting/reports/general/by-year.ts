import { bilingualDigits } from '@wewb/domain/language/digits'
import { fiscalYearOf } from '@wewb/domain/language/dates'
import type { ReportContext, ReportRow, InMemoryReport } from '#reporting/reports/report-data-source.ts'
import { applicationsDrillDownUrl } from '#reporting/reports/drill-down-links.ts'
import { countByYear } from './queries.ts'

type Year = {
  service: string
  year: number
  received: number
  approved: number
  paidNumber: number
  paidAmount: number
}

/** G04: applications count in the year of receipt, payments in the year of payment; both are read in one pass. */
export const byYear: InMemoryReport = {
  async list(context) {
    const years = new Map<string, Year>()
    const at = (service: string, year: number): Year => {
      const key = `${year} ${service}`
      const found = years.get(key) ?? { service, year, received: 0, approved: 0, paidNumber: 0, paidAmount: 0 }
      years.set(key, found)
      return found
    }
    for (const group of await countByYear(context)) {
      const came = at(group.service, group.received_year)
      came.received += group.n
      came.approved += group.approved
      if (group.paid_year === null) continue
      const paid = at(group.service, group.paid_year)
      paid.paidNumber += group.n
      paid.paidAmount += Math.round(Number(group.paid) * 100)
    }
    return [...years.values()]
      .toSorted((a, b) => b.year - a.year || (a.service < b.service ? -1 : 1))
      .map((year) => rowOf(context, year))
  },
}

function rowOf(context: ReportContext, { service, year, received, approved, paidNumber, paidAmount }: Year): ReportRow {
  const days = { from: `${year}-07-01`, to: `${year + 1}-06-30` }
  const link = (figure: string) => applicationsDrillDownUrl(context, { module: service, ...days, figure })
  return {
    cells: {
      year: bilingualDigits(fiscalYearOf(days.from).year),
      service: context.services.find(({ id }) => id === service)?.title ?? service,
      received,
      approved,
      paidNumber,
      paidAmount: (paidAmount / 100).toFixed(2),
    },
    links: {
      ...(received > 0 && { received: link('received') }),
      ...(approved > 0 && { approved: link('approved') }),
      ...(paidNumber > 0 && { paidNumber: link('paidThen') }),
    },
  }
}
