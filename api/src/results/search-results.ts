import { readApplicationNo } from '../../../domain/src/fields/application-number.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { searchResults as searchCall } from '../../../domain/src/contracts/results.ts'
import { pageSize } from '../../../domain/src/contracts/shapes.ts'
import { loadLists } from '../lookups/load-lists.ts'
import type { Context } from '../platform/context.ts'
import { pageOf } from '../platform/listing.ts'
import { publicationFor } from './publications.ts'

/** Published lists only, from a table that holds nothing but what the public may see. */
export async function searchResults({ db }: Context, query: InputOf<typeof searchCall>) {
  const { page = 1, size = pageSize, searchBy, searchValue, districtId } = query
  const { service, isRanked } = publicationFor(query.type)
  const setups = await db
    .selectFrom('merit_list')
    .innerJoin('setup', 'setup.id', 'merit_list.setup_id')
    .select(['setup.id', 'setup.title', 'setup.title_bng', 'merit_list.published_at'])
    .where('setup.service', '=', service)
    .where('merit_list.state', '=', 'PUBLISHED')
    .orderBy('merit_list.published_at', 'desc')
    .execute()
  // A circular of the other benefit is none of this one.
  const setup = query.setupId === undefined ? setups[0] : setups.find(({ id }) => id === query.setupId)
  const wanted = readApplicationNo(searchValue ?? '')
  const byRoll = (searchBy ?? (isRanked ? 'ROLL' : 'RECORD_NO')) === 'ROLL'
  const found = db
    .selectFrom('result_row')
    .where('setup_id', '=', setup?.id ?? 0)
    .$if(wanted !== '', (rows) => rows.where(byRoll ? 'roll' : 'application_no', '=', wanted))
    .$if(Boolean(districtId), (rows) => rows.where('district', '=', districtId ?? ''))
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .orderBy('rank')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const lists = await loadLists(db, [{ source: 'district', values: [...new Set(rows.flatMap(({ district }) => district ?? []))] }])
  const list = rows.map((row) => {
    const district = lists('district', row.district ?? '')?.label
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
  return {
    ...pageOf({ list, total, page, size }),
    setups: setups.map(({ id, title, title_bng, published_at }) => ({
      setupId: id,
      title,
      titleBng: title_bng,
      publishedOn: published_at?.toISOString() ?? '',
    })),
  }
}
