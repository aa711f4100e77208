import type { Cell } from '@wewb/domain/reporting/report'
import type { ReportResponseRow } from './report-endpoints.ts'
import { cellToNumber } from './format-report-value.ts'

export type ChartRow = { label: string; values: number[]; href?: string | undefined }

/** Maximum number of bars; the table has the rest. */
export const MAX_BARS = 20

/**
 * Converts the rows of a report to bars: rows with the same label are merged. A merged or stacked bar has no drill-down
 * link.
 */
export function createChartRows(
  rows: readonly ReportResponseRow[],
  values: readonly string[],
  labelOf: (row: ReportResponseRow) => string,
): ChartRow[] {
  const groups = [...Map.groupBy(rows, labelOf)]
  return groups.map(([label, own]) => ({
    label,
    values: values.map((id) => own.reduce((sum, { cells }) => sum + cellToNumber(cells[id]), 0)),
    ...(own.length === 1 && values.length === 1 && { href: own[0]?.links[values[0] ?? ''] }),
  }))
}

/** Sorts by date or year, ascending. */
export const sortByDate = (rows: readonly ReportResponseRow[], label: string): ReportResponseRow[] =>
  rows.toSorted((one, other) => asWritten(one.cells[label]).localeCompare(asWritten(other.cells[label])))

const asWritten = (cell: Cell | undefined): string => (typeof cell === 'string' ? cell : '')

/** Selects the largest rows in their original order. */
export function topRows(rows: readonly ChartRow[], max = MAX_BARS): ChartRow[] {
  const stored = new Set(rows.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, max))
  return rows.filter((row) => stored.has(row) && sizeOf(row) > 0)
}

const sizeOf = ({ values }: ChartRow) => values.reduce((sum, value) => sum + value, 0)
