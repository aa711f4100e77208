import { getOwn } from '../collections/get-own.ts'
import { answerAt, holds, isBlank, type Answers } from '../conditions/holds.ts'
import { factsIn, fieldsNeededBy } from '../conditions/read-condition.ts'
import type { Eligibility } from '../definition/rule.ts'
import type { ServiceDefinition } from '../definition/service-definition.ts'
import type { Issue } from '../fields/issue.ts'
import type { Known } from '../fields/kind.ts'
import { validateRules } from './validate-rules.ts'

export const screeningResults = ['ELIGIBLE', 'NOT_ELIGIBLE', 'NEEDS_REVIEW'] as const
export type ScreeningResult = (typeof screeningResults)[number]

/** `failed`: the codes of Annex C. `issues` say them in words, for the person they are about. */
export type Screening = { result: ScreeningResult; failed: string[]; issues: Issue[] }

/** What the rules of the screening find in these answers. What nobody knows fails nobody: then a person looks at it. */
export function screen({ screening = [] }: Pick<ServiceDefinition, 'screening'>, kept: Answers, known: Known): Screening {
  const view = { ...known, answers: [kept] }
  const isKnown = ({ must }: Eligibility) =>
    factsIn(must).every((name) => !isBlank(getOwn(known.facts, name))) &&
    fieldsNeededBy(must).every((path) => !isBlank(answerAt(path, view)))
  const broken = screening.filter(({ when, must }) => holds(when, view) && !holds(must, view))
  const failed = broken.filter(isKnown)
  const result = failed.length > 0 ? 'NOT_ELIGIBLE' : broken.length > 0 ? 'NEEDS_REVIEW' : 'ELIGIBLE'
  return { result, failed: [...new Set(failed.map(({ code }) => code))], issues: validateRules(failed, view) }
}
