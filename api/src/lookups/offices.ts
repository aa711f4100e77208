import { sql } from 'kysely'
import type { Bilingual, Locale } from '../../../domain/src/language/bilingual.ts'
import type { Listing } from './list-lookup.ts'
import type { Entry, MoreLists } from './load-lists.ts'
import type { Database } from '../platform/database.ts'

/** Forms speak of the welfare desk of an airport, the table of the airport. */
const typeOf = (asked: string) => (asked === 'AIRPORT_DESK' ? 'AIRPORT' : asked)
const askedAs = (type: string) => (type === 'AIRPORT' ? 'AIRPORT_DESK' : type)

/** `GET /lookups/office?parentId=DEMO`: the offices of a type, or all that serve people; the call centre is no place one goes to. */
export const listOfficesOf = async (db: Database, type: string | undefined, locale: Locale): Promise<Listing> =>
  (await listOffices(db, locale))
    .filter((office) => office.closed_at === null)
    .filter((office) => type === undefined || office.type === typeOf(type))
    .map((office) => ({
      id: String(office.id),
      code: office.code,
      name: office.name,
      nameBng: office.name_bng,
      parentId: askedAs(office.type),
    }))

export const officeLists: MoreLists = {
  office: async (db, values) =>
    new Map((await listOffices(db, 'bn')).filter(({ id }) => values.includes(String(id))).map((office) => [String(office.id), entryOf(office)])),
} // prettier-ignore

/** With the closed ones: they still name what was chosen while they were open. */
export const listOffices = (db: Database, locale: Locale) =>
  db
    .selectFrom('office')
    .select(['id', 'code', 'type', 'name', 'name_bng', 'closed_at'])
    .where('type', '<>', 'CALL_CENTRE')
    .orderBy(locale === 'en' ? sql`name` : sql`name_bng collate bangla`)
    .execute()

const entryOf = ({ type, name, name_bng }: { type: string; name: string; name_bng: string }): Entry => ({
  label: { bn: name_bng, en: name },
  within: [askedAs(type)],
})

export async function namesOfOffices(db: Database, ids: readonly (number | null)[]): Promise<Map<number, Bilingual>> {
  const wanted = ids.filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const rows = await db.selectFrom('office').select(['id', 'name', 'name_bng']).where('id', 'in', wanted).execute()
  return new Map(rows.map(({ id, name, name_bng }) => [id, { bn: name_bng, en: name }]))
}
