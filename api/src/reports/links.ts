import { getScreen } from '../../../domain/src/access/screens.ts'
import { screenOfService } from '../../../domain/src/access/service-screen.ts'
import type { ReportQuery } from '../../../domain/src/contracts/reports.ts'
import type { Asked } from './counting.ts'

type Narrowed = ReportQuery & { figure: string }

/** From a figure to the list behind it, a report of its own: the same screen and filters, narrowed by what the row is about. */
export function listBehind({ screen, query, days }: Asked, code: string, narrowed: Narrowed): string {
  const { period: _, ...kept } = query
  const name = screen === 'sms-module-summary-report' ? 'mode' : 'code'
  const filled = Object.entries({ [name]: code, ...kept, ...days, ...narrowed }).flatMap(([key, value]) => (value ? [[key, value]] : []))
  return `${getScreen(screen).path}?${new URLSearchParams(filled)}`
}

/** To the files that a figure counts, by its name in `figures.ts`. */
export const behind = (asked: Asked, narrowed: Narrowed): string => listBehind(asked, 'FILES', narrowed)

/** From a list to the file itself. */
export const toFile = (service: string, no: string): string => `${screenOfService(service).path}?view=all&application=${no}`
