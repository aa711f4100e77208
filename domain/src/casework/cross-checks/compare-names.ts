import { evaluateCondition, isAnswers, resolveAnswer, type Answers } from '#engine/conditions/evaluate-condition.ts'
import type { CrossCheckRule } from '#engine/definition/cross-check-rule.ts'
import type { EvaluationContext } from '#engine/fields/kind.ts'
import { isVerification, verificationSources } from '#engine/fields/verification.ts'
import { interpolate, type Bilingual } from '#language/bilingual.ts'
import { nameLikeness, SAME_NAME_PERCENT } from '#language/name-likeness.ts'
import type { CrossCheck } from './cross-check.ts'

/** Compares the names that the definition says belong to one person. Blank names are not compared. */
export function compareNames(
  rules: readonly CrossCheckRule[] | undefined,
  answers: Answers,
  context: Pick<EvaluationContext, 'facts'>,
): CrossCheck[] {
  const view = { facts: context.facts, answers: [answers] }
  return (rules ?? []).flatMap((rule): CrossCheck[] => {
    if (!evaluateCondition(rule.when, view)) return []
    const [stated] = textsAt(answers, rule.of.split('.'))
    const known = rule.with.flatMap((path) => textsAt(answers, path.split('.')))
    if (!stated || known.length === 0) return []
    const [best] = known
      .map((name) => ({ name, percent: nameLikeness(stated, name) }))
      .toSorted((one, other) => other.percent - one.percent)
    if (!best) return []
    const level = best.percent >= SAME_NAME_PERCENT ? 'green' : 'amber'
    const text = interpolate(level === 'green' ? alike : unlike, { stated, known: best.name })
    return [
      { code: rule.check, level, percent: best.percent, text, source: sourceOf([rule.of, ...rule.with], answers) },
    ]
  })
}

const alike = { bn: '“{stated}” ও “{known}” একই নাম।', en: '“{stated}” and “{known}” are the same name.' }
const unlike = { bn: '“{stated}” ও “{known}” মিলছে না।', en: '“{stated}” and “{known}” do not agree.' }

/** Names the registers that confirmed the compared answers; without one, both are statements of the applicant. */
function sourceOf(paths: readonly string[], answers: Answers): Bilingual {
  const isOfWorker = paths.some((path) => path.startsWith('worker.'))
  const checks = [...(isOfWorker ? ['worker.check'] : []), 'studentCheck'].map((path) =>
    resolveAnswer(path, { answers: [answers] }),
  )
  const confirmed = checks.filter(isVerification).filter(({ outcome }) => outcome === 'verified')
  const names = confirmed.map(({ source }) => verificationSources[source])
  if (!isOfWorker || names.length === 0) return statedOnly
  return { bn: names.map(({ bn }) => bn).join(', '), en: names.map(({ en }) => en).join(', ') }
}

export const statedOnly = { bn: 'আবেদনে দেওয়া তথ্য', en: 'Statements in the application' }

/** Texts at a path, in all rows where it leads through a list. */
function textsAt(value: unknown, [segment, ...rest]: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((row) => textsAt(row, [segment ?? '', ...rest].filter(Boolean)))
  if (segment === undefined) return typeof value === 'string' && value.trim() !== '' ? [value.trim()] : []
  return isAnswers(value) ? textsAt(Object.hasOwn(value, segment) ? value[segment] : undefined, rest) : []
}
