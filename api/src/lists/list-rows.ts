import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { listLookupRows } from '../../../domain/src/contracts/lookup-lists.ts'
import { pageSize } from '../../../domain/src/contracts/shapes.ts'
import { listCatalogue } from '../../../domain/src/lookups/list-catalogue.ts'
import type { Context } from '../platform/context.ts'
import { pageOf } from '../platform/listing.ts'
import { describeRows, getList } from './describe-row.ts'
import { countEntries, findRows } from './repository.ts'

/** All lists, also one that has no entries yet. */
export async function listLists({ db, actor }: Context) {
  const counted = new Map((await countEntries(db)).map((row) => [row.source, row]))
  const lists = listCatalogue.map(({ name }) => {
    const { total = 0, closed = 0, own = 0 } = counted.get(name) ?? {}
    return { name, total, closed, own }
  })
  return { lists, actions: (['create', 'edit'] as const).filter((action) => actor.permissions.has(`settings-setup:${action}`)) }
}

export async function listRows({ db, locale }: Context, input: InputOf<typeof listLookupRows>) {
  const { list: name, page = 1, size = pageSize, search = '', state, parentId, parentId2 } = input
  const list = getList(name)
  const parents = [parentId, parentId2].filter((parent) => parent !== undefined)
  const { rows, total } = await findRows(db, name, { search: search.trim(), parents, state, page, size, locale })
  return pageOf({ list: await describeRows(db, list, rows), total, page, size })
}
