import { createHash } from 'node:crypto'
import type { FastifyError, FastifyRequest } from 'fastify'
import { issue, type Issue } from '@wewb/domain/engine/fields/issue'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { Database } from '#db/database.ts'
import { Problem, throwProblem } from '#problems/problem.ts'
import type { ImportSheet, ParsedRow } from '#registers/imports/import-sheets.ts'
import { normalizeHeading, validateRows, type RowError, type ValidatedRow } from '#registers/imports/validate-rows.ts'
import { listResultRows } from '#registers/spreadsheets/read-rows.ts'
import { UnreadableFileError } from '#registers/spreadsheets/unreadable-file.ts'
import { listKnown } from './queries.ts'
import { keyOf } from './row-key.ts'
import type { Mapping } from './tables.ts'

const maxBytes = 10 * 1024 * 1024
const MAX_ROWS = 20_000
const MAX_ERRORS = 200
export const PREVIEW_PAGE_SIZE = 50

/** All rows of a file as typed; the first one has the headings. */
export type StagedRows = string[][]

/** Reads the uploaded file. The name is shown to colleagues and never used as a path. */
export async function receiveRows(request: FastifyRequest) {
  if (!request.isMultipart()) return throwProblem('MALFORMED')
  try {
    const part = await request.file({ limits: { fileSize: maxBytes, files: 1, fields: 0, parts: 1 } })
    if (!part || part.fieldname !== 'file')
      return throwProblem('ANSWERS_INVALID', { issues: [issue('file', 'required')] })
    const bytes = await part.toBuffer()
    const fileName = part.filename
      .normalize('NFC')
      .replace(/[\p{Cc}/\\]/gu, '')
      .slice(-100)
    return {
      rows: await readRows(bytes),
      fileName: fileName || 'file',
      sha256: createHash('sha256').update(bytes).digest('hex'),
    }
  } catch (error) {
    if (error instanceof UnreadableFileError) throw new Problem('ANSWERS_INVALID', { issues: [explain(error)] })
    // Errors of the multipart parser for a malformed form have no code.
    throw error instanceof Problem || (error as FastifyError).code ? error : new Problem('MALFORMED')
  }
}

async function readRows(bytes: Buffer): Promise<StagedRows> {
  const rows: StagedRows = []
  for await (const cells of listResultRows(inChunks(bytes))) {
    if (rows.length > MAX_ROWS) throw new UnreadableFileError('too-large')
    if (rows.length > 0 || cells.some((cell) => cell.trim() !== '')) rows.push(cells)
  }
  if (rows.length < 2) throw new UnreadableFileError()
  return rows
}

async function* inChunks(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += 65_536) yield bytes.subarray(from, from + 65_536)
}

const explain = ({ reason }: UnreadableFileError): Issue => ({
  path: 'file',
  code: 'wrong-file',
  message:
    reason === 'too-large'
      ? {
          bn: 'ফাইলে সর্বোচ্চ ২০,০০০ সারি থাকতে পারে। ভাগ করে দিন।',
          en: 'A file may have at most 20,000 rows. Please split it.',
        }
      : {
          bn: 'ফাইলটি পড়া যায়নি, অথবা তাতে কোনো সারি নেই। এক্সেল (XLSX) বা সিএসভি (CSV) ফাইল দিন, প্রথম সারিতে ঘরের নাম থাকবে।',
          en: 'The file could not be read, or it has no rows. Choose a CSV or XLSX file with the column names in its first row.',
        },
})

/** Suggests the heading of each column by its names in both languages. */
export function suggestMapping({ columns }: ImportSheet, [headings = []]: StagedRows): Mapping {
  const plain = headings.map(normalizeHeading)
  const mapping: Mapping = {}
  for (const { id, label, aliases = [] } of columns) {
    const names = new Set([id, label.bn, label.en, ...aliases].map(normalizeHeading))
    const position = plain.findIndex((name, index) => names.has(name) && !Object.values(mapping).includes(index))
    if (position >= 0) mapping[id] = position
  }
  return mapping
}

/** Validates the rows under a mapping. The same rows and mapping always give the same rows in the same order. */
export const validateMapped = (sheet: ImportSheet, rows: StagedRows, mapping: Mapping): AsyncGenerator<ValidatedRow> =>
  validateRows(sheet, withColumnNames(rows, mapping))

async function* withColumnNames([headings = [], ...rows]: StagedRows, mapping: Mapping): AsyncGenerator<string[]> {
  const columns = Object.entries(mapping)
  yield headings.map((_, position) => columns.find(([, index]) => index === position)?.[0] ?? '')
  yield* rows
}

export type CheckedRows = { total: number; refused: number; known: number; errors: RowError[]; good: ParsedRow[] }

const notMapped: Bilingual = {
  bn: 'ফাইলের কোন ঘর এটি, তা বেছে নিন।',
  en: 'Choose which column of the file this is.',
}

/** Checks all rows without writing anything. */
export async function checkRows(
  db: Database,
  sheet: ImportSheet,
  rows: StagedRows,
  mapping: Mapping,
): Promise<CheckedRows> {
  const missing = sheet.columns.filter(({ id, isOptional }) => !isOptional && mapping[id] === undefined)
  const filled = rows.slice(1).filter((cells) => cells.some((cell) => cell.trim() !== '')).length
  if (missing.length > 0) {
    const errors = missing.map(({ id }) => ({ row: 1, column: id, message: notMapped }))
    return { total: filled, refused: filled, known: 0, errors, good: [] }
  }
  const errors: RowError[] = []
  const good: ParsedRow[] = []
  let refused = 0
  for await (const { row, errors: faults } of validateMapped(sheet, rows, mapping)) {
    if (row) good.push(row)
    if (!faults) continue
    refused += 1
    errors.push(...faults.slice(0, MAX_ERRORS - errors.length))
  }
  const known = await findKnown(db, good)
  return { total: filled, refused, known: known.size, errors, good }
}

/** Returns the keys of those rows that were imported before. */
export async function findKnown(db: Database, rows: readonly ParsedRow[]): Promise<Set<string>> {
  const known = await listKnown(
    db,
    rows.map(({ oldNo }) => String(oldNo)),
  )
  const keys = new Set(rows.map(keyOf))
  return new Set(
    known.map(({ service, year, old_no }) => keyOf({ service, year, oldNo: old_no })).filter((key) => keys.has(key)),
  )
}
