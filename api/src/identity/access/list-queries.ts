import type { Database } from '#db/database.ts'
import { containsPattern } from '#server/listing.ts'
import { selectRoles } from './queries.ts'

type RoleFilter = { search: string; activeYn: 'Y' | 'N' | undefined }
type RoleOrder = { column: 'role.name' | 'people' | 'role.changed_at' | undefined; isDescending: boolean }

function matchingRoles(db: Database, { search, activeYn }: RoleFilter) {
  const pattern = containsPattern(search)
  return selectRoles(db)
    .$if(Boolean(search), (rows) =>
      rows.where((eb) =>
        eb.or([
          eb('role.name', 'ilike', pattern),
          eb('role.name_bng', 'ilike', pattern),
          eb('role.code', 'ilike', pattern),
        ]),
      ),
    )
    .$if(activeYn !== undefined, (rows) => rows.where('role.closed_at', activeYn === 'Y' ? 'is' : 'is not', null))
}

export async function countRoles(db: Database, filter: RoleFilter): Promise<number> {
  const { total } = await matchingRoles(db, filter)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Orders by the requested column, then by id. */
export const listRoleRows = (
  db: Database,
  filter: RoleFilter,
  { column, isDescending }: RoleOrder,
  { page, size }: { page: number; size: number },
) =>
  matchingRoles(db, filter)
    .$if(column !== undefined, (list) => list.orderBy(column ?? 'role.id', isDescending ? 'desc' : 'asc'))
    .orderBy('role.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
