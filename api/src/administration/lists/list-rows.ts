import type { InputOf } from '@wewb/domain/http/contract'
import type { listLookupRows } from '@wewb/domain/administration/lookup-list-contracts'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import { listCatalogue } from '@wewb/domain/reference/list-catalogue'
import type { Context } from '#server/context.ts'
import { pageOf } from '#server/listing.ts'
import { describeRows, getList } from './describe-row.ts'
import { countEntries, listEntryRows } from './queries.ts'

/** Lists all lookup lists, including those without entries. */
export async function listLists({ db, actor }: Context) {
  const counted = new Map((await countEntries(db)).map((row) => [row.source, row]))
  const lists = listCatalogue.map(({ name }) => {
    const { total = 0, closed = 0, own = 0 } = counted.get(name) ?? {}
    return { name, total, closed, own }
  })
  return {
    lists,
    actions: (['create', 'edit'] as const).filter((action) => actor.permissions.has(`settings-setup:${action}`)),
  }
}

export async function listRows({ db, locale }: Context, input: InputOf<typeof listLookupRows>) {
  const { list: name, page = 1, size = DEFAULT_PAGE_SIZE, search = '', state, parentId, parentId2 } = input
  const list = getList(name)
  const parents = [parentId, parentId2].filter((parent) => parent !== undefined)
  const { rows, total } = await listEntryRows(db, name, { search: search.trim(), parents, state, page, size, locale })
  return pageOf({ list: await describeRows(db, list, rows), total, page, size })
}
