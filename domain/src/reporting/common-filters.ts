import type { ReportFilter } from './report.ts'

/** The filters of every report whose rows are applications, or belong to one. */
export const commonFilters: readonly ReportFilter[] = [
  'period',
  'module',
  'division',
  'district',
  'mission',
  'country',
  'office',
  'gender',
  'status',
]

/** The common filters without those that no row of a report has (docs/domain/reports.md). */
export const commonFiltersWithout = (...names: readonly ReportFilter[]): readonly ReportFilter[] =>
  commonFilters.filter((name) => !names.includes(name))
