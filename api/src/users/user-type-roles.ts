import { userTypes } from '../../../domain/src/access/roles.ts'
import { told } from '../../../domain/src/accounts/staff-account.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { saveUserTypeRole as saveCall } from '../../../domain/src/contracts/users.ts'
import { findFirstRole } from '../accounts/first-role.ts'
import type { Context } from '../platform/context.ts'
import type { Database, Tx } from '../platform/database.ts'
import { insist } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { listRoles } from './repository.ts'

/** The role each type of user begins with: chosen by an administrator, or the one the board began with. */
export async function firstRoleIds(db: Database | Tx) {
  const roles = await listRoles(db)
  const pairs = []
  for (const userType of userTypes) {
    const code = await findFirstRole(db, userType)
    const role = roles.find((known) => known.code === code)
    if (role) pairs.push({ userType, roleId: role.id })
  }
  return pairs
}

export async function listUserTypeRoles({ db }: Context) {
  const roles = await listRoles(db)
  const counted = await db
    .selectFrom('account')
    .select((eb) => ['user_type', eb.fn.countAll<number>().as('people')])
    .where('state', '=', 'active')
    .groupBy('user_type')
    .execute()
  return (await firstRoleIds(db)).map(({ userType, roleId }) => {
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

/** Only a role made for that type of user: whoever registers tomorrow must not find themselves an officer. */
export async function saveUserTypeRole({ db, actor }: Context, { userType, roleId }: InputOf<typeof saveCall>) {
  return await db.transaction().execute(async (tx) => {
    const role = (await listRoles(tx)).find(({ id }) => id === roleId)
    insist(role?.user_type === userType && role.closed_at === null ? [] : [told('roleId', notOfThisType)])
    const before = await findFirstRole(tx, userType)
    const chosen = { role_id: roleId, changed_at: new Date() }
    await tx
      .insertInto('user_type_role')
      .values({ user_type: userType, ...chosen })
      .onConflict((conflict) => conflict.column('user_type').doUpdateSet(chosen))
      .execute()
    await record(tx, actor, 'user.first-role-chosen', `user-type:${userType}`, { before, after: role?.code })
    return { userType, roleId }
  })
}

const notOfThisType = { bn: 'এই রোলটি এ ধরনের ব্যবহারকারীর নয়।', en: 'This role is not one for this type of user.' }
