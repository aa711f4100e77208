import type { Permission } from '../access/actions.ts'
import type { Bilingual } from '../language/bilingual.ts'

/** The screens that show reports; who may see a report is who may see its screen. */
export const reportScreens = ['miscellaneous-report', 'general-report', 'sms-module-summary-report'] as const
export type ReportScreen = (typeof reportScreens)[number]

/** What a report may be narrowed by. `figure` is never chosen: it comes with the link from a figure to the list behind it. */
export const reportFilters = [
  'period', 'module', 'division', 'district', 'mission', 'country', 'office', 'gender', 'status', 'template', 'figure',
] as const // prettier-ignore
export type ReportFilter = (typeof reportFilters)[number]

/**
 * How a value travels, and so how it is shown and written into a file:
 * `text` and `application` (its number) a string or both languages; `count` and `days` a whole number; `money` a decimal string in
 * taka ("1500.00"); `percent` a number with at most one decimal (12.5); `day` yyyy-MM-dd; `moment` ISO 8601.
 */
export type ColumnKind = 'text' | 'application' | 'count' | 'money' | 'percent' | 'day' | 'days' | 'moment'

/** Those that are counted with: at the right of a column, and numbers in a spreadsheet. */
export const numericKinds: ReadonlySet<ColumnKind> = new Set<ColumnKind>(['count', 'money', 'percent', 'days'])

export type ReportColumn = {
  id: string
  label: Bilingual
  kind: ColumnKind
  /** Stands in the last row of the whole report, not only of the page. */
  total?: 'sum'
  /** Hidden in part from those who only look on: a person's name, or a number of theirs (last four characters stay). */
  hides?: 'name' | 'number'
  /** How much of a printed page it takes beside the others; 1 unless said. */
  share?: number
}

/** How people would rather see it: a bar a row (`rows` by their label), one line, or bars made of parts. */
export type ChartHint = { kind: 'bars' | 'line' | 'stacked'; label: string; values: readonly string[] }

/** A report is a value: what it is called, asks and shows. What counts it has its code in `api/src/reports`. */
export type Report = {
  code: string
  screen: ReportScreen
  title: Bilingual
  /** One sentence: which question it answers. */
  about: Bilingual
  columns: readonly ReportColumn[]
  filters: readonly ReportFilter[]
  chart?: ChartHint
  /** Reached from a figure, never chosen from the list. */
  isBehindFigure?: true
  /** May be sorted by these columns; all of them unless said, which a long list says. */
  sorts?: readonly string[]
  /** Besides its screen: who counts complaints or payments may also see them. */
  needs?: Permission
  /** Only for who may see one of these services; `gms` is any programme. */
  services?: readonly string[]
}

/** A value of a row: null where there is nothing to say. */
export type Cell = string | number | Bilingual | null

/** More rows no printed paper takes, some hundred pages; a spreadsheet does. */
export const mostPrinted = 2000
/** A sheet ends after 1,048,576 rows. */
export const mostExported = 1_000_000
