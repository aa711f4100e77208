import type { ImportKind } from '../../../domain/src/contracts/registry.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import type { Reader } from './read-values.ts'
import { resultSheet } from './result-columns.ts'
import { workerSheet } from './worker-columns.ts'

export type Cell = string | number | null
/** By column id, which is also the column's name in the database. */
export type Row = Record<string, Cell>

export type Column = {
  id: string
  label: Bilingual
  /** What the heading may also be called. */
  also?: readonly string[]
  isOptional?: true
  read: Reader
  otherwise: Bilingual
  example: string
}

export type Sheet = {
  columns: readonly Column[]
  /** Two rows with the same key are about the same paper. */
  keyOf(row: Row): string
  /** What one column alone cannot know: the id of a column and a sentence, for each fault. */
  judge(row: Row): { column: string; message: Bilingual }[]
}

export const sheets: Record<ImportKind, Sheet> = { WORKER: workerSheet, RESULT: resultSheet }
