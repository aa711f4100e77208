import { Readable } from 'node:stream'
import { fill } from '../../../domain/src/language/bilingual.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { showMoment } from '../../../domain/src/language/moments.ts'
import { digitsInBoth } from '../../../domain/src/language/digits.ts'
import { reportWords } from '../../../domain/src/reports/columns.ts'
import { mostExported, mostPrinted, type Cell } from '../../../domain/src/reports/report.ts'
import { sheetCell } from '../../../domain/src/reports/show-cell.ts'
import { totalsOf } from '../../../domain/src/reports/totals.ts'
import type { Context } from '../platform/context.ts'
import { insist, refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { SentFile } from '../platform/serve.ts'
import { csvMark, writeCsvRow } from '../registry/write-csv.ts'
import { writeWorkbook } from '../registry/write-workbook.ts'
import { countingOf } from './countings.ts'
import type { ReportRow } from './counting.ts'
import { linesOf } from './describe-filters.ts'
import { printReport } from './print-report.ts'
import type { Prepared } from './run-report.ts'
import { sortRows } from './sort-rows.ts'

type Format = 'xlsx' | 'csv' | 'pdf'
type Line = readonly (string | number)[]

/** Everything that is exported, before the first row leaves: how many rows, and the sums under them. */
type Measured = { total: number; sums: Record<string, Cell>; rows: AsyncIterable<ReportRow> }

const batch = 1000
const mediaTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
}
const tooLong = {
  pdf: {
    bn: 'প্রতিবেদনে {n}টি সারি আছে। পিডিএফে সর্বোচ্চ {most}টি ধরে: এক্সেল (XLSX) নিন, অথবা ফিল্টার দিয়ে কমিয়ে নিন।',
    en: 'The report has {n} rows. A PDF takes at most {most}: take the spreadsheet (XLSX), or narrow it down.',
  },
  sheet: {
    bn: 'প্রতিবেদনে {n}টি সারি আছে। একটি ফাইলে সর্বোচ্চ {most}টি ধরে: ফিল্টার দিয়ে কমিয়ে নিন।',
    en: 'The report has {n} rows. One file takes at most {most}: narrow it down.',
  },
}

/** The same rows as on the screen, written while they are sent. Taking them along is recorded before the first one leaves. */
export async function exportReport(context: Context, prepared: Prepared, format: Format): Promise<SentFile> {
  const { db, actor } = context
  const { report, asked, locale } = prepared
  if (!actor.permissions.has(`${report.screen}:${format === 'pdf' ? 'print' : 'export'}`)) refuse('NO_PERMISSION')
  const measured = await measure(prepared)
  const most = format === 'pdf' ? mostPrinted : mostExported
  if (measured.total > most) {
    const message = fill(tooLong[format === 'pdf' ? 'pdf' : 'sheet'], { n: digitsInBoth(measured.total), most: digitsInBoth(most) })
    insist([{ path: 'format', code: 'rule', message }])
  }
  const detail = { code: report.code, format, rows: measured.total, ...asked.query, ...asked.days }
  await db.transaction().execute((tx) => record(tx, actor, 'report.exported', `report:${report.screen}`, detail))
  return new SentFile({
    bytes: await bytesOf(prepared, measured, format),
    mediaType: mediaTypes[format],
    fileName: `${report.screen}-${report.code}-${locale}-${dhakaDay(asked.now())}.${format}`,
    headers: { 'x-rows': String(measured.total) },
  })
}

function bytesOf(prepared: Prepared, measured: Measured, format: Format) {
  if (format === 'pdf') return printReport(prepared, measured)
  const lines = linesFor(prepared, measured)
  if (format === 'csv') return Readable.from(csvOf(lines), { objectMode: false })
  return writeWorkbook(prepared.report.code, withNotes(prepared, lines))
}

async function measure({ report, asked, sort, mask, locale }: Prepared): Promise<Measured> {
  const counting = countingOf(report)
  if ('list' in counting) {
    const all = await counting.list(asked)
    const sums = totalsOf(report.columns, all.map(({ cells }) => cells)) // prettier-ignore
    return { total: all.length, sums, rows: one(sortRows(report, all, sort, locale).map(mask)) }
  }
  const { total, sums = {} } = await counting.measure(asked)
  return { total, sums, rows: inBatches() }

  /** From key to key, not from page to page: each batch begins where the one before ended. */
  async function* inBatches() {
    if ('list' in counting) return
    for (let after: number | undefined; ;) {
      const rows = await counting.rows(asked, { limit: batch, offset: 0, ...(after !== undefined && { after }) })
      for (const row of rows) yield mask(row)
      after = rows.at(-1)?.key
      if (after === undefined || rows.length < batch) return
    }
  }
}

async function* one(rows: readonly ReportRow[]) {
  yield* rows
}

async function* csvOf(lines: AsyncIterable<Line>) {
  yield csvMark
  let text = ''
  for await (const line of lines) {
    text += writeCsvRow(line)
    // A row at a time would be as many small packets.
    if (text.length < 60_000) continue
    yield text
    text = ''
  }
  if (text) yield text
}

/** Headings, rows, and what adds up under them. */
async function* linesFor({ report: { columns }, locale }: Prepared, { rows, sums }: Measured): AsyncGenerator<Line> {
  yield columns.map(({ label }) => label[locale])
  for await (const { cells } of rows) yield columns.map(({ id, kind }) => sheetCell(kind, cells[id], locale))
  if (Object.keys(sums).length > 0)
    yield columns.map(({ id, kind }, index) => (index === 0 ? reportWords.total[locale] : sheetCell(kind, sums[id], locale)))
}

/** Under the table, where no formula over it is disturbed: which report this is, narrowed by what, and of when. */
async function* withNotes({ report, asked, filters, locale }: Prepared, lines: AsyncIterable<Line>): AsyncGenerator<Line> {
  yield* lines
  yield []
  for (const note of [report.title[locale], ...linesOf(filters, locale), showMoment(asked.now(), locale)]) yield [note]
}
