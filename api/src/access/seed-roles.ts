import { roleSeeds } from '../../../domain/src/access/roles.ts'
import type { Tx } from '../platform/database.ts'

/** The thirteen roles of the board, on an empty database only: afterwards administrators decide. */
export async function seedRoles(tx: Tx) {
  const known = await tx.selectFrom('role').select('id').limit(1).executeTakeFirst()
  if (known) return
  await tx
    .insertInto('role')
    .values(roleSeeds.map(({ id, code, name, userType }) => ({ id, code, name: name.en, name_bng: name.bn, user_type: userType })))
    .execute()
  const permissions = roleSeeds.flatMap(({ id, permissions: allowed }) =>
    [...new Set(allowed)].map((permission) => {
      const [screen = '', action = ''] = permission.split(':')
      return { role_id: id, screen, action }
    }),
  )
  await tx.insertInto('role_permission').values(permissions).execute()
}
