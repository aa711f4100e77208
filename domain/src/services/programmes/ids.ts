import type { Field } from '#engine/fields/field.ts'
import type { Programme } from './programme.ts'
import { isKind } from '#engine/fields/is-kind.ts'

/** A field written by staff, with its section and container. Parts of ready-made blocks are not included. */
export type BuiltField = { field: Field; section: string; container?: Field & { kind: 'list' | 'group' } }

/** Fields of a programme, outer before inner. */
export const builtFields = ({ sections }: Pick<Programme, 'sections'>): BuiltField[] =>
  sections.flatMap(({ id: section, fields }) =>
    fields.flatMap((field): BuiltField[] => [
      { field, section },
      ...(isContainer(field)
        ? field.fields.map((inner): BuiltField => ({ field: inner, section, container: field }))
        : []),
    ]),
  )

export const isContainer = (field: Field): field is Field & { kind: 'list' | 'group' } =>
  isKind(field, 'list') || isKind(field, 'group')

const highest = (ids: string[]): number => Math.max(0, ...ids.map((id) => Number(/^[qs](\d{1,6})$/.exec(id)?.[1] ?? 0)))

/** The highest field number ever used in this draft. */
export const lastIdOf = (programme: Pick<Programme, 'sections' | 'lastId'>): number =>
  Math.max(programme.lastId ?? 0, highest(builtFields(programme).map(({ field }) => field.id)))

/** Never reuses an id, so that an old answer is not taken for one to a new field. */
export const nextFieldId = (programme: Pick<Programme, 'sections' | 'lastId'>): string => `q${lastIdOf(programme) + 1}`

export const nextSectionId = ({ sections }: Pick<Programme, 'sections'>): string =>
  `s${highest(sections.map(({ id }) => id)) + 1}`
