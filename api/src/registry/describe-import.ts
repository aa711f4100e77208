import type { ImportKind } from '../../../domain/src/contracts/registry.ts'
import type { RowError } from './check-rows.ts'
import { sheets, type Cell } from './import-columns.ts'
import type { ImportRow } from './import-repository.ts'

export const describeImport = (row: ImportRow) => ({
  id: row.id, kind: row.kind, state: row.state, fileName: row.file_name,
  total: row.total, done: row.done, added: row.added, changed: row.changed, refused: row.refused,
  byName: row.full_name, byNameBng: row.full_name_bng,
  createdAt: row.created_at.toISOString(), finishedAt: row.finished_at?.toISOString() ?? null,
}) // prettier-ignore

/** Enough for a screen that asks every second; the file of reasons has the others. */
export const shownErrors = 100

export function labelErrors(kind: ImportKind, errors: readonly RowError[]) {
  const labels = new Map(sheets[kind].columns.map(({ id, label }) => [id, label]))
  return errors.map((error) => ({ ...error, label: labels.get(error.column) ?? { bn: error.column, en: error.column } }))
}

/** A01***567: enough to see that the column is the right one. */
export const maskPassport = (passport: string) => `${passport.slice(0, 3)}***${passport.slice(-3)}`

export function describeCell(column: string, cell: Cell): string | null {
  if (cell === null) return null
  if (column === 'gpa') return Number(cell).toFixed(2)
  return column === 'passport_no' ? maskPassport(String(cell)) : String(cell)
}
