import type { ClaimKey, ClaimRule } from '#engine/definition/claim-rule.ts'
import type { Bilingual } from '#language/bilingual.ts'
import { workerMarks } from '#services/definitions/shared-people.ts'
import { isDead, isDisabled, isJobless } from './policy.ts'

/**
 * The number of the policy is taken from the register. Without a register entry the claimant states it and may be
 * wrong; therefore the documents of the worker also identify the policy.
 */
const policy: ClaimKey = {
  anyOf: ['policyNo', 'statedPolicyNo', ...workerMarks],
  proven: ['policyNo'],
  documents: ['policyNo', 'statedPolicyNo'],
}

const alreadyClaimed: Bilingual = {
  bn: 'এই পলিসিতে এই ঘটনার দাবি আগেই করা হয়েছে।',
  en: 'This event has already been claimed on this policy.',
}

/** E-25: one claim for each policy and event. A person dies once, and the loss of the job is paid once. */
export const claims: ClaimRule[] = [
  { id: 'death', code: 'E-25', when: isDead, oncePer: [policy], at: 'personStatus', otherwise: alreadyClaimed },
  {
    id: 'injury',
    code: 'E-25',
    when: isDisabled,
    // The day is stated: another one of the same weeks is no other injury.
    oncePer: [policy, { day: 'injuryDate', within: 30 }],
    at: 'injuryDate',
    otherwise: alreadyClaimed,
  },
  { id: 'job-loss', code: 'E-25', when: isJobless, oncePer: [policy], at: 'personStatus', otherwise: alreadyClaimed },
]
