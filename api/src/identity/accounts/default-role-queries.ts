import type { UserType } from '@wewb/domain/access/roles'
import { firstRoles } from '@wewb/domain/identity/accounts/user-types'
import type { Database, Tx } from '#db/database.ts'

/**
 * Returns the default role of a user type. A closed role, or one that now belongs to another type, is never assigned.
 */
export async function getDefaultRole(db: Database | Tx, userType: UserType): Promise<string> {
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
