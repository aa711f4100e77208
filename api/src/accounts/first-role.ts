import type { UserType } from '../../../domain/src/access/roles.ts'
import { firstRoles } from '../../../domain/src/accounts/user-types.ts'
import type { Database, Tx } from '../platform/database.ts'

/** The role a new user of this type begins with. A role that was closed, or belongs to another type by now, is never given. */
export async function findFirstRole(db: Database | Tx, userType: UserType): Promise<string> {
  const chosen = await db
    .selectFrom('user_type_role')
    .innerJoin('role', 'role.id', 'user_type_role.role_id')
    .select('role.code')
    .where('user_type_role.user_type', '=', userType)
    .where('role.user_type', '=', userType)
    .where('role.closed_at', 'is', null)
    .executeTakeFirst()
  return chosen?.code ?? firstRoles[userType]
}
