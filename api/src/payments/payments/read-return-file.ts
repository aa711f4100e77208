import type { Bilingual } from '@wewb/domain/language/bilingual'
import { findColumnPositions, parseReturnRow, type ReturnRow } from '@wewb/domain/payments/parse-returns'
import type { Database } from '#db/database.ts'
import { Problem, throwProblem } from '#problems/problem.ts'
import { listResultRows } from '#registers/spreadsheets/read-rows.ts'
import { UnreadableFileError } from '#registers/spreadsheets/unreadable-file.ts'
import { readLayouts } from './layouts.ts'
import { yieldToEventLoop } from './send-batch.ts'

const maxRows = 100_000

const words = {
  notASheet: {
    bn: 'ফাইলটি পড়া যায়নি। ব্যাংকের দেওয়া সিএসভি (CSV) বা এক্সেল (XLSX) ফাইল দিন।',
    en: 'The file could not be read. Choose the CSV or XLSX file of the bank.',
  },
  future: { bn: 'জমার তারিখটি আজকের পরের।', en: 'The value date is after today.' },
} satisfies Record<string, Bilingual>

const missing = (headings: readonly string[]): Bilingual => ({
  bn: `ফাইলে এই কলামগুলো নেই: ${headings.join(', ')}। বিন্যাসে কলামের নাম ঠিক করে নিন।`,
  en: `The file lacks these columns: ${headings.join(', ')}. Set their headings in the layout.`,
})

/** Reads the rows of a return file of the bank by the layout in force. */
export async function readReturnFile(db: Database, bytes: Buffer, today: string): Promise<ReturnRow[]> {
  const { returns: layout } = await readLayouts(db)
  const rejectFile = (message: Bilingual) =>
    throwProblem('ANSWERS_INVALID', { issues: [{ path: 'file', code: 'rule', message }] })
  const lines: ReturnRow[] = []
  let positions: ReturnType<typeof findColumnPositions> | undefined
  let row = 0
  try {
    for await (const cells of listResultRows(split(bytes))) {
      row += 1
      const clean = cells.map((cell) => cell.replaceAll(/\p{C}/gu, ''))
      if (clean.every((cell) => cell.trim() === '')) continue
      if (!positions) {
        positions = findColumnPositions(layout, clean)
        if ('missing' in positions) return rejectFile(missing(positions.missing))
      } else if (!('missing' in positions)) lines.push(notAfter(today, parseReturnRow(layout, positions, row, clean)))
      if (lines.length > maxRows) return throwProblem('TOO_LARGE')
    }
  } catch (error) {
    throw error instanceof UnreadableFileError
      ? new Problem('ANSWERS_INVALID', { issues: [{ path: 'file', code: 'rule', message: words.notASheet }] })
      : error
  }
  return lines.length > 0 ? lines : rejectFile(words.notASheet)
}

/** Rejects a row whose value date is after today. */
const notAfter = (today: string, line: ReturnRow): ReturnRow =>
  line.result === 'PAID' && line.valueDate > today
    ? { row: line.row, reference: line.reference, amount: line.amount, result: 'UNREADABLE', why: words.future }
    : line

async function* split(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += 64 * 1024) {
    yield bytes.subarray(from, from + 64 * 1024)
    await yieldToEventLoop()
  }
}
