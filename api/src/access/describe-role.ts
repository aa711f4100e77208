import { roleSeeds, type UserType } from '../../../domain/src/access/roles.ts'
import { yesNo } from '../platform/listing.ts'
import type { RoleRow } from './repository.ts'

/** One of the thirteen that workflows and rules know by name. */
export const isOwnRole = (code: string): boolean => roleSeeds.some((seed) => seed.code === code)

export const describeRole = (role: RoleRow) => ({
  roleId: role.id,
  code: role.code,
  roleName: role.name,
  roleNameBng: role.name_bng,
  userType: role.user_type as UserType,
  deskRole: role.desk_role,
  people: role.people ?? 0,
  menus: role.menus ?? 0,
  activeYn: yesNo(role.closed_at === null),
  ownYn: yesNo(isOwnRole(role.code)),
  revision: role.revision,
  changedAt: role.changed_at.toISOString(),
  changedBy: role.changer,
  changedByBng: role.changer_bng,
})
