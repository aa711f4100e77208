import type { ClaimKey, ClaimRule } from '#engine/definition/claim-rule.ts'
import type { Bilingual } from '#language/bilingual.ts'
import { isDead, isDisabled, isJobless } from './policy.ts'

/**
 * The register gives the number of the policy. Without it the claimant states one, which may be wrong: then the
 * passport of the worker stands for the policy.
 */
const policy: ClaimKey = {
  anyOf: ['policyNo', 'statedPolicyNo', 'worker.workerPassportNo'],
  proven: ['policyNo'],
}

const alreadyClaimed: Bilingual = {
  bn: 'এই পলিসিতে এই ঘটনার দাবি আগেই করা হয়েছে। সেই দাবি আপনার না হলে কল সেন্টারে ফোন করুন।',
  en: 'This event has already been claimed on this policy. If that claim is not yours, call the call centre.',
}

/** E-25: one claim for each policy and event. A person dies once, and the loss of the job is paid once. */
export const claims: ClaimRule[] = [
  { id: 'death', code: 'E-25', when: isDead, oncePer: [policy], at: 'personStatus', otherwise: alreadyClaimed },
  {
    id: 'injury',
    code: 'E-25',
    when: isDisabled,
    oncePer: [policy, 'injuryDate'],
    at: 'injuryDate',
    otherwise: alreadyClaimed,
  },
  { id: 'job-loss', code: 'E-25', when: isJobless, oncePer: [policy], at: 'personStatus', otherwise: alreadyClaimed },
]
