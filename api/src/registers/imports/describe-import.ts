import type { ImportKind } from '@wewb/domain/registers/register-contracts'
import type { RowError } from './validate-rows.ts'
import { importSheets, type CellValue } from './import-sheets.ts'
import type { ImportRow } from './queries.ts'

export const describeImport = (row: ImportRow) => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  fileName: row.file_name,
  total: row.total,
  done: row.done,
  added: row.added,
  changed: row.changed,
  refused: row.refused,
  byName: row.full_name,
  byNameBng: row.full_name_bng,
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
})

/** Enough for a screen that polls every second; the error file has the others. */
export const MAX_LISTED_ERRORS = 100

export function labelErrors(kind: ImportKind, errors: readonly RowError[]) {
  const labels = new Map(importSheets[kind].columns.map(({ id, label }) => [id, label]))
  return errors.map((error) => ({
    ...error,
    label: labels.get(error.column) ?? { bn: error.column, en: error.column },
  }))
}

/** Masks a passport as A01***567: enough to check that the column is right. */
export const maskPassport = (passport: string) => `${passport.slice(0, 3)}***${passport.slice(-3)}`

export function describeCell(column: string, cell: CellValue): string | null {
  if (cell === null) return null
  if (column === 'gpa') return Number(cell).toFixed(2)
  return column === 'passport_no' ? maskPassport(String(cell)) : String(cell)
}
