import { getOwn } from '../../../domain/src/collections/get-own.ts'
import { sql, type Selectable } from 'kysely'
import { getScreen } from '../../../domain/src/access/screens.ts'
import { readApplicationNo } from '../../../domain/src/fields/application-number.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { searchResults as searchCall } from '../../../domain/src/contracts/results.ts'
import { pageSize } from '../../../domain/src/contracts/shapes.ts'
import { listNames } from '../lookups/repository.ts'
import type { Context, Portal } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import { gathered, groupsInOrder } from '../platform/gathered.ts'
import { keepFresh, moment } from '../platform/keep-fresh.ts'
import { pageOf } from '../platform/listing.ts'
import type { OwnPage } from '../platform/page-content.ts'
import type { Tables } from '../platform/tables.ts'
import { publicationFor, publications } from './publications.ts'
import { countShown, placeOf } from './shown-pages.ts'

/**
 * Published lists only, from a table that holds nothing but what the public may see. Which lists there are, and what districts are
 * called, changes seldom: on result day everybody asks for a row, and nobody for these.
 */
export function openSearch({ readDb: db, published }: Portal) {
  const lists = new Map(publications.map(({ service }) => [service, keepFresh(() => listPublished(db, service), moment)]))
  const districts = keepFresh(() => listNames(db, 'district'), moment)
  published.hear(() => [...lists.values(), districts].forEach((kept) => kept.forget()))

  return async (_context: Context, query: InputOf<typeof searchCall>) => {
    const { page = 1, size = pageSize, searchBy, searchValue, districtId } = query
    const { service, isRanked } = publicationFor(query.type)
    const setups = (await lists.get(service)?.read())?.value ?? []
    // A circular of the other benefit is none of this one.
    const setupId = query.setupId === undefined ? (setups[0]?.id ?? 0) : (setups.find(({ id }) => id === query.setupId)?.id ?? 0)
    const wanted = readApplicationNo(searchValue ?? '')
    const column = columns[searchBy ?? (isRanked ? 'ROLL' : 'RECORD_NO')]
    const { rows, total } =
      wanted === ''
        ? await readPage(db, setupId, districtId || undefined, (page - 1) * size, size)
        : await findNumber(db, column, { setupId, number: wanted }, (page - 1) * size, size)
    const { value: names } = await districts.read()
    const list = rows.map((row) => {
      const district = getOwn(names, row.district ?? '')
      return {
        applicationNo: row.application_no,
        name: row.name,
        ...(isRanked && {
          rollNo: row.roll,
          institute: row.institute,
          district: district?.en ?? '',
          districtBng: district?.bn ?? '',
          amountPerYear: row.amount,
        }),
      }
    })
    return { ...pageOf({ list, total, page, size }), setups: setups.map(describePublished) }
  }
}

/** The pages of results know from the start which lists there are, or that there is none yet. */
export const resultPages = ({ readDb: db }: Pick<Portal, 'readDb'>): Record<string, OwnPage> =>
  Object.fromEntries(
    publications.map(({ page, type, service }) => [
      getScreen(page).path,
      () => ({
        search: '',
        isLasting: true,
        load: async () => ({ data: { publishedResults: { type, setups: (await listPublished(db, service)).map(describePublished) } } }),
      }),
    ]),
  )

const columns = { ROLL: 'roll', REGISTRATION: 'registration_no', APPLICATION_NO: 'application_no', RECORD_NO: 'application_no' } as const

/** A page of the list, or of a district's: the totals say from which rank to read. */
async function readPage(db: Database, setupId: number, district: string | undefined, skipped: number, size: number) {
  const { total, blocks } = await countShown(db, setupId, district)
  const { fromRank, offset } = placeOf(blocks, skipped)
  const rows = await db
    .selectFrom('result_row')
    .selectAll()
    .where('setup_id', '=', setupId)
    .$if(district !== undefined, (found) => found.where('district', '=', district ?? ''))
    .where('rank', '>=', fromRank)
    .orderBy('rank')
    .limit(size)
    .offset(offset)
    .execute()
  return { rows, total }
}

type Column = (typeof columns)[keyof typeof columns]
type Asked = { setupId: number; number: string }

/** On result day this is what everybody asks for at once. A number is one person's, or a few boards' at most. */
const findBy = (column: Column) =>
  gathered(async (db, asked: Asked[]) => {
    const { rows } = await sql<Selectable<Tables['result_row']> & { place: number }>`
      select asked.place, found.* from unnest(${asked.map(({ setupId }) => setupId)}::bigint[], ${asked.map(({ number }) => number)}::text[])
        with ordinality as asked (setup_id, number, place),
        lateral (select * from result_row r where r.setup_id = asked.setup_id and ${sql.ref(`r.${column}`)} = asked.number order by r.rank limit 1000) found
      order by asked.place, found.rank`.execute(db)
    return groupsInOrder(asked.map((_, index) => index + 1), rows, ({ place }) => place) // prettier-ignore
  })

const finders = { roll: findBy('roll'), registration_no: findBy('registration_no'), application_no: findBy('application_no') }

async function findNumber(db: Database, column: Column, asked: Asked, skipped: number, size: number) {
  const found = await finders[column](db, asked)
  return { rows: found.slice(skipped, skipped + size), total: found.length }
}

const listPublished = (db: Database, service: string) =>
  db
    .selectFrom('merit_list')
    .innerJoin('setup', 'setup.id', 'merit_list.setup_id')
    .leftJoin('result_plan as plan', 'plan.setup_id', 'merit_list.setup_id')
    .select(['setup.id', 'setup.title', 'setup.title_bng', 'merit_list.published_at', 'merit_list.memo_no'])
    .select([
      'plan.title as own_title',
      'plan.title_bng as own_title_bng',
      'plan.note',
      'plan.note_bng',
      'plan.memo_on',
      'plan.corrected_at',
    ])
    .where('setup.service', '=', service)
    .where('merit_list.state', '=', 'PUBLISHED')
    .orderBy('merit_list.published_at', 'desc')
    .execute()

const describePublished = (row: Awaited<ReturnType<typeof listPublished>>[number]) => ({
  setupId: row.id,
  title: row.own_title ?? row.title,
  titleBng: row.own_title_bng ?? row.title_bng,
  publishedOn: row.published_at?.toISOString() ?? '',
  ...((row.note || row.note_bng) && { note: row.note ?? '', noteBng: row.note_bng ?? '' }),
  ...(row.memo_no && { memoNo: row.memo_no }),
  ...(row.memo_on && { memoOn: row.memo_on }),
  ...(row.corrected_at && { correctedOn: row.corrected_at.toISOString() }),
})
