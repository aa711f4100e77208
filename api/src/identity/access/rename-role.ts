import type { InputOf } from '@wewb/domain/http/contract'
import type { renameRole as renameRoleEndpoint } from '@wewb/domain/identity/role-contracts'
import type { Context } from '#server/context.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { describeRole } from './describe-role.ts'
import { requireUniqueRoleName } from './require-unique-role-name.ts'
import { getRole, lockRole, updateRoleName } from './queries.ts'

export async function renameRole(
  { db, actor }: Context,
  { roleId, revision, ...typed }: InputOf<typeof renameRoleEndpoint>,
) {
  return await db.transaction().execute(async (tx) => {
    const before = await lockRole(tx, roleId, revision)
    const names = await requireUniqueRoleName(tx, typed, { except: roleId })
    await updateRoleName(tx, roleId, names, actor.id)
    await recordAuditEntry(tx, actor, 'role.renamed', `role:${roleId}`, {
      from: { name: before.name, nameBng: before.name_bng },
      to: { name: names.name, nameBng: names.name_bng },
    })
    return describeRole(await getRole(tx, roleId))
  })
}
