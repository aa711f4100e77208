import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import type { Column, Row, Sheet } from './import-columns.ts'
import { mostRows, UnreadableFile } from './unreadable-file.ts'

export type RowError = { row: number; column: string; message: Bilingual }
/** A row of the file: what would be stored, or why it is refused. */
export type Checked = { number: number } & ({ row: Row; errors?: never } | { row?: never; errors: RowError[] })

const isEmpty = { bn: 'এ ঘরটি খালি রাখা যাবে না।', en: 'This cell may not be empty.' }
const isRepeated = { bn: 'একই নম্বর ফাইলে আগেও আছে।', en: 'The same number stands in the file before.' }

/** Reads a sheet to its end. The same file always gives the same rows in the same order: a restart counts on it. */
export async function* checkRows(sheet: Sheet, rows: AsyncIterable<string[]>): AsyncGenerator<Checked> {
  const seen = new Set<string>()
  let places: ReadonlyMap<Column, number> | undefined
  let number = 0
  for await (const cells of rows) {
    number += 1
    if (number > mostRows + 1) throw new UnreadableFile('too-large')
    if (cells.every((cell) => cell.trim() === '')) continue
    if (places) yield checkRow(sheet, places, cells, number, seen)
    else places = readHeading(sheet, cells)
  }
  if (!places) throw new UnreadableFile()
}

function readHeading({ columns }: Sheet, cells: readonly string[]): Map<Column, number> {
  const headings = cells.map(plain)
  const placeOf = ({ id, label, also = [] }: Column) => {
    const names = new Set([id, label.bn, label.en, ...also].map(plain))
    return headings.findIndex((heading) => names.has(heading))
  }
  const places = new Map(columns.map((column) => [column, placeOf(column)] as const).filter(([, place]) => place >= 0))
  const missing = columns.filter((column) => !column.isOptional && !places.has(column))
  if (missing.length > 0) throw new UnreadableFile({ missing: missing.map(({ label }) => label) })
  return places
}

/** “Passport No.”, passport_no and PASSPORT-NO are one heading. */
const plain = (heading: string) =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

function checkRow({ columns, keyOf, judge }: Sheet, places: ReadonlyMap<Column, number>, cells: readonly string[], number: number, seen: Set<string>): Checked {
  const row: Row = {}
  const errors: RowError[] = []
  for (const column of columns) {
    const typed = cells[places.get(column) ?? -1] ?? ''
    const value = typed.trim() === '' ? null : column.read(typed)
    row[column.id] = value ?? null
    if (value === undefined) errors.push({ row: number, column: column.id, message: column.otherwise })
    if (value === null && !column.isOptional) errors.push({ row: number, column: column.id, message: isEmpty })
  }
  if (errors.length === 0) errors.push(...judge(row).map((fault) => ({ row: number, ...fault })))
  if (errors.length > 0) return { number, errors }
  const key = keyOf(row)
  if (seen.has(key)) return { number, errors: [{ row: number, column: 'number' in row ? 'number' : 'roll', message: isRepeated }] }
  seen.add(key)
  return { number, row }
} // prettier-ignore
