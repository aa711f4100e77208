import type { Field } from '../fields/field.ts'
import type { Programme } from './programme.ts'

/** A question that staff wrote, with the section and the list or group it stands in. Parts of a ready block are not written by anybody. */
export type Built = { field: Field; section: string; inside?: Field & { kind: 'list' | 'group' } }

/** The questions of a programme as they stand, outer before inner. */
export const builtFields = ({ sections }: Pick<Programme, 'sections'>): Built[] =>
  sections.flatMap(({ id: section, fields }) =>
    fields.flatMap((field): Built[] => [
      { field, section },
      ...(isContainer(field) ? field.fields.map((inner): Built => ({ field: inner, section, inside: field })) : []),
    ]),
  )

export const isContainer = (field: Field): field is Field & { kind: 'list' | 'group' } => field.kind === 'list' || field.kind === 'group'

const highest = (ids: string[]): number => Math.max(0, ...ids.map((id) => Number(/^[qs](\d{1,6})$/.exec(id)?.[1] ?? 0)))

/** The highest number that a question ever had, as far as this draft remembers. */
export const lastIdOf = (programme: Pick<Programme, 'sections' | 'lastId'>): number =>
  Math.max(programme.lastId ?? 0, highest(builtFields(programme).map(({ field }) => field.id)))

/** Never one that was there before: an old answer must not be taken for one to a new question. */
export const nextFieldId = (programme: Pick<Programme, 'sections' | 'lastId'>): string => `q${lastIdOf(programme) + 1}`

export const nextSectionId = ({ sections }: Pick<Programme, 'sections'>): string => `s${highest(sections.map(({ id }) => id)) + 1}`
