import type { Field } from '../fields/field.ts'
import { isContainer, nextFieldId } from './ids.ts'
import { isAlike, mergeOrder, mergeValue, type Clash, type Keep } from './merge-values.ts'
import type { Programme, Section } from './programme.ts'
import { renamed } from './rename-ids.ts'

/** A form taken apart: what each section and question says by itself, in what it stands, and in which order. */
type Parts = {
  sections: Map<string, Omit<Section, 'fields'>>
  fields: Map<string, object>
  homes: Map<string, string>
  orders: Map<string, string[]>
}
const root = ''

export type Merged = {
  merged: Programme
  /** Both changed the same thing differently; `merged` has mine there. */
  clashes: Clash[]
  /** My new questions that had to get another id, because theirs has it already. */
  renamed: { [mine: string]: string }
}

/**
 * What comes of it when two people changed the same draft. Everything only one of them touched is taken from that one; where
 * both touched the same thing differently it clashes, and `keep` says by the path of the clash whose is kept (mine unless it
 * says otherwise). Where questions stand never clashes: my order wins.
 */
export function mergeProgrammes(base: Programme, mine: Programme, theirs: Programme, keep: Keep = {}): Merged {
  const names = newNames(base, mine, theirs)
  const own = Object.keys(names).length > 0 ? renamed(mine, names) : mine
  const clashes: Clash[] = []
  const settings = mergeValue(settingsOf(base), settingsOf(own), settingsOf(theirs), '', { clashes, keep }) as Omit<Programme, 'sections'>
  const parts = mergeParts(partsOf(base), partsOf(own), partsOf(theirs), { clashes, keep })
  const lastId = Math.max(own.lastId ?? 0, theirs.lastId ?? 0)
  const merged = { ...settings, sections: together(parts), ...(lastId > 0 ? { lastId } : {}) }
  return { merged, clashes, renamed: names }
}

/** The settings. How far ids have been given is nobody's opinion. */
const settingsOf = (programme: Programme): object => ({ ...programme, sections: undefined, lastId: undefined })

function partsOf({ sections }: Programme): Parts {
  const parts: Parts = { sections: new Map(), fields: new Map(), homes: new Map(), orders: new Map([[root, sections.map(({ id }) => id)]]) }
  const take = (fields: readonly Field[], home: string) => {
    parts.orders.set(home, fields.map(({ id }) => id)) // prettier-ignore
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

function mergeParts(base: Parts, mine: Parts, theirs: Parts, merging: { clashes: Clash[]; keep: Keep }): Parts {
  const mergeAll = <T>(of: (parts: Parts) => Map<string, T>): Map<string, T> => {
    const ids = new Set([...of(base).keys(), ...of(theirs).keys(), ...of(mine).keys()])
    const merged = [...ids].map((id) => [id, mergeValue(of(base).get(id), of(mine).get(id), of(theirs).get(id), id, merging)] as const)
    return new Map(merged.filter((entry): entry is [string, T] => entry[1] !== undefined))
  }
  const sections = mergeAll((parts) => parts.sections)
  const fields = mergeAll((parts) => parts.fields)
  const homes = new Map([...fields.keys()].map((id) => [id, homeOf(id, base, mine, theirs)]))
  // What one of us threw away, and the other put something new into, is there again.
  for (const home of homes.values()) {
    const section = mine.sections.get(home) ?? theirs.sections.get(home)
    const container = mine.fields.get(home) ?? theirs.fields.get(home)
    if (section && !sections.has(home)) sections.set(home, section)
    if (container && !fields.has(home)) {
      fields.set(home, container)
      homes.set(home, homeOf(home, base, mine, theirs))
    }
  }
  const orders = new Map(
    [root, ...sections.keys(), ...fields.keys()].map((home) => {
      const members = home === root ? [...sections.keys()] : [...fields.keys()].filter((id) => homes.get(id) === home)
      return [home, mergeOrder(members, base.orders.get(home) ?? [], mine.orders.get(home) ?? [], theirs.orders.get(home) ?? [])]
    }),
  )
  return { sections, fields, homes, orders }
}

const homeOf = (id: string, base: Parts, mine: Parts, theirs: Parts): string => {
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

/** Two who add a question at the same time give it the same id; mine gets the next one that is free in both. */
function newNames(base: Programme, mine: Programme, theirs: Programme): { [mine: string]: string } {
  const [was, own, other] = [partsOf(base), partsOf(mine), partsOf(theirs)]
  const isTaken = (of: (parts: Parts) => Map<string, object>) => (id: string) =>
    !of(was).has(id) && of(other).has(id) && !isAlike(contentOf(own, id), contentOf(other, id))
  const fields = [...own.fields.keys()].filter(isTaken(({ fields: all }) => all))
  const sections = [...own.sections.keys()].filter(isTaken(({ sections: all }) => all))
  const sectionNumbers = [...own.sections.keys(), ...other.sections.keys()].map((id) => Number(id.slice(1)))
  const nextField = Math.max(...[mine, theirs].map((programme) => Number(nextFieldId(programme).slice(1))))
  return Object.fromEntries([
    ...fields.map((id, index) => [id, `q${nextField + index}`]),
    ...sections.map((id, index) => [id, `s${Math.max(0, ...sectionNumbers) + 1 + index}`]),
  ])
}

const contentOf = ({ sections, fields, orders }: Parts, id: string): unknown => [sections.get(id), fields.get(id), orders.get(id)]
