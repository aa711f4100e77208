import { ownAnswer, evaluateCondition, type Answers } from '#engine/conditions/evaluate-condition.ts'
import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { kindOf, childFieldsOf, rowsOf, type Field } from '#engine/fields/field.ts'
import type { FieldContext, EvaluationContext } from '#engine/fields/kind.ts'

export type VisibleField = { field: Field; path: string; answer: unknown; hasChildFields: boolean }

/** Every visible field, outer before inner, with the path of its row. */
export const visibleFieldsOf = (
  definition: Pick<ServiceDefinition, 'steps'>,
  normalized: Answers,
  context: EvaluationContext,
): VisibleField[] => {
  const view = { ...context, answers: [normalized] }
  return definition.steps
    .filter((step) => evaluateCondition(step.when, view))
    .flatMap((step) => walkVisibleFields(step.fields, normalized, '', view))
}

export const walkVisibleFields = (
  fields: readonly Field[],
  answers: Answers,
  prefix: string,
  view: FieldContext,
): VisibleField[] =>
  fields
    .filter((field) => evaluateCondition(field.when, view))
    .flatMap((field) => {
      const answer = ownAnswer(answers, field.id)
      const path = prefix + field.id
      const parts = childFieldsOf(field, answer)
      // A blank address still has visible parts; a list without rows has none.
      const rows = rowsOf(field, answer ?? (kindOf(field).hasRows ? [] : {}), path)
      const inside =
        parts.length === 0
          ? []
          : rows.flatMap(({ row, path: place }) =>
              walkVisibleFields(parts, row, `${place}.`, { ...view, answers: [row, ...view.answers] }),
            )
      return [{ field, path, answer, hasChildFields: parts.length > 0 }, ...inside]
    })

export const visiblePaths = (
  definition: Pick<ServiceDefinition, 'steps'>,
  normalized: Answers,
  context: EvaluationContext,
): string[] => visibleFieldsOf(definition, normalized, context).map(({ path }) => path)

/** Stored documents that an application references; others may be garbage-collected. */
export const referencedDocuments = (
  definition: Pick<ServiceDefinition, 'steps'>,
  normalized: Answers,
  context: EvaluationContext,
): { path: string; documents: string[] }[] =>
  visibleFieldsOf(definition, normalized, context).flatMap(({ field, path, answer }) => {
    const documents = kindOf(field).documents?.(answer) ?? []
    return documents.length > 0 ? [{ path, documents }] : []
  })
