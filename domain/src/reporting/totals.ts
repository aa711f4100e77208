import type { Cell, ReportColumn } from './report.ts'

/** Totals of the columns that have one, over all rows. */
export const totalsOf = (
  columns: readonly ReportColumn[],
  rows: readonly Record<string, Cell>[],
): Record<string, Cell> =>
  Object.fromEntries(
    columns
      .filter(({ total }) => total === 'sum')
      .map(({ id, kind }) => [id, kind === 'money' ? sumOfMoney(rows, id) : sum(rows, id)]),
  )

/** Rounds to one decimal, which removes floating-point errors: counts are integers and percentages have one decimal. */
const sum = (rows: readonly Record<string, Cell>[], id: string) =>
  Math.round(rows.reduce((total, row) => total + Number(row[id] ?? 0), 0) * 10) / 10

/** Sums in whole poisha, which is exact. */
const sumOfMoney = (rows: readonly Record<string, Cell>[], id: string) =>
  (rows.reduce((total, row) => total + Math.round(Number(row[id] ?? 0) * 100), 0) / 100).toFixed(2)
