import type { Answers } from '../conditions/holds.ts'
import type { ServiceDefinition } from '../definition/service-definition.ts'
import type { Field } from '../fields/field.ts'
import type { Known } from '../fields/kind.ts'
import type { Bilingual, Locale } from '../language/bilingual.ts'
import { describe, describeFields, linesOf } from './describe.ts'

type Told = { definition: ServiceDefinition; answers: Answers; asks: readonly Field[]; reply: Answers; known: Known }

/** What stands in the places of a message: of each the first of its paths that the reply, or else the form, answers. */
export function toldPlaces({ definition, answers, asks, reply, known }: Told): Record<string, Bilingual> {
  if (!definition.tells) return {}
  const textsIn = (locale: Locale) => {
    const replied = describeFields(asks, reply, '', { ...known, answers: [reply, answers] }, locale)
    const lines = linesOf([{ path: '', heading: '', lines: replied }, ...describe(definition, answers, known, locale)])
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
