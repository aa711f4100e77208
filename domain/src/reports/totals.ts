import type { Cell, ReportColumn } from './report.ts'

/** The last row: what its columns say can be added up, over all rows. */
export const totalsOf = (columns: readonly ReportColumn[], rows: readonly Record<string, Cell>[]): Record<string, Cell> =>
  Object.fromEntries(
    columns.filter(({ total }) => total === 'sum').map(({ id, kind }) => [id, kind === 'money' ? sumOfMoney(rows, id) : sum(rows, id)]),
  )

/** Counts are whole and shares have one decimal; what binary fractions leave over is no part of either. */
const sum = (rows: readonly Record<string, Cell>[], id: string) =>
  Math.round(rows.reduce((total, row) => total + Number(row[id] ?? 0), 0) * 10) / 10

/** In whole poisha, which are exact far beyond any budget. */
const sumOfMoney = (rows: readonly Record<string, Cell>[], id: string) =>
  (rows.reduce((total, row) => total + Math.round(Number(row[id] ?? 0) * 100), 0) / 100).toFixed(2)
