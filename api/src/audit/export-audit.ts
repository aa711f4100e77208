import { Readable } from 'node:stream'
import type { InputOf } from '@wewb/domain/http/contract'
import { MAX_EXPORTED_AUDIT_ENTRIES, type exportAudit as exportAuditEndpoint } from '@wewb/domain/audit/audit-contracts'
import { toDhakaDate, formatShortDate, formatTime } from '@wewb/domain/language/dates'
import { bilingualDigits } from '@wewb/domain/language/digits'
import { interpolate, type Bilingual, type Locale } from '@wewb/domain/language/bilingual'
import type { Context } from '#server/context.ts'
import type { Database } from '#db/database.ts'
import { assertNoIssues } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { FileResponse } from '#server/register-endpoint.ts'
import { BYTE_ORDER_MARK, writeCsvRow } from '#registers/spreadsheets/write-csv.ts'
import { writeWorkbook } from '#registers/spreadsheets/write-workbook.ts'
import { describeDetail } from './describe-detail.ts'
import { parseAuditQuery } from './list-audit.ts'
import { listAuditEntries, locateAuditPage, type AuditEntryRow, type AuditQuery } from './queries.ts'

const batch = 2000

const headings: Record<'entry' | 'day' | 'time' | 'person' | 'who' | 'event' | 'subject' | 'detail', Bilingual> = {
  entry: { bn: 'সারি', en: 'Entry' },
  day: { bn: 'তারিখ', en: 'Date' },
  time: { bn: 'সময়', en: 'Time' },
  person: { bn: 'ব্যক্তি', en: 'Person' },
  who: { bn: 'অ্যাকাউন্ট', en: 'Account' },
  event: { bn: 'ঘটনা', en: 'Event' },
  subject: { bn: 'বিষয়', en: 'Subject' },
  detail: { bn: 'বিস্তারিত', en: 'Details' },
}
const tooMany = {
  bn: '{n}টি সারি পাওয়া গেছে। একটি ফাইলে সর্বোচ্চ {most}টি নেওয়া যায়: তারিখ বা ঘটনা বেছে কমিয়ে নিন।',
  en: '{n} entries were found. One file takes at most {most}: narrow it down by days or by event.',
}

/** Streams the matching entries as a file. The export is itself recorded, before the first row is sent. */
export async function exportAudit(
  { db, readDb, actor, locale, now }: Context,
  { format, ...query }: InputOf<typeof exportAuditEndpoint>,
) {
  const filters = await parseAuditQuery(readDb, query)
  const { total } = await locateAuditPage(readDb, filters, { page: 1, size: 1, newestFirst: true })
  if (total > MAX_EXPORTED_AUDIT_ENTRIES)
    assertNoIssues([
      {
        path: 'from',
        code: 'rule',
        message: interpolate(tooMany, { n: bilingualDigits(total), most: bilingualDigits(MAX_EXPORTED_AUDIT_ENTRIES) }),
      },
    ])
  await db
    .transaction()
    .execute((tx) => recordAuditEntry(tx, actor, 'audit.exported', 'audit', { format, rows: total, ...query }))
  const rows = rowsOf(readDb, filters, locale)
  const fileName = `audit-log-${toDhakaDate(now())}.${format}`
  return format === 'xlsx'
    ? new FileResponse({ bytes: writeWorkbook('Audit log', rows), mediaType: xlsx, fileName })
    : new FileResponse({
        bytes: Readable.from(csvOf(rows), { objectMode: false }),
        mediaType: 'text/csv; charset=utf-8',
        fileName,
      })
}

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

async function* csvOf(rows: AsyncIterable<readonly (string | number)[]>) {
  yield BYTE_ORDER_MARK
  for await (const row of rows) yield writeCsvRow(row)
}

/** Uses keyset pagination: each batch begins where the last one ended. */
async function* rowsOf(db: Database, filters: AuditQuery, locale: Locale): AsyncGenerator<(string | number)[]> {
  yield Object.values(headings).map((heading) => heading[locale])
  let left = MAX_EXPORTED_AUDIT_ENTRIES
  for (let to: number | undefined; left > 0;) {
    const entries = await listAuditEntries(
      db,
      filters,
      { offset: 0, ...(to !== undefined && { to }) },
      { size: Math.min(batch, left), newestFirst: true },
    )
    for (const entry of entries) yield rowOf(entry, locale)
    const last = entries.at(-1)
    if (!last || entries.length < batch) return
    left -= entries.length
    to = last.id - 1
  }
}

const rowOf = (
  { id, at, actor, event, subject, detail, full_name, full_name_bng }: AuditEntryRow,
  locale: Locale,
): (string | number)[] => [
  id,
  formatShortDate(at, locale),
  formatTime(at, locale),
  (locale === 'bn' ? full_name_bng : null) ?? full_name ?? '',
  actor,
  event,
  subject,
  describeDetail(detail)
    .map(({ name, from, to }) => (from === null ? `${name}: ${to ?? ''}` : `${name}: ${from} → ${to ?? ''}`))
    .join('; '),
]
