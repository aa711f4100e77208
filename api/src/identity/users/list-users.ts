import type { InputOf } from '@wewb/domain/http/contract'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import type { listUsers as listUsersEndpoint } from '@wewb/domain/identity/user-contracts'
import type { Context } from '#server/context.ts'
import { pageOf } from '#server/listing.ts'
import { describeUser } from './describe-user.ts'
import { countUsers, listUserRows } from './list-queries.ts'
import { listRolesByUser } from './queries.ts'

export async function listUsers({ db, actor, limits }: Context, query: InputOf<typeof listUsersEndpoint>) {
  const { page = 1, size = DEFAULT_PAGE_SIZE, sort = '-id' } = query
  const search = query.search?.trim() ?? ''
  if (search) await limits.consume('staff-searches', String(actor.id))
  const filter = { ...query, search }
  const total = await countUsers(db, filter)
  const rows = await listUserRows(db, filter, { sort, page, size })
  const roles = await listRolesByUser(
    db,
    rows.map(({ id }) => id),
  )
  return pageOf({ list: rows.map((row) => describeUser(row, roles.get(row.id) ?? [], actor)), total, page, size })
}
