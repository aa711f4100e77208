import type { ReportDataSource } from '#reporting/reports/report-data-source.ts'
import { messageDrillDown } from './message-drill-down.ts'
import { byDay, byModule } from './message-counts.ts'

/** Data sources of the SMS reports, by mode. */
export const smsDataSources: Record<string, ReportDataSource> = {
  summary: byModule,
  short: byDay,
  list: messageDrillDown,
}
