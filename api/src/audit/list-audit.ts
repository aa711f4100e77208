import { startOfDhakaDay } from '@wewb/domain/language/date-times'
import type { listAudit as listAuditEndpoint } from '@wewb/domain/administration/portal-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import { dayRangeIssues } from '@wewb/domain/engine/fields/day-range-issues'
import { toAsciiDigits } from '@wewb/domain/language/digits'
import type { Database } from '#db/database.ts'
import { pageOf } from '#server/listing.ts'
import type { Context } from '#server/context.ts'
import { assertNoIssues } from '#problems/problem.ts'
import { describeDetail } from './describe-detail.ts'
import { listAuditEntries, listAccountActors, locateAuditPage, type AuditEntryRow, type AuditQuery } from './queries.ts'

type Query = Pick<InputOf<typeof listAuditEndpoint>, 'search' | 'person' | 'file' | 'event' | 'from' | 'to'>

/** Lists entries, newest first. A deep page costs as much as the first. */
export async function listAudit(
  { readDb: db }: Context,
  { page = 1, size = DEFAULT_PAGE_SIZE, sort = '-at', ...query }: InputOf<typeof listAuditEndpoint>,
) {
  const filters = await parseAuditQuery(db, query)
  const newestFirst = sort !== 'at'
  const { total, ...position } = await locateAuditPage(db, filters, { page, size, newestFirst })
  const rows = (page - 1) * size >= total ? [] : await listAuditEntries(db, filters, position, { size, newestFirst })
  return pageOf({ list: rows.map(describeEntry), total, page, size })
}

/** Days are days in Dhaka: from midnight to the next midnight. */
export async function parseAuditQuery(
  db: Database,
  { search, person, file, event, from, to }: Query,
): Promise<AuditQuery> {
  assertNoIssues(dayRangeIssues(from, to))
  const text = toAsciiDigits(search ?? '').trim()
  return {
    event: event || undefined,
    from: from ? startOfDhakaDay(from) : undefined,
    until: to ? new Date(startOfDhakaDay(to).getTime() + 24 * 60 * 60 * 1000) : undefined,
    people: person?.trim() ? await listAccountActors(db, person) : undefined,
    file: file?.trim() || undefined,
    prefix: text ? { text, people: await listAccountActors(db, text) } : undefined,
  }
}
const describeEntry = ({ full_name, full_name_bng, at, detail, ...row }: AuditEntryRow) => ({
  ...row,
  at: at.toISOString(),
  actorName: full_name,
  actorNameBng: full_name_bng,
  detail: describeDetail(detail),
})
