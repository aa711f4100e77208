import type { TickChange } from '../../../domain/src/access/ticks.ts'
import type { AskedPermissions } from '../../../domain/src/contracts/roles.ts'
import type { Context } from '../platform/context.ts'
import { record } from '../platform/record.ts'
import { planChange } from './plan-change.ts'
import { lockRole, nextRevision, saveChanges } from './repository.ts'

/** Counts from the very next call of everybody who holds the role. */
export async function updatePermissions({ db, actor }: Context, asked: AskedPermissions) {
  return await db.transaction().execute(async (tx) => {
    const role = await lockRole(tx, asked.roleId, asked.revision)
    const { changes } = await planChange(tx, role, asked)
    if (changes.length > 0) {
      await saveChanges(tx, role.id, changes)
      await tx.updateTable('role').set(nextRevision(actor.id)).where('id', '=', role.id).execute()
      await record(tx, actor, 'role.permissions-changed', `role:${role.id}`, detailOf(changes))
    }
    return { roleId: role.id, changed: changes.length }
  })
}

const detailOf = (changes: readonly TickChange[]) => ({
  added: changes.filter(({ was }) => was === undefined).map(({ permission, is }) => (is ? { permission, offices: is } : permission)),
  taken: changes
    .filter(({ is }) => is === undefined)
    .map(({ permission }) => permission)
    .toSorted(),
  offices: changes
    .filter(({ was, is }) => was !== undefined && is !== undefined)
    .map(({ permission, was, is }) => ({ permission, from: was, to: is })),
})
