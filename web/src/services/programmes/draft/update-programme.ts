import type { Field } from '@wewb/domain/engine/fields/field'
import { lastIdOf } from '@wewb/domain/services/programmes/ids'
import type { Programme, Section } from '@wewb/domain/services/programmes/programme'

/** Returns the next value. Unchanged parts keep their identity, so that only changed parts re-render. */
export type Updater<T> = (before: T) => T

/** Lists and groups have nested questions, which cannot have any themselves. */
export const nestedFieldsOf = (field: Field): readonly Field[] | undefined =>
  'fields' in field ? field.fields : undefined

export function updateField(programme: Programme, id: string, change: Updater<Field>): Programme {
  const changeIn = (fields: readonly Field[]): Field[] | undefined => {
    const index = fields.findIndex((field) => field.id === id)
    const found = fields[index]
    if (found) return fields.with(index, change(found))
    for (const [position, field] of fields.entries()) {
      const inside = nestedFieldsOf(field)
      const changed = inside && changeIn(inside)
      if (changed) return fields.with(position, { ...field, fields: changed } as Field)
    }
    return undefined
  }
  return inSections(programme, (section) => {
    const fields = changeIn(section.fields)
    return fields ? { ...section, fields } : section
  })
}

export const updateSection = (programme: Programme, id: string, change: Updater<Section>): Programme =>
  inSections(programme, (section) => (section.id === id ? change(section) : section))

/** Removes a question or a section. */
export function removeItem(programme: Programme, id: string): Programme {
  const without = (fields: Field[]): Field[] => {
    const left = fields.filter((field) => field.id !== id)
    const nested = left.map((field) => {
      const inside = nestedFieldsOf(field)
      return inside?.some((one) => one.id === id)
        ? ({ ...field, fields: inside.filter((one) => one.id !== id) } as Field)
        : field
    })
    return left.length === fields.length && nested.every((field, index) => field === fields[index]) ? fields : nested
  }
  const sections = programme.sections.filter((section) => section.id !== id)
  const changed = inSections(
    sections.length === programme.sections.length ? programme : { ...programme, sections },
    (section) => {
      const fields = without(section.fields)
      return fields === section.fields ? section : { ...section, fields }
    },
  )
  return changed === programme ? programme : { ...changed, lastId: lastIdOf(programme) }
}

/** Position of a question: beside another, or at the end of a section, a list or a group. */
export type InsertPosition = { before: string } | { after: string } | { into: string }

export function insertField(programme: Programme, field: Field, position: InsertPosition): Programme {
  const [relation, id] = Object.entries(position)[0] as ['before' | 'after' | 'into', string]
  const insertIn = (fields: readonly Field[]): Field[] | undefined => {
    const index = fields.findIndex((one) => one.id === id)
    const found = fields[index]
    if (found && relation !== 'into') return fields.toSpliced(relation === 'before' ? index : index + 1, 0, field)
    for (const [at, one] of fields.entries()) {
      const inside = nestedFieldsOf(one)
      const changed = inside && (relation === 'into' && one.id === id ? [...inside, field] : insertIn(inside))
      if (changed) return fields.with(at, { ...one, fields: changed } as Field)
    }
    return undefined
  }
  return inSections(programme, (section) => {
    if (relation === 'into' && section.id === id) return { ...section, fields: [...section.fields, field] }
    const fields = insertIn(section.fields)
    return fields ? { ...section, fields } : section
  })
}

function inSections(programme: Programme, change: Updater<Section>): Programme {
  const sections = programme.sections.map(change)
  return sections.every((section, index) => section === programme.sections[index])
    ? programme
    : { ...programme, sections }
}
