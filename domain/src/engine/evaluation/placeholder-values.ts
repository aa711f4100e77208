import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import type { Field } from '#engine/fields/field.ts'
import type { EvaluationContext } from '#engine/fields/kind.ts'
import type { Bilingual, Locale } from '#language/bilingual.ts'
import { formatAnswers, formatFieldAnswers, flattenSections } from './format-answers.ts'

type MoveDetails = {
  definition: ServiceDefinition
  answers: Answers
  actionFields: readonly Field[]
  reply: Answers
  context: EvaluationContext
}

/** Values of a message's placeholders: for each, the first of its paths that the reply or else the form answers. */
export function placeholderValues({
  definition,
  answers,
  actionFields,
  reply,
  context,
}: MoveDetails): Record<string, Bilingual> {
  if (!definition.tells) return {}
  const textsIn = (locale: Locale) => {
    const replied = formatFieldAnswers(actionFields, reply, '', { ...context, answers: [reply, answers] }, locale)
    const lines = flattenSections([
      { path: '', heading: '', lines: replied },
      ...formatAnswers(definition, answers, context, locale),
    ])
    return new Map(lines.toReversed().map(({ path, text }) => [path, text]))
  }
  const texts = { bn: textsIn('bn'), en: textsIn('en') }
  return Object.fromEntries(
    Object.entries(definition.tells).flatMap(([place, paths]) => {
      const path = paths.find((candidate) => texts.en.has(candidate))
      return path === undefined ? [] : [[place, { bn: texts.bn.get(path) ?? '', en: texts.en.get(path) ?? '' }]]
    }),
  )
}
