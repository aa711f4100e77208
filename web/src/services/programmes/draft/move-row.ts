import { childFieldsOf, type Field } from '@wewb/domain/engine/fields/field'
import type { Programme } from '@wewb/domain/services/programmes/programme'
import { insertField, nestedFieldsOf, removeItem, type InsertPosition } from './update-programme.ts'
import { indexProgramme, createOutline } from './outline.ts'

/** Drop target of a row: between two rows, or on a container. */
export type MoveTarget = { key: string; position: 'before' | 'after' | 'on' }

/** Lists and groups hold plain questions only. */
export const canBeNested = (field: Field): boolean =>
  nestedFieldsOf(field) === undefined && childFieldsOf(field).length === 0

/** Moves a row; returns the same programme when the move is not possible. */
export function moveRow(programme: Programme, id: string, target: MoveTarget): Programme {
  if (id === target.key) return programme
  const { fields, sections } = indexProgramme(programme)
  if (sections.has(id)) return moveSection(programme, id, target)
  const field = fields.get(id)
  const insertAt = field && insertPositionOf(programme, field, target)
  return field && insertAt ? insertField(removeItem(programme, id), field, insertAt) : programme
}

function insertPositionOf(
  programme: Programme,
  field: Field,
  { key, position }: MoveTarget,
): InsertPosition | undefined {
  const rows = createOutline(programme)
  const index = rows.findIndex((row) => row.id === key)
  const row = rows[index]
  if (!row || row.parent === field.id) return undefined
  if (row.depth === 0) {
    // Above the heading of a section means the end of the section before.
    const home = position === 'before' ? rows[index - 1]?.section : row.section
    if (home === undefined) return undefined
    const [first] = programme.sections.find(({ id }) => id === home)?.fields ?? []
    if (position !== 'after' || !first) return { into: home }
    return first.id === field.id ? undefined : { before: first.id }
  }
  const isInside = position === 'on' || row.depth === 2
  if (isInside && !canBeNested(field)) return undefined
  if (position === 'on' && !canHoldFields(programme, key)) return undefined
  return position === 'on' ? { into: key } : position === 'before' ? { before: key } : { after: key }
}

/** True for sections, lists and groups, which accept drops. */
export const canHoldFields = (programme: Programme, id: string): boolean => {
  const { fields, sections } = indexProgramme(programme)
  const field = fields.get(id)
  return sections.has(id) || (field !== undefined && nestedFieldsOf(field) !== undefined)
}

function moveSection(programme: Programme, id: string, { key, position }: MoveTarget): Programme {
  const rows = createOutline(programme)
  const home = rows.find((row) => row.id === key)?.section
  const moved = programme.sections.find((section) => section.id === id)
  if (!moved || home === undefined || home === id) return programme
  const left = programme.sections.filter((section) => section.id !== id)
  const index = left.findIndex((section) => section.id === home)
  // A section cannot be dropped between the questions of another: it goes after that section.
  const isBefore = position === 'before' && home === key
  return { ...programme, sections: left.toSpliced(isBefore ? index : index + 1, 0, moved) }
}

/** Moves a row one step up or down, across sections, for a button. */
export function moveBy(programme: Programme, id: string, step: -1 | 1): Programme {
  const rows = createOutline(programme)
  const own = rows.find((row) => row.id === id)
  const beside = rows.filter((row) =>
    own?.depth === 0 ? row.depth === 0 : own?.depth === 2 ? row.parent === own.parent : row.depth < 2,
  )
  const other = beside[beside.findIndex((row) => row.id === id) + step]
  if (!own || !other) return programme
  return moveRow(programme, id, { key: other.id, position: step < 0 ? 'before' : 'after' })
}
