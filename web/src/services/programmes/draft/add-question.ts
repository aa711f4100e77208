import type { Field } from '@wewb/domain/engine/fields/field'
import { lastIdOf, nextFieldId, nextSectionId } from '@wewb/domain/services/programmes/ids'
import type { Programme, Section } from '@wewb/domain/services/programmes/programme'
import { fieldTemplates, type BuilderType } from '@wewb/domain/services/programmes/field-templates'
import { insertField, nestedFieldsOf, type InsertPosition } from './update-programme.ts'
import { canBeNested } from './move-row.ts'
import { indexProgramme, createOutline } from './outline.ts'

type Added = { programme: Programme; id: string }

/** Adds a question after the open one, into the open section, list or group, or else at the end. */
export function addQuestion(programme: Programme, type: BuilderType, open: string | undefined): Added {
  const home = programme.sections.length > 0 ? programme : addSection(programme).programme
  const field = fieldTemplates[type].make(nextFieldId(home), home)
  return { programme: withNew(home, field, positionFor(home, field, open)), id: field.id }
}

function positionFor(programme: Programme, field: Field, open: string | undefined): InsertPosition {
  const row = createOutline(programme).find(({ id }) => id === open)
  const last = programme.sections.at(-1)?.id ?? ''
  if (!row) return { into: last }
  if (row.depth === 0) return { into: row.id }
  const opened = indexProgramme(programme).fields.get(row.id)
  if (opened && nestedFieldsOf(opened) && canBeNested(field)) return { into: row.id }
  return { after: row.parent !== undefined && !canBeNested(field) ? row.parent : row.id }
}

/** Lists and groups accept plain questions only. */
export const canTypeBeNested = (type: BuilderType): boolean => canBeNested(fieldTemplates[type].make('q1'))

export function addSection(programme: Programme): Added {
  const id = nextSectionId(programme)
  const section: Section = { id, title: { bn: '', en: '' }, fields: [] }
  return { programme: { ...programme, sections: [...programme.sections, section] }, id }
}

/** Duplicates a question below it, with new ids. */
export function duplicateQuestion(programme: Programme, id: string): Added {
  const field = indexProgramme(programme).fields.get(id)
  if (!field) return { programme, id }
  const first = lastIdOf(programme) + 1
  const inside = nestedFieldsOf(field)
  const copy = { ...field, id: `q${first}` }
  const whole = inside
    ? ({ ...copy, fields: inside.map((inner, index) => ({ ...inner, id: `q${first + 1 + index}` })) } as Field)
    : copy
  return { programme: withNew(programme, whole, { after: id }), id: whole.id }
}

const withNew = (programme: Programme, field: Field, position: InsertPosition): Programme => {
  const added = insertField(programme, field, position)
  return { ...added, lastId: lastIdOf(added) }
}
