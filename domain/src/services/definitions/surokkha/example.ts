import { exampleBankAccount } from '#services/definitions/example-people.ts'
import type { ExampleMove, ServiceExample } from '#services/definitions/service-example.ts'

const requestedOfMonir = { identitySource: '4', workerPassportNo: 'A04567890', workerDob: '1980-02-14' }

const sent: ExampleMove[] = [
  { by: 'applicant', move: 'submit', reply: {} },
  { by: 'so.edu', move: 'forward', reply: { checkList: ['cover', 'papers', 'no-earlier-claim', 'claimant'] } },
  { by: 'ad.welfare', move: 'forward', reply: {} },
  { by: 'so.two', move: 'progress', reply: { stage: 'QUERY' } },
]

/** A member insured until 2029 who died in Dubai; his wife was his nominee. */
export const example: ServiceExample = {
  answers: {
    worker: {
      ...requestedOfMonir,
      check: {
        outcome: 'verified',
        source: 'MEMBERSHIP',
        on: '2026-11-15',
        reference: 'M-1',
        asked: requestedOfMonir,
        confirmed: { workerNameEn: 'MONIR HOSSAIN', workerCountryId: 'AE' },
      },
      workerNameEn: 'MONIR HOSSAIN',
      workerCountryId: 'AE',
    },
    policyNo: 'INS-4',
    policyStart: '2024-06-02',
    policyEnd: '2029-06-01',
    personStatus: 'DEAD',
    deathDate: '2026-08-20',
    deathCause: 'ACCIDENT',
    incidentDetails: 'নির্মাণ কাজের সময় উঁচু থেকে পড়ে মৃত্যু হয়।',
    claimantType: 'NOMINEE',
    claimantName: 'PARVIN AKTER',
    claimantRelation: 'WIFE',
    claimantNid: '1984123456',
    claimantMobile: '01712345678',
    bank: { ...exampleBankAccount, accountHolderName: 'PARVIN AKTER' },
    passportCopy: ['d-passportCopy'],
    clearanceProof: ['d-clearanceProof'],
    deathCertificate: ['d-deathCertificate'],
    nidCopy: ['d-nidCopy'],
    declarationAccepted: true,
  },
  facts: {
    today: '2026-11-15',
    'cover.number': 'INS-4',
    'cover.from': '2024-06-02',
    'cover.until': '2029-06-01',
    'cover.percent': 100,
    'cover.amount': '1000000',
    'cover.paidBy': 'INSURER',
    'service.amount': '50000',
    'service.ceiling': '50000',
    'budget.left': '50000',
  },
  moves: [
    ...sent,
    {
      by: 'so.two',
      move: 'forward',
      reply: { insurerRef: 'JBC-2026-0815', insurerDecision: 'ACCEPTED', insurerPaidAmount: '1000000' },
    },
    { by: 'dir.welfare', move: 'close-paid', reply: {} },
  ],
  rejectionMoves: [
    ...sent,
    { by: 'so.two', move: 'forward', reply: { insurerRef: 'JBC-2026-0815', insurerDecision: 'REPUDIATED' } },
    {
      by: 'dir.welfare',
      move: 'reject',
      reply: {
        reasonCode: 'OTHER',
        noteBng: 'জীবন বীমা কর্পোরেশন দাবিটি নাকচ করেছে।',
        note: 'Jiban Bima Corporation has repudiated the claim.',
      },
    },
  ],
}
