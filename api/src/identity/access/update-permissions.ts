import type { GrantChange } from '@wewb/domain/access/grants'
import type { PermissionUpdate } from '@wewb/domain/identity/role-contracts'
import type { Context } from '#server/context.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { planPermissionChange } from './plan-permission-change.ts'
import { lockRole, saveGrantChanges, updateRoleRevision } from './queries.ts'

/** Takes effect with the next request of every holder of the role. */
export async function updatePermissions({ db, actor }: Context, input: PermissionUpdate) {
  return await db.transaction().execute(async (tx) => {
    const role = await lockRole(tx, input.roleId, input.revision)
    const { changes } = await planPermissionChange(tx, role, input)
    if (changes.length > 0) {
      await saveGrantChanges(tx, role.id, changes)
      await updateRoleRevision(tx, role.id, actor.id)
      await recordAuditEntry(tx, actor, 'role.permissions-changed', `role:${role.id}`, detailOf(changes))
    }
    return { roleId: role.id, changed: changes.length }
  })
}

const detailOf = (changes: readonly GrantChange[]) => ({
  added: changes
    .filter(({ was }) => was === undefined)
    .map(({ permission, is }) => (is ? { permission, offices: is } : permission)),
  taken: changes
    .filter(({ is }) => is === undefined)
    .map(({ permission }) => permission)
    .toSorted(),
  offices: changes
    .filter(({ was, is }) => was !== undefined && is !== undefined)
    .map(({ permission, was, is }) => ({ permission, from: was, to: is })),
})
