import { Readable } from 'node:stream'
import { interpolate } from '@wewb/domain/language/bilingual'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { formatDateTime } from '@wewb/domain/language/date-times'
import { bilingualDigits } from '@wewb/domain/language/digits'
import { reportMessages } from '@wewb/domain/reporting/columns'
import { MAX_EXPORTED_ROWS, MAX_PRINTED_ROWS, type Cell } from '@wewb/domain/reporting/report'
import { toSheetCell } from '@wewb/domain/reporting/format-cell'
import { totalsOf } from '@wewb/domain/reporting/totals'
import type { Context } from '#server/context.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { FileResponse } from '#server/register-endpoint.ts'
import { BYTE_ORDER_MARK, writeCsvRow } from '#registers/spreadsheets/write-csv.ts'
import { writeWorkbook } from '#registers/spreadsheets/write-workbook.ts'
import { getReportDataSource } from './data-sources.ts'
import type { ReportRow } from './report-data-source.ts'
import { formatFilterLines } from './describe-filters.ts'
import { printReport } from './print-report.ts'
import type { PreparedReport } from './run-report.ts'
import { sortRows } from './sort-rows.ts'

type Format = 'xlsx' | 'csv' | 'pdf'
type SheetRow = readonly (string | number)[]

/** An export with its row count and totals, which are known before the first row is sent. */
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

/** Streams the rows of the report as a file. The export is recorded before the first row is sent. */
export async function exportReport(context: Context, prepared: PreparedReport, format: Format): Promise<FileResponse> {
  const { db, actor } = context
  const { report, reportContext, locale } = prepared
  if (!actor.permissions.has(`${report.screen}:${format === 'pdf' ? 'print' : 'export'}`)) throwProblem('NO_PERMISSION')
  const measured = await measure(prepared)
  const max = format === 'pdf' ? MAX_PRINTED_ROWS : MAX_EXPORTED_ROWS
  if (measured.total > max) {
    const message = interpolate(tooLong[format === 'pdf' ? 'pdf' : 'sheet'], {
      n: bilingualDigits(measured.total),
      most: bilingualDigits(max),
    })
    assertNoIssues([{ path: 'format', code: 'rule', message }])
  }
  const detail = { code: report.code, format, rows: measured.total, ...reportContext.query, ...reportContext.days }
  await db
    .transaction()
    .execute((tx) => recordAuditEntry(tx, actor, 'report.exported', `report:${report.screen}`, detail))
  return new FileResponse({
    bytes: await bytesOf(prepared, measured, format),
    mediaType: mediaTypes[format],
    fileName: `${report.screen}-${report.code}-${locale}-${toDhakaDate(reportContext.now())}.${format}`,
    headers: { 'x-rows': String(measured.total) },
  })
}

function bytesOf(prepared: PreparedReport, measured: Measured, format: Format) {
  if (format === 'pdf') return printReport(prepared, measured)
  const lines = linesFor(prepared, measured)
  if (format === 'csv') return Readable.from(csvOf(lines), { objectMode: false })
  return writeWorkbook(prepared.report.code, withFooter(prepared, lines))
}

async function measure({ report, reportContext, sort, mask, locale }: PreparedReport): Promise<Measured> {
  const counting = getReportDataSource(report)
  if ('list' in counting) {
    const all = await counting.list(reportContext)
    const sums = totalsOf(
      report.columns,
      all.map(({ cells }) => cells),
    )
    return { total: all.length, sums, rows: one(sortRows(report, all, sort, locale).map(mask)) }
  }
  const { total, sums = {} } = await counting.summarize(reportContext)
  return { total, sums, rows: inBatches() }

  /** Uses keyset pagination: each batch begins where the last one ended. */
  async function* inBatches() {
    if ('list' in counting) return
    for (let after: number | undefined; ;) {
      const rows = await counting.listRows(reportContext, {
        limit: batch,
        offset: 0,
        ...(after !== undefined && { after }),
      })
      for (const row of rows) yield mask(row)
      after = rows.at(-1)?.key
      if (after === undefined || rows.length < batch) return
    }
  }
}

async function* one(rows: readonly ReportRow[]) {
  yield* rows
}

async function* csvOf(lines: AsyncIterable<SheetRow>) {
  yield BYTE_ORDER_MARK
  let text = ''
  for await (const line of lines) {
    text += writeCsvRow(line)
    // Buffers rows, which would otherwise be sent as many small packets.
    if (text.length < 60_000) continue
    yield text
    text = ''
  }
  if (text) yield text
}

/** Yields the header, the rows and the totals. */
async function* linesFor(
  { report: { columns }, locale }: PreparedReport,
  { rows, sums }: Measured,
): AsyncGenerator<SheetRow> {
  yield columns.map(({ label }) => label[locale])
  for await (const { cells } of rows) yield columns.map(({ id, kind }) => toSheetCell(kind, cells[id], locale))
  if (Object.keys(sums).length > 0)
    yield columns.map(({ id, kind }, index) =>
      index === 0 ? reportMessages.total[locale] : toSheetCell(kind, sums[id], locale),
    )
}

/** Appends title, filters and time below the table, where they do not disturb formulas over it. */
async function* withFooter(
  { report, reportContext, filters, locale }: PreparedReport,
  lines: AsyncIterable<SheetRow>,
): AsyncGenerator<SheetRow> {
  yield* lines
  yield []
  for (const note of [
    report.title[locale],
    ...formatFilterLines(filters, locale),
    formatDateTime(reportContext.now(), locale),
  ])
    yield [note]
}
