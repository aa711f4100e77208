import type { AnswerOf } from '../../../domain/src/contracts/contract.ts'
import type { changeLookupRow } from '../../../domain/src/contracts/lookup-lists.ts'
import { listOfName, type CatalogueList } from '../../../domain/src/lookups/list-catalogue.ts'
import { findEntries } from '../lookups/repository.ts'
import type { Database, Tx } from '../platform/database.ts'
import { yesNo } from '../platform/listing.ts'
import { refuse } from '../platform/problem.ts'
import type { Row } from './repository.ts'

type Described = AnswerOf<typeof changeLookupRow>

export const getList = (name: string): CatalogueList => listOfName(name) ?? refuse('NOT_FOUND')

/** Rows as staff see them, with the names of what they belong to. */
export async function describeRows(db: Database | Tx, { within }: CatalogueList, rows: readonly Row[]): Promise<Described[]> {
  const wanted = rows.flatMap(({ parents }) =>
    within.flatMap((source, index) => (parents[index] ? [{ source, code: parents[index] }] : [])),
  )
  const found = wanted.length > 0 ? await findEntries(db, { wanted, activeOnly: false }) : []
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
