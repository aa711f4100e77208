import { partsOf, type Field } from '../../../../../domain/src/fields/field.ts'
import type { Programme } from '../../../../../domain/src/programmes/programme.ts'
import { insert, insideOf, remove, type Place } from './change-programme.ts'
import { indexOf, outlineOf } from './outline.ts'

/** Where a row is let go: between two, or on one that holds others. */
export type Target = { key: string; position: 'before' | 'after' | 'on' }

/** A list or a group holds plain questions only. */
export const mayStandInside = (field: Field): boolean => insideOf(field) === undefined && partsOf(field).length === 0

/** The programme with a row elsewhere; the very same one where it cannot go there. */
export function moveRow(programme: Programme, id: string, target: Target): Programme {
  if (id === target.key) return programme
  const { fields, sections } = indexOf(programme)
  if (sections.has(id)) return moveSection(programme, id, target)
  const field = fields.get(id)
  const place = field && placeOf(programme, field, target)
  return field && place ? insert(remove(programme, id), field, place) : programme
}

function placeOf(programme: Programme, field: Field, { key, position }: Target): Place | undefined {
  const rows = outlineOf(programme)
  const index = rows.findIndex((row) => row.id === key)
  const row = rows[index]
  if (!row || row.parent === field.id) return undefined
  if (row.depth === 0) {
    // Above the heading of a section is the end of the one before it.
    const home = position === 'before' ? rows[index - 1]?.section : row.section
    if (home === undefined) return undefined
    const [first] = programme.sections.find(({ id }) => id === home)?.fields ?? []
    if (position !== 'after' || !first) return { into: home }
    return first.id === field.id ? undefined : { before: first.id }
  }
  const isInside = position === 'on' || row.depth === 2
  if (isInside && !mayStandInside(field)) return undefined
  if (position === 'on' && !holdsOthers(programme, key)) return undefined
  return position === 'on' ? { into: key } : position === 'before' ? { before: key } : { after: key }
}

/** On a question that holds no others nothing can be dropped. */
export const holdsOthers = (programme: Programme, id: string): boolean => {
  const { fields, sections } = indexOf(programme)
  const field = fields.get(id)
  return sections.has(id) || (field !== undefined && insideOf(field) !== undefined)
}

function moveSection(programme: Programme, id: string, { key, position }: Target): Programme {
  const rows = outlineOf(programme)
  const home = rows.find((row) => row.id === key)?.section
  const moved = programme.sections.find((section) => section.id === id)
  if (!moved || home === undefined || home === id) return programme
  const left = programme.sections.filter((section) => section.id !== id)
  const index = left.findIndex((section) => section.id === home)
  // Between the questions of a section another cannot stand: it goes behind the whole of it.
  const isBefore = position === 'before' && home === key
  return { ...programme, sections: left.toSpliced(isBefore ? index : index + 1, 0, moved) }
}

/** One step up or down, for a button; out of one section into the next. */
export function moveBy(programme: Programme, id: string, step: -1 | 1): Programme {
  const rows = outlineOf(programme)
  const own = rows.find((row) => row.id === id)
  const beside = rows.filter((row) => (own?.depth === 0 ? row.depth === 0 : own?.depth === 2 ? row.parent === own.parent : row.depth < 2))
  const other = beside[beside.findIndex((row) => row.id === id) + step]
  if (!own || !other) return programme
  return moveRow(programme, id, { key: other.id, position: step < 0 ? 'before' : 'after' })
}
