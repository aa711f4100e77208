import type { ImportKind } from '@wewb/domain/registers/register-contracts'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { ValueParser } from './parse-values.ts'
import { resultSheet } from './result-sheet.ts'
import { workerSheet } from './worker-sheet.ts'

export type CellValue = string | number | null
/** Values by column id, which is also the column name in the database. */
export type ParsedRow = Record<string, CellValue>

export type ImportColumn = {
  id: string
  label: Bilingual
  /** Other accepted headings. */
  aliases?: readonly string[]
  isOptional?: true
  parse: ValueParser
  errorMessage: Bilingual
  example: string
}

export type ImportSheet = {
  columns: readonly ImportColumn[]
  /** The column that a repeated row is reported at, `number` unless stated. */
  keyColumn?: string
  /** Two rows with the same key refer to the same document. */
  keyOf(row: ParsedRow): string
  /** Validates across columns: returns a column id and a message for each fault. */
  validateRow(row: ParsedRow): { column: string; message: Bilingual }[]
}

export const importSheets: Record<ImportKind, ImportSheet> = { WORKER: workerSheet, RESULT: resultSheet }
