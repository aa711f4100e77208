import { answerOf, holds, type Answers } from '../conditions/holds.ts'
import type { ServiceDefinition } from '../definition/service-definition.ts'
import { kindOf, partsOf, rowsOf, type Field } from '../fields/field.ts'
import type { FieldView, Known } from '../fields/kind.ts'

export type Asked = { field: Field; path: string; answer: unknown; hasParts: boolean }

/** Every question that is asked of these answers, outer before inner, with the path of its row. */
export const walkAsked = (definition: Pick<ServiceDefinition, 'steps'>, kept: Answers, known: Known): Asked[] => {
  const view = { ...known, answers: [kept] }
  return definition.steps.filter((step) => holds(step.when, view)).flatMap((step) => walkFields(step.fields, kept, '', view))
}

export const walkFields = (fields: readonly Field[], answers: Answers, prefix: string, view: FieldView): Asked[] =>
  fields
    .filter((field) => holds(field.when, view))
    .flatMap((field) => {
      const answer = answerOf(answers, field.id)
      const path = prefix + field.id
      const parts = partsOf(field, answer)
      // An address not yet begun is still asked, part by part; a list without rows asks nothing.
      const rows = rowsOf(field, answer ?? (kindOf(field).hasRows ? [] : {}), path)
      const inside =
        parts.length === 0
          ? []
          : rows.flatMap(({ row, path: place }) => walkFields(parts, row, `${place}.`, { ...view, answers: [row, ...view.answers] }))
      return [{ field, path, answer, hasParts: parts.length > 0 }, ...inside]
    })

export const askedPaths = (definition: Pick<ServiceDefinition, 'steps'>, kept: Answers, known: Known): string[] =>
  walkAsked(definition, kept, known).map(({ path }) => path)

/** The stored documents that an application uses: those not named here may be swept away. */
export const documentsOf = (
  definition: Pick<ServiceDefinition, 'steps'>,
  kept: Answers,
  known: Known,
): { path: string; documents: string[] }[] =>
  walkAsked(definition, kept, known).flatMap(({ field, path, answer }) => {
    const documents = kindOf(field).documents?.(answer) ?? []
    return documents.length > 0 ? [{ path, documents }] : []
  })
