import type { Eligibility } from '#engine/definition/rule.ts'

export const alreadyGiven = { bn: 'এ প্রণোদনা ইতোমধ্যে প্রদান করা হয়েছে।', en: 'This incentive was already given.' }

/**
 * E-13 to E-15 (docs/domain/benefits.md) decide on the cash. A person without cash may still receive the other
 * services.
 */
export const screening: Eligibility[] = [
  {
    code: 'E-13',
    must: {
      all: [
        { field: 'returnDate', atLeast: { fact: 'settings.raiseReturnFrom' } },
        { field: 'returnDate', atMost: { fact: 'today' } },
      ],
    },
    at: 'returnDate',
    otherwise: { bn: 'প্রত্যাবর্তনের তারিখ কর্মসূচির সময়সীমার বাইরে।', en: 'The return date is outside the programme period.' },
  },
  { code: 'E-14', must: { field: 'earlierGrantYn', is: 'N' }, at: 'earlierGrantYn', otherwise: alreadyGiven },
  { code: 'E-14', must: { fact: 'returnee.cashGiven', is: false }, at: 'nid', otherwise: alreadyGiven },
  {
    code: 'E-14',
    must: { not: { field: 'currentOccupation', is: 'ABROAD_AGAIN' } },
    at: 'currentOccupation',
    otherwise: {
      bn: 'প্রণোদনাটি শুধু দেশে অবস্থানরত ব্যক্তিদের জন্য।',
      en: 'The incentive is only for those who live in the country now.',
    },
  },
  {
    code: 'E-15',
    must: { field: 'dateOfBirth', atMost: { fact: 'settings.adultBornTo' } },
    at: 'dateOfBirth',
    otherwise: { bn: 'বয়স কমপক্ষে ১৮ বছর হতে হবে।', en: 'You must be at least 18 years old.' },
  },
  {
    code: 'E-15',
    must: { field: 'bank.accountHolderRelation', is: 'SELF' },
    at: 'bank.accountHolderRelation',
    otherwise: { bn: 'ব্যাংক হিসাব নিজ নামে হতে হবে।', en: 'The bank account must be in your own name.' },
  },
]
