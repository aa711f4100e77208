import type { Cell } from '../../../../domain/src/reports/report.ts'
import type { AnswerRow } from './report-calls.ts'
import { numberIn } from './show-value.ts'

export type ChartRow = { label: string; values: number[]; href?: string | undefined }

/** More bars than these nobody compares; the table has the rest. */
export const mostBars = 20

/** The rows of a report as bars: those with the same label are one. A bar of several rows, or of several parts, has no one list behind it. */
export function chartRows(rows: readonly AnswerRow[], values: readonly string[], labelOf: (row: AnswerRow) => string): ChartRow[] {
  const groups = [...Map.groupBy(rows, labelOf)]
  return groups.map(([label, own]) => ({
    label,
    values: values.map((id) => own.reduce((sum, { cells }) => sum + numberIn(cells[id]), 0)),
    ...(own.length === 1 && values.length === 1 && { href: own[0]?.links[values[0] ?? ''] }),
  }))
}

/** By the day or the year they are about, the first one first. */
export const inTime = (rows: readonly AnswerRow[], label: string): AnswerRow[] =>
  rows.toSorted((one, other) => asWritten(one.cells[label]).localeCompare(asWritten(other.cells[label])))

const asWritten = (cell: Cell | undefined): string => (typeof cell === 'string' ? cell : '')

/** The longest, in the order in which they came. */
export function longest(rows: readonly ChartRow[], most = mostBars): ChartRow[] {
  const kept = new Set(rows.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, most))
  return rows.filter((row) => kept.has(row) && sizeOf(row) > 0)
}

const sizeOf = ({ values }: ChartRow) => values.reduce((sum, value) => sum + value, 0)
