import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { ImportColumn, ParsedRow, ImportSheet } from './import-sheets.ts'
import { MAX_ROWS, UnreadableFileError } from '#registers/spreadsheets/unreadable-file.ts'

export type RowError = { row: number; column: string; message: Bilingual }
/** A row of the file: its stored values, or its errors. */
export type ValidatedRow = { number: number } & (
  | { row: ParsedRow; errors?: never }
  | { row?: never; errors: RowError[] }
)

const isEmpty = { bn: 'এ ঘরটি খালি রাখা যাবে না।', en: 'This cell may not be empty.' }
const isRepeated = { bn: 'একই নম্বর ফাইলে আগেও আছে।', en: 'The same number stands in the file before.' }

/**
 * Reads a sheet to its end. The same file always gives the same rows in the same order, which a resumed import relies
 * on.
 */
export async function* validateRows(sheet: ImportSheet, rows: AsyncIterable<string[]>): AsyncGenerator<ValidatedRow> {
  const seen = new Set<string>()
  let columnIndexes: ReadonlyMap<ImportColumn, number> | undefined
  let number = 0
  for await (const cells of rows) {
    number += 1
    if (number > MAX_ROWS + 1) throw new UnreadableFileError('too-large')
    if (cells.every((cell) => cell.trim() === '')) continue
    if (columnIndexes) yield checkRow(sheet, columnIndexes, cells, number, seen)
    else columnIndexes = readHeading(sheet, cells)
  }
  if (!columnIndexes) throw new UnreadableFileError()
}

function readHeading({ columns }: ImportSheet, cells: readonly string[]): Map<ImportColumn, number> {
  const headings = cells.map(normalizeHeading)
  const columnIndexOf = ({ id, label, aliases = [] }: ImportColumn) => {
    const names = new Set([id, label.bn, label.en, ...aliases].map(normalizeHeading))
    return headings.findIndex((heading) => names.has(heading))
  }
  const columnIndexes = new Map(
    columns.map((column) => [column, columnIndexOf(column)] as const).filter(([, place]) => place >= 0),
  )
  const missing = columns.filter((column) => !column.isOptional && !columnIndexes.has(column))
  if (missing.length > 0) throw new UnreadableFileError({ missing: missing.map(({ label }) => label) })
  return columnIndexes
}

/** Normalises headings: “Passport No.”, passport_no and PASSPORT-NO match. */
export const normalizeHeading = (heading: string) =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

function checkRow(
  { columns, keyColumn = 'number', keyOf, validateRow }: ImportSheet,
  places: ReadonlyMap<ImportColumn, number>,
  cells: readonly string[],
  number: number,
  seen: Set<string>,
): ValidatedRow {
  const row: ParsedRow = {}
  const errors: RowError[] = []
  for (const column of columns) {
    const typed = cells[places.get(column) ?? -1] ?? ''
    const value = typed.trim() === '' ? null : column.parse(typed)
    row[column.id] = value ?? null
    if (value === undefined) errors.push({ row: number, column: column.id, message: column.errorMessage })
    if (value === null && !column.isOptional) errors.push({ row: number, column: column.id, message: isEmpty })
  }
  if (errors.length === 0) errors.push(...validateRow(row).map((fault) => ({ row: number, ...fault })))
  if (errors.length > 0) return { number, errors }
  const key = keyOf(row)
  if (seen.has(key)) return { number, errors: [{ row: number, column: keyColumn, message: isRepeated }] }
  seen.add(key)
  return { number, row }
}
