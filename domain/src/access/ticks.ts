import type { Permission } from './actions.ts'
import { officeTypes, type OfficeType } from './office-types.ts'
import type { ScreenId } from './screens.ts'

/** In which kinds of office a permission holds; null in every one, and for people without an office. */
export type Offices = readonly OfficeType[] | null

/** What a role may do, and where. */
export type Ticks = ReadonlyMap<Permission, Offices>

/** One tick that is another than before; `undefined` is no tick. */
export type TickChange = { permission: Permission; was: Offices | undefined; is: Offices | undefined }

export const screenOf = (permission: Permission): ScreenId => permission.slice(0, permission.lastIndexOf(':')) as ScreenId
const viewOf = (permission: Permission): Permission => `${screenOf(permission)}:view`

/** A screen one may not see, one cannot work on: where `view` does not hold, nothing else of that screen holds. */
export function settleTicks(ticks: Ticks): Ticks {
  const settled = new Map<Permission, Offices>()
  for (const [permission, offices] of ticks) {
    const view = ticks.get(viewOf(permission))
    const both = view === undefined ? [] : sharedBy(offices, view)
    if (both === null || both.length > 0) settled.set(permission, both)
  }
  return settled
}

/** What a person with these ticks may do in an office of this kind: the rule that the sessions ask the database for. */
export const permissionsAt = (ticks: Ticks, office: OfficeType | null): Set<Permission> =>
  new Set([...ticks].flatMap(([permission, offices]) => (holdsAt(offices, office) ? [permission] : [])))

/** No tick at all (`undefined`) holds nowhere. */
export const holdsAt = (offices: Offices | undefined, office: OfficeType | null): boolean =>
  offices === null || (offices !== undefined && office !== null && offices.includes(office))

export function changesBetween(before: Ticks, after: Ticks): TickChange[] {
  const touched = new Set([...before.keys(), ...after.keys()])
  return [...touched]
    .map((permission) => ({ permission, was: before.get(permission), is: after.get(permission) }))
    .filter(({ was, is }) => !sameOffices(was, is))
}

/** Every kind of office is said as null; the rest in the order of the list, each once. */
export function tidyOffices(offices: Offices): Offices {
  if (offices === null || officeTypes.every((type) => offices.includes(type))) return null
  return officeTypes.filter((type) => offices.includes(type))
}

export const sameOffices = (one: Offices | undefined, other: Offices | undefined): boolean =>
  one === other || (!!one && !!other && one.length === other.length && one.every((type) => other.includes(type)))

const sharedBy = (one: Offices, other: Offices): Offices => (one && other ? one.filter((type) => other.includes(type)) : (one ?? other))
