import type { Field } from '@wewb/domain/engine/fields/field'
import type { Programme, Section } from '@wewb/domain/services/programmes/programme'
import { nestedFieldsOf } from './update-programme.ts'

/** One row of the outline: a section, a question, or a question inside a list or a group. */
export type OutlineRow = { id: string; depth: 0 | 1 | 2; section: string; parent?: string }

export const createOutline = ({ sections }: Programme): OutlineRow[] =>
  sections.flatMap((section) => [
    { id: section.id, depth: 0 as const, section: section.id },
    ...section.fields.flatMap((field) => [
      { id: field.id, depth: 1 as const, section: section.id },
      ...(nestedFieldsOf(field) ?? []).map((inner) => ({
        id: inner.id,
        depth: 2 as const,
        section: section.id,
        parent: field.id,
      })),
    ]),
  ])

/** Changes only when rows are added, removed or moved; the texts of questions do not matter. */
export const outlineShape = (programme: Programme): string =>
  createOutline(programme)
    .map(({ id, depth }) => `${depth}${id}`)
    .join(' ')

/** Indexes all questions by id, including nested ones, and all sections. */
export function indexProgramme({ sections }: Programme): {
  fields: ReadonlyMap<string, Field>
  sections: ReadonlyMap<string, Section>
} {
  const all = sections.flatMap((section) =>
    section.fields.flatMap((field) => [field, ...(nestedFieldsOf(field) ?? [])]),
  )
  return {
    fields: new Map(all.map((field) => [field.id, field])),
    sections: new Map(sections.map((section) => [section.id, section])),
  }
}

/** `s2` → 2; a question is counted within its section: `q7` → section 2, question 4. */
export function findOutlinePosition(
  programme: Programme,
  id: string,
): { section: number; question?: number } | undefined {
  for (const [index, { id: sectionId, fields }] of programme.sections.entries()) {
    if (sectionId === id) return { section: index + 1 }
    const question = fields.findIndex(
      (field) => field.id === id || nestedFieldsOf(field)?.some((inner) => inner.id === id),
    )
    if (question >= 0) return { section: index + 1, question: question + 1 }
  }
  return undefined
}
