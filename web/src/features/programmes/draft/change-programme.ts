import type { Field } from '../../../../../domain/src/fields/field.ts'
import { lastIdOf } from '../../../../../domain/src/programmes/ids.ts'
import type { Programme, Section } from '../../../../../domain/src/programmes/programme.ts'

/** Of one thing a next one. What did not change stays the very same object, so that only what changed is drawn again. */
export type Change<T> = (before: T) => T

/** A list and a group hold questions of their own, and these nothing more. */
export const insideOf = (field: Field): readonly Field[] | undefined => ('fields' in field ? field.fields : undefined)

export function changeField(programme: Programme, id: string, change: Change<Field>): Programme {
  const changeIn = (fields: readonly Field[]): Field[] | undefined => {
    const index = fields.findIndex((field) => field.id === id)
    const found = fields[index]
    if (found) return fields.with(index, change(found))
    for (const [place, field] of fields.entries()) {
      const inside = insideOf(field)
      const changed = inside && changeIn(inside)
      if (changed) return fields.with(place, { ...field, fields: changed } as Field)
    }
    return undefined
  }
  return inSections(programme, (section) => {
    const fields = changeIn(section.fields)
    return fields ? { ...section, fields } : section
  })
}

export const changeSection = (programme: Programme, id: string, change: Change<Section>): Programme =>
  inSections(programme, (section) => (section.id === id ? change(section) : section))

/** A question or a whole section is taken out. */
export function remove(programme: Programme, id: string): Programme {
  const without = (fields: Field[]): Field[] => {
    const left = fields.filter((field) => field.id !== id)
    const inner = left.map((field) => {
      const inside = insideOf(field)
      return inside?.some((one) => one.id === id) ? ({ ...field, fields: inside.filter((one) => one.id !== id) } as Field) : field
    })
    return left.length === fields.length && inner.every((field, index) => field === fields[index]) ? fields : inner
  }
  const sections = programme.sections.filter((section) => section.id !== id)
  const changed = inSections(sections.length === programme.sections.length ? programme : { ...programme, sections }, (section) => {
    const fields = without(section.fields)
    return fields === section.fields ? section : { ...section, fields }
  })
  return changed === programme ? programme : { ...changed, lastId: lastIdOf(programme) }
}

/** Puts a question where another stands, or at the end of a section, a list or a group. */
export type Place = { before: string } | { after: string } | { into: string }

export function insert(programme: Programme, field: Field, place: Place): Programme {
  const [way, id] = Object.entries(place)[0] as ['before' | 'after' | 'into', string]
  const insertIn = (fields: readonly Field[]): Field[] | undefined => {
    const index = fields.findIndex((one) => one.id === id)
    const found = fields[index]
    if (found && way !== 'into') return fields.toSpliced(way === 'before' ? index : index + 1, 0, field)
    for (const [at, one] of fields.entries()) {
      const inside = insideOf(one)
      const changed = inside && (way === 'into' && one.id === id ? [...inside, field] : insertIn(inside))
      if (changed) return fields.with(at, { ...one, fields: changed } as Field)
    }
    return undefined
  }
  return inSections(programme, (section) => {
    if (way === 'into' && section.id === id) return { ...section, fields: [...section.fields, field] }
    const fields = insertIn(section.fields)
    return fields ? { ...section, fields } : section
  })
}

function inSections(programme: Programme, change: Change<Section>): Programme {
  const sections = programme.sections.map(change)
  return sections.every((section, index) => section === programme.sections[index]) ? programme : { ...programme, sections }
}
