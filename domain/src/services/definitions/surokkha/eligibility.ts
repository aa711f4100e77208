import type { Eligibility } from '#engine/definition/rule.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import { isJobless } from './policy.ts'

const isDead = { field: 'personStatus', is: 'DEAD' }
const isDisabled = { field: 'personStatus', is: 'DISABLED' }
const outside = {
  code: 'E-19',
  otherwise: { bn: 'ঘটনাটি বীমার মেয়াদের বাইরে।', en: 'The event is outside the insurance period.' },
}

/** The date of the event must be within the cover of the register, or else within the typed one. */
const insideCover: Eligibility[] = [
  {
    ...outside,
    at: 'deathDate',
    when: isDead,
    must: {
      all: [
        { field: 'deathDate', atLeast: { field: 'policyStart' } },
        { field: 'deathDate', atMost: { field: 'policyEnd' } },
      ],
    },
  },
  {
    ...outside,
    at: 'injuryDate',
    when: isDisabled,
    must: {
      all: [
        { field: 'injuryDate', atLeast: { field: 'policyStart' } },
        { field: 'injuryDate', atMost: { field: 'policyEnd' } },
      ],
    },
  },
  {
    ...outside,
    at: 'returnDate',
    when: isJobless,
    must: {
      all: [
        { field: 'returnDate', atLeast: { field: 'policyStart' } },
        { field: 'returnDate', atMost: { field: 'policyEnd' } },
      ],
    },
  },
  {
    ...outside,
    at: 'deathDate',
    when: isDead,
    must: {
      all: [
        { field: 'deathDate', atLeast: { field: 'statedPolicyStart' } },
        { field: 'deathDate', atMost: { field: 'statedPolicyEnd' } },
      ],
    },
  },
  {
    ...outside,
    at: 'injuryDate',
    when: isDisabled,
    must: {
      all: [
        { field: 'injuryDate', atLeast: { field: 'statedPolicyStart' } },
        { field: 'injuryDate', atMost: { field: 'statedPolicyEnd' } },
      ],
    },
  },
  {
    ...outside,
    at: 'returnDate',
    when: isJobless,
    must: {
      all: [
        { field: 'returnDate', atLeast: { field: 'statedPolicyStart' } },
        { field: 'returnDate', atMost: { field: 'statedPolicyEnd' } },
      ],
    },
  },
]

/** Eligibility rules (docs/domain/benefits.md). Each half of E-20 has its own message. */
export const eligibility: Eligibility[] = [
  {
    code: 'E-02',
    must: { field: 'worker.check.outcome', isOneOf: ['verified', 'manual'] },
    at: 'worker.check',
    otherwise: serviceMessages.workerNotFound,
  },
  ...insideCover,
  {
    code: 'E-20',
    // The server computes this fact from the departure date, so it is missing until the next response.
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
