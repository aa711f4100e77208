import { reportMessages } from '@wewb/domain/reporting/columns'
import type { ReportRow, InMemoryReport } from '#reporting/reports/report-data-source.ts'
import { applicationsDrillDownUrl } from '#reporting/reports/drill-down-links.ts'
import { lookupNameOf } from '#reporting/reports/report-names.ts'
import { listLookupNames } from '#reporting/reports/queries.ts'
import { countByCountry, countryFigures, type CountryFigure } from './queries.ts'

/** The service of each figure; without access to it the figure is empty instead of zero. */
const serviceOfFigure: Record<CountryFigure, string> = {
  members: 'wewb-membership',
  deaths: 'fa-repatriation',
  broughtHome: 'fa-repatriation',
  buriedAbroad: 'fa-repatriation',
  compensation: 'compensation',
}

/** G03: each figure by its own date: members and compensation by the approval, deaths by the report. */
export const byCountry: InMemoryReport = {
  async list(context) {
    const countries = await listLookupNames(context.db, 'country')
    const visibleFigures = countryFigures.filter((name) =>
      context.services.some(({ id }) => id === serviceOfFigure[name]),
    )
    return (await countByCountry(context)).map((group): ReportRow => {
      const head = group.country === null ? reportMessages.notRecorded : lookupNameOf(countries, group.country)
      const counts = countryFigures.map((name) => [name, visibleFigures.includes(name) ? group[name] : null] as const)
      const links = visibleFigures.filter((name) => group.country !== null && Number(group[name]) > 0)
      return {
        cells: { country: head, ...Object.fromEntries(counts) },
        links: Object.fromEntries(
          links.map((figure) => [figure, applicationsDrillDownUrl(context, { country: group.country ?? '', figure })]),
        ),
      }
    })
  },
}
