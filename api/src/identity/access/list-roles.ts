import { getOwn } from '@wewb/domain/collections/get-own'
import type { InputOf } from '@wewb/domain/http/contract'
import type { listRoles as listRolesEndpoint } from '@wewb/domain/identity/role-contracts'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import type { Context } from '#server/context.ts'
import { pageOf } from '#server/listing.ts'
import { describeRole } from './describe-role.ts'
import { countRoles, listRoleRows } from './list-queries.ts'

const columns = { roleName: 'role.name', people: 'people', changedAt: 'role.changed_at' } as const

/** Lists the built-in roles in their order, then later ones, unless another order is requested. */
export async function listRoles(
  { db }: Context,
  { page = 1, size = DEFAULT_PAGE_SIZE, search, activeYn, sort }: InputOf<typeof listRolesEndpoint>,
) {
  const filter = { search: search?.trim() ?? '', activeYn }
  const total = await countRoles(db, filter)
  const column = sort && getOwn(columns, sort.replace('-', ''))
  const rows = await listRoleRows(db, filter, { column, isDescending: sort?.startsWith('-') ?? false }, { page, size })
  return pageOf({ list: rows.map(describeRole), total, page, size })
}
