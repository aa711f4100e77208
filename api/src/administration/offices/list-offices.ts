import { getOwn } from '@wewb/domain/collections/get-own'
import type { InputOf } from '@wewb/domain/http/contract'
import type { listAllOffices } from '@wewb/domain/administration/administration-contracts'
import { jurisdictionListOf, type OfficeType } from '@wewb/domain/reference/office-types'
import type { Context } from '#server/context.ts'
import type { Database } from '#db/database.ts'
import { findLastChanges } from '#db/revision-queries.ts'
import { pageOf } from '#server/listing.ts'
import { throwProblem } from '#problems/problem.ts'
import { listOfficeRows, listPlaceNames, type OfficeRow } from './queries.ts'

/** The board has about two hundred offices; the default page size is 100. */
const OFFICES_PER_PAGE = 100

export const officeSubject = (officeId: number) => `office:${officeId}`

export async function listEveryOffice(
  { db }: Context,
  { page = 1, size = OFFICES_PER_PAGE, search = '', type }: InputOf<typeof listAllOffices>,
) {
  const words = search.normalize('NFC').trim().toLowerCase()
  const rows = (await listOfficeRows(db)).filter(
    (row) =>
      (type === undefined || row.type === type) &&
      [row.code, row.name, row.name_bng].some((text) => text.toLowerCase().includes(words)),
  )
  const list = await describeAll(db, rows.slice((page - 1) * size, page * size))
  return pageOf({ list, total: rows.length, page, size })
}

export async function describeOffice(db: Database, officeId: number) {
  return (await describeAll(db, await listOfficeRows(db, officeId)))[0] ?? throwProblem('NOT_FOUND')
}

async function describeAll(db: Database, rows: readonly OfficeRow[]) {
  const revisionOf = await findLastChanges(
    db,
    rows.map(({ id }) => officeSubject(id)),
  )
  const named = await jurisdictionNames(
    db,
    rows.flatMap(({ places }) => places),
  )
  return rows.map(({ id, code, type, name, name_bng, places, people, closed_at }) => ({
    officeId: id,
    code,
    type: type as OfficeType,
    name,
    nameBng: name_bng,
    places: places.map((code) => ({
      code,
      ...(named.get(`${getOwn(jurisdictionListOf, type)} ${code}`) ?? { name: code, nameBng: code }),
    })),
    people: people ?? 0,
    closedAt: closed_at ? closed_at.toISOString() : null,
    revision: revisionOf(officeSubject(id)),
  }))
}

async function jurisdictionNames(db: Database, codes: readonly string[]) {
  const rows = await listPlaceNames(db, codes)
  return new Map(rows.map(({ source, code, name, name_bng }) => [`${source} ${code}`, { name, nameBng: name_bng }]))
}
