import type { Field } from '../../../../../domain/src/fields/field.ts'
import type { Programme, Section } from '../../../../../domain/src/programmes/programme.ts'
import { insideOf } from './change-programme.ts'

/** One line of the outline: a section, a question in it, or a question inside a list or a group. */
export type OutlineRow = { id: string; depth: 0 | 1 | 2; section: string; parent?: string }

export const outlineOf = ({ sections }: Programme): OutlineRow[] =>
  sections.flatMap((section) => [
    { id: section.id, depth: 0 as const, section: section.id },
    ...section.fields.flatMap((field) => [
      { id: field.id, depth: 1 as const, section: section.id },
      ...(insideOf(field) ?? []).map((inner) => ({ id: inner.id, depth: 2 as const, section: section.id, parent: field.id })),
    ]),
  ])

/** The same while nothing came, went or moved: what a question says does not matter here. */
export const shapeOf = (programme: Programme): string =>
  outlineOf(programme)
    .map(({ id, depth }) => `${depth}${id}`)
    .join(' ')

/** Every question by its id, also those inside lists and groups; every section by its own. */
export function indexOf({ sections }: Programme): { fields: ReadonlyMap<string, Field>; sections: ReadonlyMap<string, Section> } {
  const all = sections.flatMap((section) => section.fields.flatMap((field) => [field, ...(insideOf(field) ?? [])]))
  return { fields: new Map(all.map((field) => [field.id, field])), sections: new Map(sections.map((section) => [section.id, section])) }
}

/** `s2` → 2; a question is counted within its section: `q7` → section 2, question 4. */
export function placeIn(programme: Programme, id: string): { section: number; question?: number } | undefined {
  for (const [index, { id: sectionId, fields }] of programme.sections.entries()) {
    if (sectionId === id) return { section: index + 1 }
    const question = fields.findIndex((field) => field.id === id || insideOf(field)?.some((inner) => inner.id === id))
    if (question >= 0) return { section: index + 1, question: question + 1 }
  }
  return undefined
}
