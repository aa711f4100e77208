import type { listAudit as listCall } from '../../../domain/src/contracts/portal.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { pageSize } from '../../../domain/src/contracts/shapes.ts'
import { issue } from '../../../domain/src/fields/issue.ts'
import { isDay } from '../../../domain/src/language/dates.ts'
import { toAsciiDigits } from '../../../domain/src/language/digits.ts'
import type { Database } from '../platform/database.ts'
import { pageOf } from '../platform/listing.ts'
import type { Context } from '../platform/context.ts'
import { insist } from '../platform/problem.ts'
import { describeDetail } from './describe-detail.ts'
import { entriesAt, findPeople, placeOf, type Entry, type Sought } from './repository.ts'

type Asked = Pick<InputOf<typeof listCall>, 'search' | 'person' | 'file' | 'event' | 'from' | 'to'>

/** Newest first. Deep pages cost what the first page costs. */
export async function listAudit({ readDb: db }: Context, { page = 1, size = pageSize, sort = '-at', ...asked }: InputOf<typeof listCall>) {
  const sought = await readSought(db, asked)
  const newestFirst = sort !== 'at'
  const { total, ...place } = await placeOf(db, sought, { page, size, newestFirst })
  const rows = (page - 1) * size >= total ? [] : await entriesAt(db, sought, place, { size, newestFirst })
  return pageOf({ list: rows.map(describeEntry), total, page, size })
}

/** A day is a day in Dhaka: from its first moment to the first of the next. */
export async function readSought(db: Database, { search, person, file, event, from, to }: Asked): Promise<Sought> {
  insist([
    ...(from && !isDay(from) ? [issue('from', 'not-a-date')] : []),
    ...(to && !isDay(to) ? [issue('to', 'not-a-date')] : []),
    ...(from && to && isDay(from) && isDay(to) && to < from ? [{ path: 'to', code: 'rule' as const, message: turned }] : []),
  ])
  const text = toAsciiDigits(search ?? '').trim()
  return {
    event: event || undefined,
    from: from ? midnight(from) : undefined,
    until: to ? new Date(midnight(to).getTime() + 24 * 60 * 60 * 1000) : undefined,
    people: person?.trim() ? await findPeople(db, person) : undefined,
    file: file?.trim() || undefined,
    begins: text ? { text, people: await findPeople(db, text) } : undefined,
  }
}

const midnight = (day: string) => new Date(`${day}T00:00:00+06:00`)
const turned = { bn: 'শেষ তারিখটি শুরুর তারিখের আগে।', en: 'The last day is before the first.' }

const describeEntry = ({ full_name, full_name_bng, at, detail, ...row }: Entry) => ({
  ...row,
  at: at.toISOString(),
  actorName: full_name,
  actorNameBng: full_name_bng,
  detail: describeDetail(detail),
})
