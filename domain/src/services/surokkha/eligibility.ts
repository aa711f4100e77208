import type { Eligibility } from '../../definition/rule.ts'
import { words } from '../words.ts'
import { isJobless } from './policy.ts'

const isDead = { field: 'personStatus', is: 'DEAD' }
const isDisabled = { field: 'personStatus', is: 'DISABLED' }
const outside = { code: 'E-19', otherwise: { bn: 'ঘটনাটি বীমার মেয়াদের বাইরে।', en: 'The event is outside the insurance period.' } }

/** The day of what happened must lie inside the cover of the register, or else as it was typed. */
const insideCover: Eligibility[] = [
  { ...outside, at: 'deathDate', when: isDead, must: { all: [{ field: 'deathDate', atLeast: { field: 'policyStart' } }, { field: 'deathDate', atMost: { field: 'policyEnd' } }] } },
  { ...outside, at: 'injuryDate', when: isDisabled, must: { all: [{ field: 'injuryDate', atLeast: { field: 'policyStart' } }, { field: 'injuryDate', atMost: { field: 'policyEnd' } }] } },
  { ...outside, at: 'returnDate', when: isJobless, must: { all: [{ field: 'returnDate', atLeast: { field: 'policyStart' } }, { field: 'returnDate', atMost: { field: 'policyEnd' } }] } },
  { ...outside, at: 'deathDate', when: isDead, must: { all: [{ field: 'deathDate', atLeast: { field: 'statedPolicyStart' } }, { field: 'deathDate', atMost: { field: 'statedPolicyEnd' } }] } },
  { ...outside, at: 'injuryDate', when: isDisabled, must: { all: [{ field: 'injuryDate', atLeast: { field: 'statedPolicyStart' } }, { field: 'injuryDate', atMost: { field: 'statedPolicyEnd' } }] } },
  { ...outside, at: 'returnDate', when: isJobless, must: { all: [{ field: 'returnDate', atLeast: { field: 'statedPolicyStart' } }, { field: 'returnDate', atMost: { field: 'statedPolicyEnd' } }] } },
] // prettier-ignore

/** domain/3-workflows.md Annex C. Both halves of E-20 have a sentence: who came back in time must not read of months. */
export const eligibility: Eligibility[] = [
  {
    code: 'E-02',
    must: { field: 'worker.check.outcome', isOneOf: ['verified', 'manual'] },
    at: 'worker.check',
    otherwise: words.workerNotFound,
  },
  ...insideCover,
  {
    code: 'E-20',
    // The server counts the day from the departure, so it is there a moment after the departure is.
    when: { all: [isJobless, { fact: 'cover.jobLossUntil', isFilled: true }] },
    must: { field: 'returnDate', atMost: { fact: 'cover.jobLossUntil' } },
    at: 'returnDate',
    otherwise: { bn: 'প্রযোজ্য নয়: ছয় মাসের পরে প্রত্যাবর্তন।', en: 'Not payable: return later than six months.' },
  },
  {
    code: 'E-20',
    when: isJobless,
    must: { field: 'employerPaidMigrationYn', is: 'N' },
    at: 'employerPaidMigrationYn',
    otherwise: {
      bn: 'প্রযোজ্য নয়: নিয়োগকর্তা সম্পূর্ণ অভিবাসন ব্যয় বহন করেছেন।',
      en: 'Not payable: the employer bore the whole migration cost.',
    },
  },
]
