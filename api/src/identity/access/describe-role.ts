import { roleSeeds, type UserType } from '@wewb/domain/access/roles'
import { yesNo } from '#server/listing.ts'
import type { RoleRow } from './queries.ts'

/** True for the fourteen roles that workflows and rules refer to by code. */
export const isBuiltInRole = (code: string): boolean => roleSeeds.some((seed) => seed.code === code)

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
  ownYn: yesNo(isBuiltInRole(role.code)),
  revision: role.revision,
  changedAt: role.changed_at.toISOString(),
  changedBy: role.changer,
  changedByBng: role.changer_bng,
})
