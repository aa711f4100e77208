import { findDutyConflicts } from '@wewb/domain/access/separation-of-duties'
import type { UserAction } from '@wewb/domain/identity/user-contracts'
import { maskLoginId } from '@wewb/domain/engine/fields/mask-login-id'
import type { Actor } from '#server/context.ts'
import type { Database, Tx } from '#db/database.ts'
import { yesNo } from '#server/listing.ts'
import { listRolePermissions, getUserRow, listRolesByUser, type UserRole, type UserRow } from './queries.ts'

/** Contact data of applicants is masked for everybody, that of colleagues for users without edit permission. */
const isMasked = (row: Pick<UserRow, 'user_type'>, actor: Actor) =>
  row.user_type === 'APPLICANT' || !actor.permissions.has('users:edit')

export function describeUser(row: UserRow, roles: readonly UserRole[], actor: Actor, mayShow = false) {
  const displayContact = (type: 'MOBILE' | 'EMAIL', value: string | null) =>
    value && isMasked(row, actor) ? maskLoginId({ type, value }) : value
  return {
    id: row.id,
    full_name: row.full_name,
    full_name_bng: row.full_name_bng,
    login_id: displayContact(row.login_type, row.login_id) ?? '',
    email: displayContact('EMAIL', row.login_type === 'EMAIL' ? row.login_id : row.email),
    mobile: displayContact('MOBILE', row.login_type === 'MOBILE' ? row.login_id : row.mobile),
    userType: row.user_type,
    officeId: row.office_id,
    roleIds: roles.map(({ id }) => id),
    active_yn: yesNo(row.state === 'active'),
    state: row.state,
    stateReason: row.state_reason,
    office:
      row.office_name === null ? null : { name: row.office_name, nameBng: row.office_name_bng ?? row.office_name },
    roles: roles.map(({ id, name, name_bng }) => ({ id, name, nameBng: name_bng })),
    mustChangePasswordYn: yesNo(row.must_change_password),
    lastLoginAt: row.last_login?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    revision: row.revision,
    ownYn: yesNo(row.id === actor.id),
    acts: actsOpen(row, actor, mayShow),
  }
}

/** Lists the allowed actions by the same rules that the endpoints enforce. */
function actsOpen({ id, user_type, state, has_second_step }: UserRow, actor: Actor, mayShow: boolean): UserAction[] {
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
 * A known password lets one act as its owner. So the password of an applicant is never displayed, nor that of a
 * colleague whose duties conflict with one's own, not even until the first login.
 */
export async function mayShowPassword(
  db: Database | Tx,
  actor: Actor,
  userType: string,
  roleIds: readonly number[],
): Promise<boolean> {
  if (userType === 'APPLICANT') return false
  const own = { code: '', permissions: [...actor.permissions] }
  return findDutyConflicts([own, ...(await listRolePermissions(db, roleIds))]).length === 0
}

export async function getUserDetails(db: Database | Tx, id: number, actor: Actor) {
  const row = await getUserRow(db, id)
  const roles = (await listRolesByUser(db, [id])).get(id) ?? []
  const mayShow = await mayShowPassword(
    db,
    actor,
    row.user_type,
    roles.map((role) => role.id),
  )
  return describeUser(row, roles, actor, mayShow)
}
