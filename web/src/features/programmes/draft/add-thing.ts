import type { Field } from '../../../../../domain/src/fields/field.ts'
import { lastIdOf, nextFieldId, nextSectionId } from '../../../../../domain/src/programmes/ids.ts'
import type { Programme, Section } from '../../../../../domain/src/programmes/programme.ts'
import { fieldTemplates, type BuilderType } from '../../../../../domain/src/programmes/templates.ts'
import { insert, insideOf, type Place } from './change-programme.ts'
import { mayStandInside } from './move-row.ts'
import { indexOf, outlineOf } from './outline.ts'

type Added = { programme: Programme; id: string }

/** A new question where the person is: after the one that is open, into the section, list or group that is open, else at the end. */
export function addQuestion(programme: Programme, type: BuilderType, open: string | undefined): Added {
  const home = programme.sections.length > 0 ? programme : addSection(programme).programme
  const field = fieldTemplates[type].make(nextFieldId(home), home)
  return { programme: withNew(home, field, placeFor(home, field, open)), id: field.id }
}

function placeFor(programme: Programme, field: Field, open: string | undefined): Place {
  const row = outlineOf(programme).find(({ id }) => id === open)
  const last = programme.sections.at(-1)?.id ?? ''
  if (!row) return { into: last }
  if (row.depth === 0) return { into: row.id }
  const opened = indexOf(programme).fields.get(row.id)
  if (opened && insideOf(opened) && mayStandInside(field)) return { into: row.id }
  return { after: row.parent !== undefined && !mayStandInside(field) ? row.parent : row.id }
}

/** What a list or a group takes: plain questions. */
export const isForInside = (type: BuilderType): boolean => mayStandInside(fieldTemplates[type].make('q1'))

export function addSection(programme: Programme): Added {
  const id = nextSectionId(programme)
  const section: Section = { id, title: { bn: '', en: '' }, fields: [] }
  return { programme: { ...programme, sections: [...programme.sections, section] }, id }
}

/** The same question once more, under it, with ids of its own. */
export function duplicate(programme: Programme, id: string): Added {
  const field = indexOf(programme).fields.get(id)
  if (!field) return { programme, id }
  const first = lastIdOf(programme) + 1
  const inside = insideOf(field)
  const copy = { ...field, id: `q${first}` }
  const whole = inside ? ({ ...copy, fields: inside.map((inner, index) => ({ ...inner, id: `q${first + 1 + index}` })) } as Field) : copy
  return { programme: withNew(programme, whole, { after: id }), id: whole.id }
}

const withNew = (programme: Programme, field: Field, place: Place): Programme => {
  const added = insert(programme, field, place)
  return { ...added, lastId: lastIdOf(added) }
}
