import type { Permission } from '#access/actions.ts'
import type { Bilingual } from '#language/bilingual.ts'

/** Screens with reports; access to a screen includes its reports. */
export const reportScreens = ['miscellaneous-report', 'general-report', 'sms-module-summary-report'] as const
export type ReportScreen = (typeof reportScreens)[number]

/** Filters of reports. `figure` is never chosen: it comes from the link of a figure to its drill-down list. */
export const reportFilters = [
  'period',
  'module',
  'division',
  'district',
  'mission',
  'country',
  'office',
  'gender',
  'status',
  'template',
  'figure',
] as const
export type ReportFilter = (typeof reportFilters)[number]

/**
 * Data type of a column, which decides how its values are serialised, displayed and exported.
 * `text` and `application` (its number): a string or both languages; `count` and `days`: an integer; `money`: a
 * decimal string in taka ("1500.00"); `percent`: a number with at most one decimal (12.5); `day`: yyyy-MM-dd;
 * `moment`: ISO 8601.
 */
export type ColumnKind = 'text' | 'application' | 'count' | 'money' | 'percent' | 'day' | 'days' | 'moment'

/** Right-aligned on screen, and numbers in a spreadsheet. */
export const numericKinds: ReadonlySet<ColumnKind> = new Set<ColumnKind>(['count', 'money', 'percent', 'days'])

export type ReportColumn = {
  id: string
  label: Bilingual
  kind: ColumnKind
  /** Has a total over the whole report, not only the page. */
  total?: 'sum'
  /** Masked for viewers: a person's name, or a number (the last four characters stay). */
  masks?: 'name' | 'number'
  /** Relative width on a printed page; defaults to 1. */
  share?: number
}

/** Suggested chart: one bar for each row, a line, or stacked bars. */
export type ChartHint = { kind: 'bars' | 'line' | 'stacked'; label: string; values: readonly string[] }

/** A report as data: texts, filters and columns. Its query is in `api/src/reporting/reports`, under the same code. */
export type Report = {
  code: string
  screen: ReportScreen
  title: Bilingual
  /** The question it answers, in one sentence. */
  about: Bilingual
  columns: readonly ReportColumn[]
  filters: readonly ReportFilter[]
  /** Lists what is so now, of any day, unless a period is chosen. */
  isPeriodOptional?: true
  chart?: ChartHint
  /** Reached from a figure, never chosen from the list. */
  isDrillDown?: true
  /** Sortable columns; defaults to all, restricted for long lists. */
  sorts?: readonly string[]
  /** Permission required in addition to the screen: reports on complaints or payments need access to those. */
  needs?: Permission
  /** Only for people with access to one of these services; `gms` is any programme. */
  services?: readonly string[]
}

/** Value of a cell; null if there is none. */
export type Cell = string | number | Bilingual | null

/** Maximum number of printed rows, about a hundred pages; larger reports are exported as a spreadsheet. */
export const MAX_PRINTED_ROWS = 2000
/** Below the limit of 1,048,576 rows in a sheet. */
export const MAX_EXPORTED_ROWS = 1_000_000
