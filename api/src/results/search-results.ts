import { readApplicationNo } from '../../../domain/src/fields/application-number.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { searchResults as searchCall } from '../../../domain/src/contracts/setups.ts'
import { pageSize } from '../../../domain/src/contracts/shapes.ts'
import { loadLists } from '../lookups/load-lists.ts'
import type { Context } from '../platform/context.ts'
import { pageOf } from '../platform/listing.ts'

/** Published lists only, from a table that holds nothing but what the public may see. */
export async function searchResults({ db }: Context, query: InputOf<typeof searchCall>) {
  const { page = 1, size = pageSize, searchBy, searchValue, districtId } = query
  const setups = await db
    .selectFrom('merit_list')
    .innerJoin('setup', 'setup.id', 'merit_list.setup_id')
    .select(['setup.id', 'setup.title', 'setup.title_bng', 'merit_list.published_at'])
    .where('merit_list.state', '=', 'PUBLISHED')
    .orderBy('merit_list.published_at', 'desc')
    .execute()
  const setupId = query.setupId ?? setups[0]?.id ?? 0
  const wanted = readApplicationNo(searchValue ?? '')
  const found = db
    .selectFrom('result_row')
    .where('setup_id', '=', setupId)
    .$if(wanted !== '' && searchBy === 'APPLICATION_NO', (rows) => rows.where('application_no', '=', wanted))
    .$if(wanted !== '' && searchBy !== 'APPLICATION_NO', (rows) => rows.where('roll', '=', wanted))
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
      rollNo: row.roll,
      name: row.name,
      institute: row.institute,
      district: district?.en ?? '',
      districtBng: district?.bn ?? '',
      amountPerYear: row.amount,
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
