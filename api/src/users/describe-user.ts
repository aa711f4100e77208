import { conflictsOf } from '../../../domain/src/access/duties.ts'
import type { UserAct } from '../../../domain/src/contracts/users.ts'
import { mask } from '../../../domain/src/fields/mask-login-id.ts'
import type { Actor } from '../platform/context.ts'
import type { Database, Tx } from '../platform/database.ts'
import { yesNo } from '../platform/listing.ts'
import { dutiesOf, getUserRow, rolesOfUsers, type HeldRole, type UserRow } from './repository.ts'

/** Applicants are masked for everybody: they are found by name, or by a number one knows already. Colleagues, for those who only look. */
const isMasked = (row: Pick<UserRow, 'user_type'>, actor: Actor) => row.user_type === 'APPLICANT' || !actor.permissions.has('users:edit')

export function describeUser(row: UserRow, roles: readonly HeldRole[], actor: Actor, mayShow = false) {
  const shown = (type: 'MOBILE' | 'EMAIL', value: string | null) => (value && isMasked(row, actor) ? mask({ type, value }) : value)
  return {
    id: row.id,
    full_name: row.full_name,
    full_name_bng: row.full_name_bng,
    login_id: shown(row.login_type, row.login_id) ?? '',
    email: shown('EMAIL', row.login_type === 'EMAIL' ? row.login_id : row.email),
    mobile: shown('MOBILE', row.login_type === 'MOBILE' ? row.login_id : row.mobile),
    userType: row.user_type,
    officeId: row.office_id,
    roleIds: roles.map(({ id }) => id),
    active_yn: yesNo(row.state === 'active'),
    state: row.state,
    stateReason: row.state_reason,
    office: row.office_name === null ? null : { name: row.office_name, nameBng: row.office_name_bng ?? row.office_name },
    roles: roles.map(({ id, name, name_bng }) => ({ id, name, nameBng: name_bng })),
    mustChangePasswordYn: yesNo(row.must_change_password),
    lastLoginAt: row.last_login?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    revision: row.revision,
    ownYn: yesNo(row.id === actor.id),
    acts: actsOpen(row, actor, mayShow),
  }
}

/** The same rules guard the calls. */
function actsOpen({ id, user_type, state, has_second_step }: UserRow, actor: Actor, mayShow: boolean): UserAct[] {
  if (!actor.permissions.has('users:edit')) return []
  const isOther = id !== actor.id
  return [
    ...(user_type === 'APPLICANT' ? [] : ['edit' as const]),
    ...(isOther && state === 'active' ? (['deactivate', 'reset'] as const) : []),
    ...(isOther && state === 'active' && mayShow ? ['show-password' as const] : []),
    ...(isOther && state === 'inactive' ? ['reactivate' as const] : []),
    ...(isOther && has_second_step ? ['remove-second-step' as const] : []),
    'sessions',
  ]
}

/**
 * Who knows a password can act with it. So nobody is shown that of an applicant, nor that of a colleague whose duties they may
 * not have themselves: an administrator is never a director, not even for the minutes until a first log-in.
 */
export async function mayShowPassword(db: Database | Tx, actor: Actor, userType: string, roleIds: readonly number[]): Promise<boolean> {
  if (userType === 'APPLICANT') return false
  const own = { code: '', permissions: [...actor.permissions] }
  return conflictsOf([own, ...(await dutiesOf(db, roleIds))]).length === 0
}

export async function tellUser(db: Database | Tx, id: number, actor: Actor) {
  const row = await getUserRow(db, id)
  const roles = (await rolesOfUsers(db, [id])).get(id) ?? []
  const mayShow = await mayShowPassword(
    db,
    actor,
    row.user_type,
    roles.map((role) => role.id),
  )
  return describeUser(row, roles, actor, mayShow)
}
