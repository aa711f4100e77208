import { sql } from 'kysely'
import { getOwn } from '../../../domain/src/collections/get-own.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { listAllOffices } from '../../../domain/src/contracts/administration.ts'
import { officeTypes, placesOf, type OfficeType } from '../../../domain/src/lookups/offices.ts'
import type { Context } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import { lastChanges } from '../platform/last-change.ts'
import { pageOf } from '../platform/listing.ts'
import { refuse } from '../platform/problem.ts'

/** The board has about two hundred offices; a page holds a hundred unless somebody asks for fewer. */
const wholePage = 100

export const subjectOf = (officeId: number) => `office:${officeId}`

export async function listEveryOffice({ db }: Context, { page = 1, size = wholePage, search = '', type }: InputOf<typeof listAllOffices>) {
  const words = search.normalize('NFC').trim().toLowerCase()
  const rows = (await listRows(db)).filter(
    (row) =>
      (type === undefined || row.type === type) && [row.code, row.name, row.name_bng].some((text) => text.toLowerCase().includes(words)),
  )
  const list = await describeAll(db, rows.slice((page - 1) * size, page * size))
  return pageOf({ list, total: rows.length, page, size })
}

export async function describeOffice(db: Database, officeId: number) {
  return (await describeAll(db, await listRows(db, officeId)))[0] ?? refuse('NOT_FOUND')
}

/** Open ones first, by type, in the order of their names. */
const listRows = (db: Database, officeId?: number) =>
  db
    .selectFrom('office')
    .selectAll('office')
    .select((eb) =>
      eb
        .selectFrom('account')
        .whereRef('account.office_id', '=', 'office.id')
        .where('account.state', '<>', 'inactive')
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('people'),
    )
    .$if(officeId !== undefined, (query) => query.where('office.id', '=', officeId ?? 0))
    .orderBy(sql`closed_at is not null`)
    .orderBy(sql`array_position(${sql.lit(`{${officeTypes.join()}}`)}::text[], office.type)`)
    .orderBy('office.name')
    .execute()

async function describeAll(db: Database, rows: Awaited<ReturnType<typeof listRows>>) {
  const revisionOf = await lastChanges(
    db,
    rows.map(({ id }) => subjectOf(id)),
  )
  const named = await namesOfPlaces(
    db,
    rows.flatMap(({ places }) => places),
  )
  return rows.map(({ id, code, type, name, name_bng, places, people, closed_at }) => ({
    officeId: id,
    code,
    type: type as OfficeType,
    name,
    nameBng: name_bng,
    places: places.map((place) => ({
      code: place,
      ...(named.get(`${getOwn(placesOf, type)} ${place}`) ?? { name: place, nameBng: place }),
    })),
    people: people ?? 0,
    closedAt: closed_at ? closed_at.toISOString() : null,
    revision: revisionOf(subjectOf(id)),
  }))
}

async function namesOfPlaces(db: Database, codes: readonly string[]) {
  const rows = await db
    .selectFrom('lookup')
    .select(['source', 'code', 'name', 'name_bng'])
    .where('source', 'in', ['district', 'mission', 'airport'])
    .where('code', 'in', ['', ...codes])
    .execute()
  return new Map(rows.map(({ source, code, name, name_bng }) => [`${source} ${code}`, { name, nameBng: name_bng }]))
}
