import type { Permission } from './actions.ts'
import { officeTypes, type OfficeType } from './office-types.ts'
import type { ScreenId } from './screens.ts'

/** Office types in which a permission holds. Null means every type, and also people without an office. */
export type OfficeScope = readonly OfficeType[] | null

/** Permissions of a role, each with its office scope. */
export type Grants = ReadonlyMap<Permission, OfficeScope>

/** A difference between two sets of grants; `undefined` means not granted. */
export type GrantChange = { permission: Permission; was: OfficeScope | undefined; is: OfficeScope | undefined }

export const screenOfPermission = (permission: Permission): ScreenId =>
  permission.slice(0, permission.lastIndexOf(':')) as ScreenId
const viewOf = (permission: Permission): Permission => `${screenOfPermission(permission)}:view`

/** Drops or narrows every grant to the offices in which the `view` permission of its screen holds. */
export function normalizeGrants(grants: Grants): Grants {
  const settled = new Map<Permission, OfficeScope>()
  for (const [permission, offices] of grants) {
    const view = grants.get(viewOf(permission))
    const both = view === undefined ? [] : sharedBy(offices, view)
    if (both === null || both.length > 0) settled.set(permission, both)
  }
  return settled
}

/** Permissions of a person with these grants in an office of this type. Mirrors the rule in the SQL of sessions. */
export const permissionsInOffice = (grants: Grants, office: OfficeType | null): Set<Permission> =>
  new Set([...grants].flatMap(([permission, offices]) => (isGrantedInOffice(offices, office) ? [permission] : [])))

/** `undefined` (not granted) holds nowhere. */
export const isGrantedInOffice = (offices: OfficeScope | undefined, office: OfficeType | null): boolean =>
  offices === null || (offices !== undefined && office !== null && offices.includes(office))

export function diffGrants(before: Grants, after: Grants): GrantChange[] {
  const touched = new Set([...before.keys(), ...after.keys()])
  return [...touched]
    .map((permission) => ({ permission, was: before.get(permission), is: after.get(permission) }))
    .filter(({ was, is }) => !isSameOfficeScope(was, is))
}

/** Returns null for all office types, otherwise the types in list order without duplicates. */
export function normalizeOfficeScope(offices: OfficeScope): OfficeScope {
  if (offices === null || officeTypes.every((type) => offices.includes(type))) return null
  return officeTypes.filter((type) => offices.includes(type))
}

export const isSameOfficeScope = (one: OfficeScope | undefined, other: OfficeScope | undefined): boolean =>
  one === other || (!!one && !!other && one.length === other.length && one.every((type) => other.includes(type)))

const sharedBy = (one: OfficeScope, other: OfficeScope): OfficeScope =>
  one && other ? one.filter((type) => other.includes(type)) : (one ?? other)
