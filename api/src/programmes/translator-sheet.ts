import type { Issue } from '../../../domain/src/fields/issue.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { checkText } from '../platform/hygiene.ts'
import { Problem } from '../platform/problem.ts'
import { readRows } from '../registry/read-rows.ts'
import { UnreadableFile } from '../registry/unreadable-file.ts'
import { writeCsv } from '../registry/write-csv.ts'

/** The columns of the sheet that goes to the translator and comes back. */
const columns = { path: 'path', where: 'where', bn: 'Bangla', en: 'English' }

/** More than the longest form has texts. */
const mostRows = 50_000

export type Texts = { path: string; bn: string; en: string }

export const writeSheet = (texts: readonly (Texts & { where: Bilingual })[]): Buffer =>
  Buffer.from(
    writeCsv([Object.values(columns), ...texts.map(({ path, where, bn, en }) => [path, `${where.bn} · ${where.en}`, bn, en].map(marked))]),
  )

/** CSV, TSV or XLSX. The columns may have changed places; `at` is the row as the sheet numbers it. */
export async function readSheet(bytes: Buffer): Promise<(Texts & { at: number })[]> {
  try {
    const [heading = [], ...rows] = await collect(bytes)
    const [path, bn, en] = [columns.path, columns.bn, columns.en].map((name) => placeOf(heading, name)) as [number, number, number]
    const read = rows.map((row, index) => ({ at: index + 2, path: row[path]?.trim() ?? '', bn: unmarked(row[bn]), en: unmarked(row[en]) }))
    return read.filter(({ path: named, bn: bangla, en: english }) => named || bangla || english)
  } catch (error) {
    throw error instanceof UnreadableFile ? new Problem('ANSWERS_INVALID', { issues: [notASheet] }) : error
  }
}

async function collect(bytes: Buffer): Promise<string[][]> {
  const rows: string[][] = []
  for await (const row of readRows(once(bytes))) {
    if (rows.length > mostRows) throw new UnreadableFile('too-large')
    checkText(row)
    rows.push(row)
  }
  return rows
}

async function* once(bytes: Buffer) {
  yield bytes
}

function placeOf(heading: readonly string[], name: string): number {
  const place = heading.findIndex((cell) => cell.replace('\uFEFF', '').trim().toLowerCase() === name.toLowerCase())
  if (place < 0) throw new UnreadableFile()
  return place
}

/** `writeCsv` marks what a spreadsheet would run; a text that looks marked already gets a mark more, so that each loses exactly one. */
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
