import { userTypes } from '@wewb/domain/access/roles'
import { ruleIssue } from '@wewb/domain/identity/accounts/staff-account'
import type { InputOf } from '@wewb/domain/http/contract'
import type { saveUserTypeRole as saveUserTypeRoleEndpoint } from '@wewb/domain/identity/user-type-role-contracts'
import { getDefaultRole } from '#identity/accounts/default-role-queries.ts'
import type { Context } from '#server/context.ts'
import type { Database, Tx } from '#db/database.ts'
import { assertNoIssues } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { countActiveUsersByType, insertOrUpdateUserTypeRole, listRoles } from './queries.ts'

/** Lists the default role of each user type: chosen by an administrator, or the built-in one. */
export async function listDefaultRoleIds(db: Database | Tx) {
  const roles = await listRoles(db)
  const pairs = []
  for (const userType of userTypes) {
    const code = await getDefaultRole(db, userType)
    const role = roles.find((candidate) => candidate.code === code)
    if (role) pairs.push({ userType, roleId: role.id })
  }
  return pairs
}

export async function listUserTypeRoles({ db }: Context) {
  const roles = await listRoles(db)
  const counted = await countActiveUsersByType(db)
  return (await listDefaultRoleIds(db)).map(({ userType, roleId }) => {
    const chosen = roles.find(({ id }) => id === roleId)
    return {
      userType,
      roleId,
      roleName: chosen?.name ?? '',
      roleNameBng: chosen?.name_bng ?? '',
      people: counted.find(({ user_type }) => user_type === userType)?.people ?? 0,
      choices: roles
        .filter(({ user_type, closed_at }) => user_type === userType && closed_at === null)
        .map(({ id, code, name, name_bng }) => ({ id, code, name, nameBng: name_bng })),
    }
  })
}

/** Accepts only a role of that user type, so that new applicants never get a staff role. */
export async function saveUserTypeRole(
  { db, actor }: Context,
  { userType, roleId }: InputOf<typeof saveUserTypeRoleEndpoint>,
) {
  return await db.transaction().execute(async (tx) => {
    const role = (await listRoles(tx)).find(({ id }) => id === roleId)
    assertNoIssues(role?.user_type === userType && role.closed_at === null ? [] : [ruleIssue('roleId', wrongUserType)])
    const before = await getDefaultRole(tx, userType)
    await insertOrUpdateUserTypeRole(tx, userType, roleId)
    await recordAuditEntry(tx, actor, 'user.first-role-chosen', `user-type:${userType}`, { before, after: role?.code })
    return { userType, roleId }
  })
}

const wrongUserType = { bn: 'এই রোলটি এ ধরনের ব্যবহারকারীর নয়।', en: 'This role is not one for this type of user.' }
