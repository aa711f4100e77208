import type { Eligibility } from '../../definition/rule.ts'
import { words } from '../words.ts'
import { isJobless } from './policy.ts'

/** The day that must lie inside the cover, by what happened. */
const events = [
  { status: 'DEAD', date: 'deathDate' },
  { status: 'DISABLED', date: 'injuryDate' },
  { status: 'RETURNED_JOBLESS', date: 'returnDate' },
]
/** The cover of the register, or else as it was typed. */
const covers = [
  { from: 'policyStart', until: 'policyEnd' },
  { from: 'statedPolicyStart', until: 'statedPolicyEnd' },
]

const insideCover = covers.flatMap(({ from, until }) =>
  events.map(({ status, date }): Eligibility => ({
    code: 'E-19',
    when: { field: 'personStatus', is: status },
    must: {
      all: [
        { field: date, atLeast: { field: from } },
        { field: date, atMost: { field: until } },
      ],
    },
    at: date,
    otherwise: { bn: 'ঘটনাটি বীমার মেয়াদের বাইরে।', en: 'The event is outside the insurance period.' },
  })),
)

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
