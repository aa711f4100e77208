import { evaluateCondition } from '#engine/conditions/evaluate-condition.ts'
import type { Bilingual } from '#language/bilingual.ts'
import type { FinderAnswers } from './answers.ts'
import { disabilityAllowance, educationStipend } from './children-rules.ts'
import { compensation, surokkha } from './claim-rules.ts'
import { bereavement, burialCost, financialAssistance, repatriation } from './family-rules.ts'
import type { FinderService, EligibilityEstimate } from './finder-rule.ts'
import { grantProgrammes, medicalAssistance, membership, reIntegration } from './worker-rules.ts'

export type BenefitResult = {
  service: string
  eligibility: EligibilityEstimate
  reason: Bilingual
  /** Values to prefill in the form of the service, by field path. */
  carries: Record<string, string>
}

export const finderServices: readonly FinderService[] = [
  bereavement,
  repatriation,
  financialAssistance,
  burialCost,
  compensation,
  surokkha,
  medicalAssistance,
  educationStipend,
  disabilityAllowance,
  reIntegration,
  membership,
  grantProgrammes,
]

const order: readonly EligibilityEstimate[] = ['yes', 'perhaps', 'no']

/** Returns a verdict and its reason for every service: likely ones first, and urgent ones before the others. */
export const findBenefits = (answers: FinderAnswers): BenefitResult[] =>
  finderServices
    .map((service) => validate(service, answers))
    .toSorted((one, other) => order.indexOf(one.eligibility) - order.indexOf(other.eligibility))

function validate({ service, rules, otherwise, carries = [] }: FinderService, answers: FinderAnswers): BenefitResult {
  const view = { answers: [answers], facts: {} }
  const { eligibility, reason } = rules.find(({ when }) => evaluateCondition(when, view)) ?? otherwise
  const carried = carries.filter(({ when }) => evaluateCondition(when, view)).map(({ path, value }) => [path, value])
  return { service, eligibility, reason, carries: Object.fromEntries(carried) as Record<string, string> }
}
