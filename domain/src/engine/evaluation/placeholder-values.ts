import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import type { Field } from '#engine/fields/field.ts'
import type { EvaluationContext } from '#engine/fields/kind.ts'
import type { Bilingual, Locale } from '#language/bilingual.ts'
import { formatAnswers, formatFieldAnswers, flattenSections } from './format-answers.ts'

type Told = {
  definition: ServiceDefinition
  answers: Answers
  asks: readonly Field[]
  reply: Answers
  known: EvaluationContext
}

/** Values of a message's placeholders: for each, the first of its paths that the reply or else the form answers. */
export function placeholderValues({ definition, answers, asks, reply, known }: Told): Record<string, Bilingual> {
  if (!definition.tells) return {}
  const textsIn = (locale: Locale) => {
    const replied = formatFieldAnswers(asks, reply, '', { ...known, answers: [reply, answers] }, locale)
    const lines = flattenSections([
      { path: '', heading: '', lines: replied },
      ...formatAnswers(definition, answers, known, locale),
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
