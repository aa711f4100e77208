import { getOwn } from '../../../domain/src/collections/get-own.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { listRoles as listCall } from '../../../domain/src/contracts/roles.ts'
import { pageSize } from '../../../domain/src/contracts/shapes.ts'
import type { Context } from '../platform/context.ts'
import { containing, pageOf } from '../platform/listing.ts'
import { describeRole } from './describe-role.ts'
import { roles } from './repository.ts'

const columns = { roleName: 'role.name', people: 'people', changedAt: 'role.changed_at' } as const

/** The board's own roles in their order, then those made later, unless another order is asked for. */
export async function listRoles({ db }: Context, { page = 1, size = pageSize, search, activeYn, sort }: InputOf<typeof listCall>) {
  const wanted = containing(search?.trim() ?? '')
  const found = roles(db)
    .$if(Boolean(search?.trim()), (rows) =>
      rows.where((eb) => eb.or([eb('role.name', 'ilike', wanted), eb('role.name_bng', 'ilike', wanted), eb('role.code', 'ilike', wanted)])),
    )
    .$if(activeYn !== undefined, (rows) => rows.where('role.closed_at', activeYn === 'Y' ? 'is' : 'is not', null))
  const { total } = await found.clearSelect().select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow() // prettier-ignore
  const column = sort && getOwn(columns, sort.replace('-', ''))
  const rows = await found
    .$if(column !== undefined, (list) => list.orderBy(column ?? 'role.id', sort?.startsWith('-') ? 'desc' : 'asc'))
    .orderBy('role.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return pageOf({ list: rows.map(describeRole), total, page, size })
}
