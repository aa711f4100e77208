import type { Locale } from '@wewb/domain/language/bilingual'
import { numericKinds, type Cell, type Report } from '@wewb/domain/reporting/report'
import type { ReportRow, Sort } from './report-data-source.ts'

/** Parses a sort order; a column that is not sortable is ignored. */
export function parseSort({ columns, sorts }: Report, sort: string | undefined): Sort | undefined {
  const column = sort?.replace(/^-/, '') ?? ''
  const isSortable = sorts ? sorts.includes(column) : columns.some(({ id }) => id === column)
  return isSortable ? { column, descending: sort?.startsWith('-') ?? false } : undefined
}

export function sortRows(
  report: Report,
  rows: readonly ReportRow[],
  sort: Sort | undefined,
  locale: Locale,
): readonly ReportRow[] {
  const column = report.columns.find(({ id }) => id === sort?.column)
  if (!sort || !column) return rows
  const collator = new Intl.Collator(locale)
  const compare = numericKinds.has(column.kind)
    ? (a: Cell, b: Cell) => Number(a ?? -Infinity) - Number(b ?? -Infinity)
    : (a: Cell, b: Cell) => collator.compare(textOf(a, locale), textOf(b, locale))
  const sorted = rows.toSorted((a, b) => compare(a.cells[column.id] ?? null, b.cells[column.id] ?? null))
  return sort.descending ? sorted.toReversed() : sorted
}

const textOf = (cell: Cell, locale: Locale) =>
  cell !== null && typeof cell === 'object' ? cell[locale] : String(cell ?? '')
