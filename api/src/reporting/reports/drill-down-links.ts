import { getScreen } from '@wewb/domain/access/screens'
import { getServiceScreen } from '@wewb/domain/access/service-screen'
import type { ReportQuery } from '@wewb/domain/reporting/report-contracts'
import type { ReportContext } from './report-data-source.ts'

type DrillDownFilters = ReportQuery & { figure: string }

/** Returns the URL of the drill-down report of a figure: the same screen with the filters of the row. */
export function drillDownUrl(
  { screen, query, days, isPeriodOpen }: ReportContext,
  code: string,
  filters: DrillDownFilters,
): string {
  const { period: _, ...stored } = query
  const name = screen === 'sms-module-summary-report' ? 'mode' : 'code'
  const filled = Object.entries({ [name]: code, ...stored, ...(isPeriodOpen ? {} : days), ...filters }).flatMap(
    ([key, value]) => (value ? [[key, value]] : []),
  )
  return `${getScreen(screen).path}?${new URLSearchParams(filled)}`
}

/** Returns the URL of the applications of a figure, by its name in `figures.ts`. */
export const applicationsDrillDownUrl = (context: ReportContext, filters: DrillDownFilters): string =>
  drillDownUrl(context, 'FILES', filters)

/** Returns the URL of an application. */
export const applicationUrl = (service: string, no: string): string =>
  `${getServiceScreen(service).path}?view=all&application=${no}`
