import type { InputOf } from '@wewb/domain/http/contract'
import type { setRoleStatus as setRoleStatusEndpoint } from '@wewb/domain/identity/role-contracts'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { ApiResponse } from '#server/register-endpoint.ts'
import { describeRole, isBuiltInRole } from './describe-role.ts'
import { findRoleHolder, getRole, lockRole, updateRoleStatus } from './queries.ts'

const messages: Record<'Y' | 'N', Bilingual> = {
  N: { bn: 'রোলটি বন্ধ হয়েছে। এটি আর কাউকে দেওয়া যাবে না।', en: 'The role is closed. It can be given to nobody.' },
  Y: { bn: 'রোলটি আবার চালু হয়েছে।', en: 'The role is open again.' },
}

/**
 * Closes or reopens a role. A role with holders cannot be closed, nor can a built-in one, because workflows refer to
 * it.
 */
export async function setRoleStatus(
  { db, actor }: Context,
  { roleId, activeYn, revision }: InputOf<typeof setRoleStatusEndpoint>,
) {
  return await db.transaction().execute(async (tx) => {
    const role = await lockRole(tx, roleId, revision)
    if (isBuiltInRole(role.code)) throwProblem('ROLE_STAYS')
    const holder = await findRoleHolder(tx, roleId)
    if (activeYn === 'N' && holder) throwProblem('ROLE_IN_USE')
    const isOpen = role.closed_at === null
    if (isOpen !== (activeYn === 'Y')) {
      await updateRoleStatus(tx, roleId, activeYn, actor.id)
      await recordAuditEntry(tx, actor, activeYn === 'Y' ? 'role.opened' : 'role.closed', `role:${roleId}`, {
        name: role.name,
      })
    }
    return new ApiResponse(describeRole(await getRole(tx, roleId)), { message: messages[activeYn] })
  })
}
