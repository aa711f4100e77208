import { roleSeeds } from '@wewb/domain/access/roles'
import type { Tx } from '#db/database.ts'
import { findAnyRole, insertPermissions, insertRoles } from './queries.ts'

/** Seeds the fourteen built-in roles into an empty database; afterwards administrators maintain them. */
export async function seedRoles(tx: Tx) {
  const existing = await findAnyRole(tx)
  if (existing) return
  await insertRoles(
    tx,
    roleSeeds.map(({ id, code, name, userType }) => ({
      id,
      code,
      name: name.en,
      name_bng: name.bn,
      user_type: userType,
    })),
  )
  const rows = roleSeeds.flatMap(({ id, permissions }) =>
    [...new Set(permissions)].map((permission) => {
      const [screen = '', action = ''] = permission.split(':')
      return { role_id: id, screen, action }
    }),
  )
  await insertPermissions(tx, rows)
}
