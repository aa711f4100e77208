import { getOwn } from '@wewb/domain/collections/get-own'
import { getScreen } from '@wewb/domain/access/screens'
import { normalizeApplicationNo } from '@wewb/domain/engine/fields/application-number'
import { countListChange } from '@wewb/domain/services/awards/list-change'
import type { InputOf } from '@wewb/domain/http/contract'
import type { searchResults as searchResultsEndpoint } from '@wewb/domain/content/result-contracts'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import { listEntryNames } from '#administration/lookups/queries.ts'
import type { Context, Portal } from '#server/context.ts'
import type { Database } from '#db/database.ts'
import { batchLoader, groupRowsByKeys } from '#db/batch-loader.ts'
import { createStaleIfErrorCache, PUBLIC_CACHE_MS } from '#cache/stale-if-error.ts'
import { pageOf } from '#server/listing.ts'
import type { PageLoader } from '#ssr/page-content.ts'
import { getPublicationByType, publications } from './publications.ts'
import { listPublishedLists, type PublishedList } from './queries.ts'
import { listPublicChanges } from './list-change-queries.ts'
import { countPublicRows, findPageStart } from './result-pagination.ts'
import { listResultRows, listResultRowsByNumber, type NumberColumn, type NumberSearch } from './result-row-queries.ts'

/**
 * Searches the published lists, in a table that has only public columns. Caches lists and district names, because they
 * rarely change and result day brings many requests.
 */
export function createResultSearch({ readDb: db, contentInvalidation }: Portal) {
  const lists = new Map(
    publications.map(({ service }) => [
      service,
      createStaleIfErrorCache(() => listPublished(db, service), PUBLIC_CACHE_MS),
    ]),
  )
  const districts = createStaleIfErrorCache(() => listEntryNames(db, 'district'), PUBLIC_CACHE_MS)
  contentInvalidation.subscribe(() => [...lists.values(), districts].forEach((stored) => stored.invalidate()))

  return async (_context: Context, query: InputOf<typeof searchResultsEndpoint>) => {
    const { page = 1, size = DEFAULT_PAGE_SIZE, searchBy, searchValue, districtId } = query
    const { service, isRanked } = getPublicationByType(query.type)
    const setups = (await lists.get(service)?.read())?.value ?? []
    // A circular of another benefit does not count.
    const setupId =
      query.setupId === undefined ? (setups[0]?.id ?? 0) : (setups.find(({ id }) => id === query.setupId)?.id ?? 0)
    const applicationNo = normalizeApplicationNo(searchValue ?? '')
    const column = columns[searchBy ?? (isRanked ? 'ROLL' : 'RECORD_NO')]
    const { rows, total } =
      applicationNo === ''
        ? await readPage(db, setupId, districtId || undefined, (page - 1) * size, size)
        : await findNumber(db, column, { setupId, number: applicationNo }, (page - 1) * size, size)
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

/** Server-renders the pages of results with the published lists. */
export const resultPages = ({ readDb: db }: Pick<Portal, 'readDb'>): Record<string, PageLoader> =>
  Object.fromEntries(
    publications.map(({ page, type, service }) => [
      getScreen(page).path,
      () => ({
        search: '',
        isCacheable: true,
        load: async () => ({
          data: { publishedResults: { type, setups: (await listPublished(db, service)).map(describePublished) } },
        }),
      }),
    ]),
  )

const columns = {
  ROLL: 'roll',
  REGISTRATION: 'registration_no',
  APPLICATION_NO: 'application_no',
  RECORD_NO: 'application_no',
} as const

/** Reads a page of the list, or of one district: the running totals give the rank to start from. */
async function readPage(db: Database, setupId: number, district: string | undefined, skipped: number, size: number) {
  const { total, blocks } = await countPublicRows(db, setupId, district)
  const { fromRank, offset } = findPageStart(blocks, skipped)
  const rows = await listResultRows(db, { setupId, district, fromRank, offset, limit: size })
  return { rows, total }
}

/**
 * Batches the searches by number, which peak on result day. A number belongs to one person, or to one in each of a few
 * education boards.
 */
const findBy = (column: NumberColumn) =>
  batchLoader(async (db, request: NumberSearch[]) => {
    const rows = await listResultRowsByNumber(db, column, request)
    return groupRowsByKeys(
      request.map((_, index) => index + 1),
      rows,
      ({ position }) => position,
    )
  })

const finders = {
  roll: findBy('roll'),
  registration_no: findBy('registration_no'),
  application_no: findBy('application_no'),
}

async function findNumber(db: Database, column: NumberColumn, request: NumberSearch, skipped: number, size: number) {
  const found = await finders[column](db, request)
  return { rows: found.slice(skipped, skipped + size), total: found.length }
}

type Published = PublishedList & { changes: PublicChange[] }
type PublicChange = Awaited<ReturnType<typeof listPublicChanges>>[number]

/** Reads the published lists with what has changed in them since. */
async function listPublished(db: Database, service: string): Promise<Published[]> {
  const changes = Map.groupBy(await listPublicChanges(db, service), ({ setup_id }) => setup_id)
  return (await listPublishedLists(db, service)).map((list) => ({ ...list, changes: changes.get(list.id) ?? [] }))
}

const describePublished = (row: Published) => ({
  setupId: row.id,
  title: row.own_title ?? row.title,
  titleBng: row.own_title_bng ?? row.title_bng,
  publishedOn: row.published_at?.toISOString() ?? '',
  ...((row.note || row.note_bng) && { note: row.note ?? '', noteBng: row.note_bng ?? '' }),
  ...(row.memo_no && { memoNo: row.memo_no }),
  ...(row.memo_on && { memoOn: row.memo_on }),
  ...(row.corrected_at && { correctedOn: row.corrected_at.toISOString() }),
  ...(row.changes.length > 0 && {
    changes: row.changes.map(({ at, reason, actions }) => ({
      at: at.toISOString(),
      ...countListChange(actions),
      reason,
    })),
  }),
})
