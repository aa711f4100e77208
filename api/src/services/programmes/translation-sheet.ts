import type { Issue } from '@wewb/domain/engine/fields/issue'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { assertSafeText } from '#server/assert-safe-text.ts'
import { Problem } from '#problems/problem.ts'
import { listResultRows } from '#registers/spreadsheets/read-rows.ts'
import { UnreadableFileError } from '#registers/spreadsheets/unreadable-file.ts'
import { writeCsv } from '#registers/spreadsheets/write-csv.ts'

/** Columns of the translation sheet. */
const columns = { path: 'path', where: 'where', bn: 'Bangla', en: 'English' }

/** More rows than the longest form has texts. */
const maxRows = 50_000

export type TranslationRow = { path: string; bn: string; en: string }

export const writeTranslationSheet = (texts: readonly (TranslationRow & { where: Bilingual })[]): Buffer =>
  Buffer.from(
    writeCsv([
      Object.values(columns),
      ...texts.map(({ path, where, bn, en }) => [path, `${where.bn} · ${where.en}`, bn, en].map(marked)),
    ]),
  )

/** Parses CSV, TSV or XLSX with columns in any order; `rowNumber` is the row number in the sheet. */
export async function parseTranslationSheet(bytes: Buffer): Promise<(TranslationRow & { rowNumber: number })[]> {
  try {
    const [heading = [], ...rows] = await collect(bytes)
    const [path, bn, en] = [columns.path, columns.bn, columns.en].map((name) => positionOf(heading, name)) as [
      number,
      number,
      number,
    ]
    const read = rows.map((row, index) => ({
      rowNumber: index + 2,
      path: row[path]?.trim() ?? '',
      bn: unmarked(row[bn]),
      en: unmarked(row[en]),
    }))
    return read.filter(({ path: named, bn: bangla, en: english }) => named || bangla || english)
  } catch (error) {
    throw error instanceof UnreadableFileError ? new Problem('ANSWERS_INVALID', { issues: [notASheet] }) : error
  }
}

async function collect(bytes: Buffer): Promise<string[][]> {
  const rows: string[][] = []
  for await (const row of listResultRows(once(bytes))) {
    if (rows.length > maxRows) throw new UnreadableFileError('too-large')
    assertSafeText(row)
    rows.push(row)
  }
  return rows
}

async function* once(bytes: Buffer) {
  yield bytes
}

function positionOf(heading: readonly string[], name: string): number {
  const columnIndex = heading.findIndex(
    (cell) => cell.replace('\uFEFF', '').trim().toLowerCase() === name.toLowerCase(),
  )
  if (columnIndex < 0) throw new UnreadableFileError()
  return columnIndex
}

/**
 * `writeCsv` prefixes text that looks like a formula; text that looks prefixed already gets another prefix, so that
 * each loses exactly one.
 */
const marked = (text: string): string => (/^'+[=+\-@\t\r]/.test(text) ? `'${text}` : text)
const unmarked = (text = ''): string => (/^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text).replaceAll('\r\n', '\n')

const notASheet: Issue = {
  path: 'file',
  code: 'wrong-file',
  message: {
    bn: 'ফাইলটি পড়া যায়নি। পোর্টাল থেকে নেওয়া শিটটি সিএসভি (CSV) বা এক্সেল (XLSX) হিসেবে দিন; প্রথম সারিতে path, Bangla ও English থাকবে।',
    en: 'The file could not be read. Give the sheet from the portal as CSV or XLSX, with path, Bangla and English in its first row.',
  },
}
