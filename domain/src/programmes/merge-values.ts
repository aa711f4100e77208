import { getOwn } from '../collections/get-own.ts'
export type Clash = { path: string; mine: unknown; theirs: unknown }
/** Whose is kept where both changed something, by the path of the clash. */
export type Keep = { readonly [path: string]: 'mine' | 'theirs' }
type Merging = { clashes: Clash[]; keep: Keep }

type Entries = { [name: string]: unknown }
const isEntries = (value: unknown): value is Entries => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same content, in whatever order its names stand; what is undefined is not there. */
export function isAlike(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isAlike(entry, other[index]))
  if (!isEntries(one) || !isEntries(other)) return one === other
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => isAlike(one[name], other[name]))
}

/** A condition means something only as a whole, and a question of another kind is another question. */
const isWhole = (name: string, ...values: Entries[]) =>
  ['when', 'must', 'pattern'].includes(name) || new Set(values.map(({ kind }) => kind)).size > 1

/** By what the entries of a list are told apart, where they are. */
const keys: { readonly [list: string]: string } = { options: 'value', desks: 'seat' }

export function mergeValue(base: unknown, mine: unknown, theirs: unknown, path: string, merging: Merging): unknown {
  if (isAlike(mine, theirs) || isAlike(theirs, base)) return mine
  if (isAlike(mine, base)) return theirs
  const name = path.slice(path.lastIndexOf('.') + 1)
  if (isEntries(mine) && isEntries(theirs) && isEntries(base) && !isWhole(name, base, mine, theirs))
    return mergeEntries(base, mine, theirs, path, merging)
  const key = getOwn(keys, name)
  const [was, own, other] = key ? [base, mine, theirs].map((list) => byKey(list, key)) : []
  if (was && own && other) return mergeList(was, own, other, path, merging)
  merging.clashes.push({ path, mine, theirs })
  return merging.keep[path] === 'theirs' ? theirs : mine
}

function mergeEntries(base: Entries, mine: Entries, theirs: Entries, path: string, merging: Merging): Entries {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  const entries = [...names].map((name) => {
    const place = path === '' ? name : `${path}.${name}`
    return [name, mergeValue(base[name], mine[name], theirs[name], place, merging)] as const
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

type Keyed = Map<string, unknown>

/** The entries by their key; undefined when they have none, or two have the same. */
function byKey(list: unknown, key: string): Keyed | undefined {
  if (!Array.isArray(list)) return undefined
  const keyed = new Map(list.map((entry: unknown) => [isEntries(entry) ? String(entry[key]) : '', entry]))
  return keyed.size === list.length ? keyed : undefined
}

function mergeList(base: Keyed, mine: Keyed, theirs: Keyed, path: string, merging: Merging): unknown[] {
  const names = [...new Set([...base.keys(), ...mine.keys(), ...theirs.keys()])]
  const merged = new Map(names.map((name) => [name, mergeValue(base.get(name), mine.get(name), theirs.get(name), `${path}.${name}`, merging)]))
  const left = names.filter((name) => merged.get(name) !== undefined)
  return mergeOrder(left, [...base.keys()], [...mine.keys()], [...theirs.keys()]).map((name) => merged.get(name))
} // prettier-ignore

/** The members in mine's order if I changed it, otherwise in theirs; whatever that does not know stands where the other has it. */
export function mergeOrder(members: readonly string[], base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const isMember = new Set(members)
  const common = (order: readonly string[], other: readonly string[]) => order.filter((id) => isMember.has(id) && other.includes(id))
  const isMoved = !isAlike(common(mine, base), common(base, mine))
  const [first, second] = isMoved ? [mine, theirs] : [theirs, mine]
  const order = first.filter((id) => isMember.has(id))
  for (const [index, id] of second.entries()) {
    if (!isMember.has(id) || order.includes(id)) continue
    const before = second.slice(0, index).findLast((earlier) => order.includes(earlier))
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  }
  return [...order, ...members.filter((id) => !order.includes(id))]
} // prettier-ignore
