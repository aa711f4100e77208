import { Readable } from 'node:stream'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { mostExported, type exportAudit as exportCall } from '../../../domain/src/contracts/audit.ts'
import { dhakaDay, showDateInTable, showTime } from '../../../domain/src/language/dates.ts'
import { digitsInBoth } from '../../../domain/src/language/digits.ts'
import { fill, type Bilingual, type Locale } from '../../../domain/src/language/bilingual.ts'
import type { Context } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import { insist } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { SentFile } from '../platform/serve.ts'
import { csvMark, writeCsvRow } from '../registry/write-csv.ts'
import { writeWorkbook } from '../registry/write-workbook.ts'
import { describeDetail } from './describe-detail.ts'
import { readSought } from './list-audit.ts'
import { entriesAt, placeOf, type Entry, type Sought } from './repository.ts'

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

/** What was found, as a file: it is written while it is sent. Taking it along is itself an entry, made before the first row leaves. */
export async function exportAudit({ db, readDb, actor, locale, now }: Context, { format, ...asked }: InputOf<typeof exportCall>) {
  const sought = await readSought(readDb, asked)
  const { total } = await placeOf(readDb, sought, { page: 1, size: 1, newestFirst: true })
  if (total > mostExported)
    insist([{ path: 'from', code: 'rule', message: fill(tooMany, { n: digitsInBoth(total), most: digitsInBoth(mostExported) }) }])
  await db.transaction().execute((tx) => record(tx, actor, 'audit.exported', 'audit', { format, rows: total, ...asked }))
  const rows = rowsOf(readDb, sought, locale)
  const fileName = `audit-log-${dhakaDay(now())}.${format}`
  return format === 'xlsx'
    ? new SentFile({ bytes: writeWorkbook('Audit log', rows), mediaType: xlsx, fileName })
    : new SentFile({ bytes: Readable.from(csvOf(rows), { objectMode: false }), mediaType: 'text/csv; charset=utf-8', fileName })
}

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

async function* csvOf(rows: AsyncIterable<readonly (string | number)[]>) {
  yield csvMark
  for await (const row of rows) yield writeCsvRow(row)
}

/** From entry to entry, not from page to page: each batch begins where the one before ended. */
async function* rowsOf(db: Database, sought: Sought, locale: Locale): AsyncGenerator<(string | number)[]> {
  yield Object.values(headings).map((heading) => heading[locale])
  let left = mostExported
  for (let to: number | undefined; left > 0;) {
    const entries = await entriesAt(db, sought, { offset: 0, ...(to !== undefined && { to }) }, { size: Math.min(batch, left), newestFirst: true })
    for (const entry of entries) yield rowOf(entry, locale)
    const last = entries.at(-1)
    if (!last || entries.length < batch) return
    left -= entries.length
    to = last.id - 1
  }
} // prettier-ignore

const rowOf = ({ id, at, actor, event, subject, detail, full_name, full_name_bng }: Entry, locale: Locale): (string | number)[] => [
  id,
  showDateInTable(at, locale),
  showTime(at, locale),
  (locale === 'bn' ? full_name_bng : null) ?? full_name ?? '',
  actor,
  event,
  subject,
  describeDetail(detail)
    .map(({ name, from, to }) => (from === null ? `${name}: ${to ?? ''}` : `${name}: ${from} → ${to ?? ''}`))
    .join('; '),
]
