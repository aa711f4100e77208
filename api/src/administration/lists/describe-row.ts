import type { ResponseOf } from '@wewb/domain/http/contract'
import type { updateLookupRow } from '@wewb/domain/administration/lookup-list-contracts'
import { findList, type CatalogueList } from '@wewb/domain/reference/list-catalogue'
import { findEntries } from '#administration/lookups/queries.ts'
import type { Database, Tx } from '#db/database.ts'
import { yesNo } from '#server/listing.ts'
import { throwProblem } from '#problems/problem.ts'
import type { EntryRow } from './queries.ts'

type Described = ResponseOf<typeof updateLookupRow>

export const getList = (name: string): CatalogueList => findList(name) ?? throwProblem('NOT_FOUND')

/** Presents rows to staff, with the names of their parent entries. */
export async function describeRows(
  db: Database | Tx,
  { within }: CatalogueList,
  rows: readonly EntryRow[],
): Promise<Described[]> {
  const parentKeys = rows.flatMap(({ parents }) =>
    within.flatMap((source, index) => (parents[index] ? [{ source, code: parents[index] }] : [])),
  )
  const found = parentKeys.length > 0 ? await findEntries(db, { wanted: parentKeys, activeOnly: false }) : []
  const names = new Map(found.map((parent) => [`${parent.source} ${parent.code}`, parent]))
  return rows.map((row) => ({
    code: row.code,
    name: row.name,
    nameBng: row.name_bng,
    parents: within.flatMap((list, index) => {
      const parent = names.get(`${list} ${row.parents[index]}`)
      return parent ? [{ list, code: parent.code, name: parent.name, nameBng: parent.name_bng }] : []
    }),
    position: row.position,
    activeYn: yesNo(row.active),
    origin: row.sown ? (row.changed_at ? 'CHANGED' : 'START') : 'BOARD',
    revision: row.revision,
  }))
}
