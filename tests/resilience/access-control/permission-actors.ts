import type { Permission } from '@wewb/domain/access/actions'
import type { RoleCode } from '@wewb/domain/access/roles'
import type { ScreenId } from '@wewb/domain/access/screens'
import { listDemoOffices } from '@wewb/api/demo/offices.ts'
import { demoPeople } from '@wewb/api/demo/people.ts'
import { matrixMarkOf, mayByMatrix } from './permission-matrix.ts'
import type { Scale } from '#resilience/invariant.ts'

/** An actor of the permission tests. A visitor has no role. */
export type PermissionActor = {
  name: string
  login: string | null
  role: RoleCode | null
  jurisdictions: readonly string[]
}

/** The properties of an application that decide who may open it. */
export type ApplicationJurisdiction = {
  screen: ScreenId
  ownerLogin: string
  isDraft: boolean
  district?: string
  mission?: string
  airport?: string
}

/**
 * Visibility of an application to an actor: everything (`whole`), everything but numbers and illness (`masked`), or
 * nothing, not even that it exists.
 */
export type Visibility = 'owner' | 'whole' | 'masked' | 'none'

export const visitor: PermissionActor = { name: 'a visitor', login: null, role: null, jurisdictions: [] }

/** All demo users; the short scale has those that differ most. */
export function listPermissionActors(scale: Scale, owner: string): PermissionActor[] {
  const shortRunLogins = ['01700000003', 'demo.cumilla@demo.wewb', 'editor@demo.wewb', 'auditor@demo.wewb']
  const actors = demoPeople.filter(({ login }) => scale === 'full' || shortRunLogins.includes(login))
  const offices = listDemoOffices()
  const staff = actors.map(({ login, role, office }): PermissionActor => {
    const places = offices.find(({ id }) => id === office)?.places ?? []
    return { name: login.replace('@demo.wewb', ''), login, role, jurisdictions: places }
  })
  // The owner is last, because the owner may delete resources.
  return [visitor, ...staff, { name: 'the owner', login: owner, role: 'APPLICANT', jurisdictions: [] }]
}

/** The jurisdiction of an application that the office of a role must match. */
const placeOf: Partial<Record<RoleCode, 'district' | 'mission' | 'airport'>> = {
  DEMO_OFFICER: 'district',
  WC_OFFICER: 'district',
  MISSION_OFFICER: 'mission',
  AIRPORT_OFFICER: 'airport',
}
/** The call centre always sees numbers masked; the administrator has no access to cases (docs/domain/roles.md). */
const alwaysMasked: readonly (RoleCode | null)[] = ['CALL_CENTRE', 'SYS_ADMIN']

export function visibilityOf(
  { role, login, jurisdictions }: PermissionActor,
  file: ApplicationJurisdiction,
): Visibility {
  if (login === file.ownerLogin) return 'owner'
  if (role === null || role === 'APPLICANT' || file.isDraft) return 'none'
  const mark = matrixMarkOf(role, file.screen)
  const place = placeOf[role]
  if (mark === '·' || (place && !jurisdictions.includes(file[place] ?? ''))) return 'none'
  return mark === '●' && !alwaysMasked.includes(role) ? 'whole' : 'masked'
}

export const hasPermission = ({ role }: PermissionActor, permission: Permission): boolean =>
  role !== null && mayByMatrix(role, permission)
export const isApplicant = ({ role }: PermissionActor): boolean => role === 'APPLICANT'
