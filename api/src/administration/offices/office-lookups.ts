import type { Bilingual, Locale } from '@wewb/domain/language/bilingual'
import type { LookupResponse } from '#administration/lookups/list-lookup.ts'
import type { ResolvedEntry, CustomLists } from '#administration/lookups/load-lists.ts'
import type { Database } from '#db/database.ts'
import { listOffices, listOfficesById } from './queries.ts'

/** Forms use the type AIRPORT_DESK, the table AIRPORT. */
const typeOf = (source: string) => (source === 'AIRPORT_DESK' ? 'AIRPORT' : source)
const requestedAs = (type: string) => (type === 'AIRPORT' ? 'AIRPORT_DESK' : type)

/**
 * Serves `GET /lookups/office?parentId=DEMO`: open offices of a type, or of all types that serve people. The call
 * centre is left out, because it has no visitors.
 */
export const listOfficeLookup = async (
  db: Database,
  type: string | undefined,
  locale: Locale,
): Promise<LookupResponse> =>
  (await listOffices(db, locale))
    .filter((office) => office.closed_at === null)
    .filter((office) => type === undefined || office.type === typeOf(type))
    .map((office) => ({
      id: String(office.id),
      code: office.code,
      name: office.name,
      nameBng: office.name_bng,
      parentId: requestedAs(office.type),
    }))

export const officeLists: CustomLists = {
  office: async (db, values) =>
    new Map(
      (await listOffices(db, 'bn'))
        .filter(({ id }) => values.includes(String(id)))
        .map((office) => [String(office.id), entryOf(office)]),
    ),
}

const entryOf = ({ type, name, name_bng }: { type: string; name: string; name_bng: string }): ResolvedEntry => ({
  label: { bn: name_bng, en: name },
  within: [requestedAs(type)],
})

export async function listOfficeNames(db: Database, ids: readonly (number | null)[]): Promise<Map<number, Bilingual>> {
  const officeIds = ids.filter((id) => id !== null)
  if (officeIds.length === 0) return new Map()
  const rows = await listOfficesById(db, officeIds)
  return new Map(rows.map(({ id, name, name_bng }) => [id, { bn: name_bng, en: name }]))
}
