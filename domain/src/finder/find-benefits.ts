import { holds } from '../conditions/holds.ts'
import type { Bilingual } from '../language/bilingual.ts'
import type { FinderAnswers } from './answers.ts'
import { disabilityAllowance, educationStipend } from './children-rules.ts'
import { compensation, surokkha } from './claim-rules.ts'
import { afterADeath, burialCost, financialAssistance, repatriation } from './family-rules.ts'
import type { FinderService, Verdict } from './finder-rule.ts'
import { grantProgrammes, medicalAssistance, membership, reIntegration } from './worker-rules.ts'

export type Finding = {
  service: string
  verdict: Verdict
  reason: Bilingual
  /** Path of a field in the form of the service, and what was chosen for it here. */
  carries: Record<string, string>
}

export const finderServices: readonly FinderService[] = [
  afterADeath,
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

const order: readonly Verdict[] = ['yes', 'perhaps', 'no']

/** Yes, perhaps or no for every service, with the reason; what is likely stands first, and what is urgent before what can wait. */
export const findBenefits = (answers: FinderAnswers): Finding[] =>
  finderServices
    .map((service) => judge(service, answers))
    .toSorted((one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict))

function judge({ service, rules, otherwise, carries = [] }: FinderService, answers: FinderAnswers): Finding {
  const view = { answers: [answers], facts: {} }
  const { verdict, reason } = rules.find(({ when }) => holds(when, view)) ?? otherwise
  const carried = carries.filter(({ when }) => holds(when, view)).map(({ path, value }) => [path, value])
  return { service, verdict, reason, carries: Object.fromEntries(carried) as Record<string, string> }
}
