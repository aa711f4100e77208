import { getOwn } from '#collections/get-own.ts'
import { resolveAnswer, evaluateCondition, isBlank, type Answers } from '#engine/conditions/evaluate-condition.ts'
import { referencedFacts, requiredFields } from '#engine/conditions/condition-references.ts'
import type { Eligibility } from '#engine/definition/rule.ts'
import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import type { Issue } from '#engine/fields/issue.ts'
import type { EvaluationContext } from '#engine/fields/kind.ts'
import { validateRules } from './validate-rules.ts'

export const screeningResults = ['ELIGIBLE', 'NOT_ELIGIBLE', 'NEEDS_REVIEW'] as const
export type ScreeningResult = (typeof screeningResults)[number]

/** `failed`: codes of eligibility rules (docs/domain/benefits.md). `issues`: their messages for the applicant. */
export type Screening = { result: ScreeningResult; failed: string[]; issues: Issue[] }

/** Evaluates the screening rules. A rule with missing data does not fail; the result is then NEEDS_REVIEW. */
export function evaluateScreening(
  { screening = [] }: Pick<ServiceDefinition, 'screening'>,
  normalized: Answers,
  context: EvaluationContext,
): Screening {
  const view = { ...context, answers: [normalized] }
  const isKnown = ({ must }: Eligibility) =>
    referencedFacts(must).every((name) => !isBlank(getOwn(context.facts, name))) &&
    requiredFields(must).every((path) => !isBlank(resolveAnswer(path, view)))
  const broken = screening.filter(({ when, must }) => evaluateCondition(when, view) && !evaluateCondition(must, view))
  const failed = broken.filter(isKnown)
  const result = failed.length > 0 ? 'NOT_ELIGIBLE' : broken.length > 0 ? 'NEEDS_REVIEW' : 'ELIGIBLE'
  return { result, failed: [...new Set(failed.map(({ code }) => code))], issues: validateRules(failed, view) }
}
