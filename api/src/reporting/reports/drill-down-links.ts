import { getScreen } from '@wewb/domain/access/screens'
import { getServiceScreen } from '@wewb/domain/access/service-screen'
import type { ReportQuery } from '@wewb/domain/reporting/report-contracts'
import type { ReportContext } from './report-data-source.ts'

type Narrowed = ReportQuery & { figure: string }

/** Returns the URL of the drill-down report of a figure: the same screen and filters, narrowed by the row. */
export function drillDownUrl(
  { screen, query: context, days }: ReportContext,
  code: string,
  narrowed: Narrowed,
): string {
  const { period: _, ...stored } = context
  const name = screen === 'sms-module-summary-report' ? 'mode' : 'code'
  const filled = Object.entries({ [name]: code, ...stored, ...days, ...narrowed }).flatMap(([key, value]) =>
    value ? [[key, value]] : [],
  )
  return `${getScreen(screen).path}?${new URLSearchParams(filled)}`
}

/** Returns the URL of the applications of a figure, by its name in `figures.ts`. */
export const applicationsDrillDownUrl = (context: ReportContext, narrowed: Narrowed): string =>
  drillDownUrl(context, 'FILES', narrowed)

/** Returns the URL of an application. */
export const applicationUrl = (service: string, no: string): string =>
  `${getServiceScreen(service).path}?view=all&application=${no}`
