import type { Field } from '#engine/fields/field.ts'
import { isContainer, nextFieldId } from './ids.ts'
import { isDeepEqual, mergeOrder, mergeValue, type MergeConflict, type ConflictResolutions } from './merge-values.ts'
import type { Programme, Section } from './programme.ts'

/** Field ids as they occur in paths: `q3`, `q3.districtId`, `q5.q6`. */
const inPath = /\b[qs]\d{1,6}\b/g
const isPath = /^[qs]\d{1,6}(?:\.[A-Za-z0-9]+)*$/

/** Properties that may contain a field id. Texts are excluded. */
const referenceKeys = new Set(['id', 'field', 'within', 'of', 'noTwice', 'columns'])

/** Renames fields and sections wherever they are referenced. */
const renameIds = (programme: Programme, names: { readonly [old: string]: string }): Programme =>
  renamedIn(programme, '', names) as Programme

function renamedIn(value: unknown, place: string, names: { readonly [old: string]: string }): unknown {
  if (Array.isArray(value)) return value.map((entry) => renamedIn(entry, place, names))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, renamedIn(entry, key, names)]))
  if (typeof value !== 'string' || !referenceKeys.has(place) || !isPath.test(value)) return value
  return value.replace(inPath, (id) => names[id] ?? id)
}

/** A programme in normalized form: the properties of each section and field, its container, and the order. */
type Parts = {
  sections: Map<string, Omit<Section, 'fields'>>
  fields: Map<string, object>
  homes: Map<string, string>
  orders: Map<string, string[]>
}
const root = ''

export type MergeResult = {
  merged: Programme
  /** Both changed the same thing differently; `merged` has mine. */
  conflicts: MergeConflict[]
  /** New fields of mine with another id, because theirs already uses it. */
  renamed: { [mine: string]: string }
}

/**
 * Three-way merge of a draft that two people changed. Changes by one side are taken over; conflicting ones are
 * reported, and `resolutions` resolves them by path (mine by default). The order of fields never conflicts: mine wins.
 */
export function mergeProgrammes(
  base: Programme,
  mine: Programme,
  theirs: Programme,
  resolutions: ConflictResolutions = {},
): MergeResult {
  const names = newNames(base, mine, theirs)
  const own = Object.keys(names).length > 0 ? renameIds(mine, names) : mine
  const clashes: MergeConflict[] = []
  const settings = mergeValue(settingsOf(base), settingsOf(own), settingsOf(theirs), '', {
    clashes,
    resolutions,
  }) as Omit<Programme, 'sections'>
  const parts = mergeParts(partsOf(base), partsOf(own), partsOf(theirs), { clashes, resolutions })
  const lastId = Math.max(own.lastId ?? 0, theirs.lastId ?? 0)
  const merged = { ...settings, sections: together(parts), ...(lastId > 0 ? { lastId } : {}) }
  return { merged, conflicts: clashes, renamed: names }
}

/** The settings. Excludes `lastId`, which is bookkeeping and cannot conflict. */
const settingsOf = (programme: Programme): object => ({ ...programme, sections: undefined, lastId: undefined })

function partsOf({ sections }: Programme): Parts {
  const parts: Parts = {
    sections: new Map(),
    fields: new Map(),
    homes: new Map(),
    orders: new Map([[root, sections.map(({ id }) => id)]]),
  }
  const take = (fields: readonly Field[], home: string) => {
    parts.orders.set(
      home,
      fields.map(({ id }) => id),
    )
    for (const field of fields) {
      const body: object = isContainer(field) ? { ...field, fields: undefined } : field
      parts.fields.set(field.id, body)
      parts.homes.set(field.id, home)
      if (isContainer(field)) take(field.fields, field.id)
    }
  }
  for (const { fields, ...section } of sections) {
    parts.sections.set(section.id, section)
    take(fields, section.id)
  }
  return parts
}

function mergeParts(
  base: Parts,
  mine: Parts,
  theirs: Parts,
  merging: { clashes: MergeConflict[]; resolutions: ConflictResolutions },
): Parts {
  const mergeAll = <T>(of: (parts: Parts) => Map<string, T>): Map<string, T> => {
    const ids = new Set([...of(base).keys(), ...of(theirs).keys(), ...of(mine).keys()])
    const merged = [...ids].map(
      (id) => [id, mergeValue(of(base).get(id), of(mine).get(id), of(theirs).get(id), id, merging)] as const,
    )
    return new Map(merged.filter((entry): entry is [string, T] => entry[1] !== undefined))
  }
  const sections = mergeAll((parts) => parts.sections)
  const fields = mergeAll((parts) => parts.fields)
  const homes = new Map([...fields.keys()].map((id) => [id, parentOf(id, base, mine, theirs)]))
  // Restores a container that one side deleted if the other side put something new into it.
  for (const home of homes.values()) {
    const section = mine.sections.get(home) ?? theirs.sections.get(home)
    const container = mine.fields.get(home) ?? theirs.fields.get(home)
    if (section && !sections.has(home)) sections.set(home, section)
    if (container && !fields.has(home)) {
      fields.set(home, container)
      homes.set(home, parentOf(home, base, mine, theirs))
    }
  }
  const orders = new Map(
    [root, ...sections.keys(), ...fields.keys()].map((home) => {
      const members = home === root ? [...sections.keys()] : [...fields.keys()].filter((id) => homes.get(id) === home)
      return [
        home,
        mergeOrder(members, base.orders.get(home) ?? [], mine.orders.get(home) ?? [], theirs.orders.get(home) ?? []),
      ]
    }),
  )
  return { sections, fields, homes, orders }
}

const parentOf = (id: string, base: Parts, mine: Parts, theirs: Parts): string => {
  const [was, own, other] = [base.homes.get(id), mine.homes.get(id), theirs.homes.get(id)]
  return (own === was || own === undefined ? other : own) ?? own ?? root
}

function together({ sections, fields, orders }: Parts): Section[] {
  const fieldsIn = (home: string): Field[] =>
    (orders.get(home) ?? []).flatMap((id) => {
      const field = fields.get(id) as Field | undefined
      if (!field) return []
      return [isContainer(field) ? { ...field, fields: fieldsIn(id) } : field]
    })
  return (orders.get(root) ?? []).flatMap((id) => {
    const section = sections.get(id)
    return section ? [{ ...section, fields: fieldsIn(id) }] : []
  })
}

/** If both sides add a field with the same id, mine gets the next id that is free in both. */
function newNames(base: Programme, mine: Programme, theirs: Programme): { [mine: string]: string } {
  const [was, own, other] = [partsOf(base), partsOf(mine), partsOf(theirs)]
  const isTaken = (of: (parts: Parts) => Map<string, object>) => (id: string) =>
    !of(was).has(id) && of(other).has(id) && !isDeepEqual(contentOf(own, id), contentOf(other, id))
  const fields = [...own.fields.keys()].filter(isTaken(({ fields: all }) => all))
  const sections = [...own.sections.keys()].filter(isTaken(({ sections: all }) => all))
  const sectionNumbers = [...own.sections.keys(), ...other.sections.keys()].map((id) => Number(id.slice(1)))
  const nextField = Math.max(...[mine, theirs].map((programme) => Number(nextFieldId(programme).slice(1))))
  return Object.fromEntries([
    ...fields.map((id, index) => [id, `q${nextField + index}`]),
    ...sections.map((id, index) => [id, `s${Math.max(0, ...sectionNumbers) + 1 + index}`]),
  ])
}

const contentOf = ({ sections, fields, orders }: Parts, id: string): unknown => [
  sections.get(id),
  fields.get(id),
  orders.get(id),
]
