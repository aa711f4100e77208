import { getOwn } from '#collections/get-own.ts'
export type MergeConflict = { path: string; mine: unknown; theirs: unknown }
/** Resolution of conflicts by path. */
export type ConflictResolutions = { readonly [path: string]: 'mine' | 'theirs' }
type Merging = { clashes: MergeConflict[]; resolutions: ConflictResolutions }

type Entries = { [name: string]: unknown }
const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Deep equality regardless of key order; undefined counts as absent. */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isDeepEqual(entry, other[index]))
  if (!isEntries(one) || !isEntries(other)) return one === other
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => isDeepEqual(one[name], other[name]))
}

/** Conditions are merged as a whole only, as are fields of different kinds. */
const isAtomic = (name: string, ...values: Entries[]) =>
  ['when', 'must', 'pattern'].includes(name) || new Set(values.map(({ kind }) => kind)).size > 1

/** Keys that identify the entries of a list. */
const keys: { readonly [list: string]: string } = { options: 'value', desks: 'seat' }

export function mergeValue(base: unknown, mine: unknown, theirs: unknown, path: string, merging: Merging): unknown {
  if (isDeepEqual(mine, theirs) || isDeepEqual(theirs, base)) return mine
  if (isDeepEqual(mine, base)) return theirs
  const name = path.slice(path.lastIndexOf('.') + 1)
  if (isEntries(mine) && isEntries(theirs) && isEntries(base) && !isAtomic(name, base, mine, theirs))
    return mergeEntries(base, mine, theirs, path, merging)
  const key = getOwn(keys, name)
  const [was, own, other] = key ? [base, mine, theirs].map((list) => byKey(list, key)) : []
  if (was && own && other) return mergeList(was, own, other, path, merging)
  merging.clashes.push({ path, mine, theirs })
  return merging.resolutions[path] === 'theirs' ? theirs : mine
}

function mergeEntries(base: Entries, mine: Entries, theirs: Entries, path: string, merging: Merging): Entries {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  const entries = [...names].map((name) => {
    const childPath = path === '' ? name : `${path}.${name}`
    return [name, mergeValue(base[name], mine[name], theirs[name], childPath, merging)] as const
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

type Keyed = Map<string, unknown>

/** Entries by key; undefined if they have no key or it is not unique. */
function byKey(list: unknown, key: string): Keyed | undefined {
  if (!Array.isArray(list)) return undefined
  const keyed = new Map(list.map((entry: unknown) => [isEntries(entry) ? String(entry[key]) : '', entry]))
  return keyed.size === list.length ? keyed : undefined
}

function mergeList(base: Keyed, mine: Keyed, theirs: Keyed, path: string, merging: Merging): unknown[] {
  const names = [...new Set([...base.keys(), ...mine.keys(), ...theirs.keys()])]
  const merged = new Map(
    names.map((name) => [
      name,
      mergeValue(base.get(name), mine.get(name), theirs.get(name), `${path}.${name}`, merging),
    ]),
  )
  const left = names.filter((name) => merged.get(name) !== undefined)
  return mergeOrder(left, [...base.keys()], [...mine.keys()], [...theirs.keys()]).map((name) => merged.get(name))
}

/**
 * Orders the members as mine if I changed the order, otherwise as theirs; members missing there keep their position
 * from the other side.
 */
export function mergeOrder(
  members: readonly string[],
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] {
  const isMember = new Set(members)
  const common = (order: readonly string[], other: readonly string[]) =>
    order.filter((id) => isMember.has(id) && other.includes(id))
  const isMoved = !isDeepEqual(common(mine, base), common(base, mine))
  const [first, second] = isMoved ? [mine, theirs] : [theirs, mine]
  const order = first.filter((id) => isMember.has(id))
  for (const [index, id] of second.entries()) {
    if (!isMember.has(id) || order.includes(id)) continue
    const before = second.slice(0, index).findLast((earlier) => order.includes(earlier))
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  }
  return [...order, ...members.filter((id) => !order.includes(id))]
}
