import { exampleBankAccount, exampleAddress } from '#services/definitions/example-people.ts'
import type { ExampleMove, ServiceExample } from '#services/definitions/service-example.ts'

const atCentre: ExampleMove[] = [
  { by: 'applicant', move: 'submit', reply: {} },
  { by: 'wc.tangail', move: 'register', reply: { checkList: ['identity', 'return', 'account'] } },
  { by: 'wc.tangail', move: 'orient', reply: { orientationDate: '2025-01-10', orientationDone: true } },
  { by: 'wc.tangail', move: 'forward', reply: {} },
]

/** A welder who lost his job in Qatar. */
export const example: ServiceExample = {
  answers: {
    consentDataUse: true,
    consentContact: true,
    consentName: 'Rafiqul Islam',
    consentDate: '2026-11-15',
    nid: '1978123456',
    dateOfBirth: '1978-12-16',
    nameEn: 'RAFIQUL ISLAM',
    nameBn: 'রফিকুল ইসলাম',
    fatherName: 'সিরাজুল ইসলাম',
    motherName: 'সালেহা খাতুন',
    gender: 'MALE',
    religion: 'ISLAM',
    maritalStatus: 'MARRIED',
    spouseName: 'নাজমা আক্তার',
    phone: '01912345678',
    educationLevel: 'JUNIOR',
    present: exampleAddress,
    permanent: { ...exampleAddress, same: true },
    photo: ['d-photo'],
    nidCopy: ['d-nidCopy'],
    passportNo: 'A05678901',
    clearanceId: 'C-5',
    employmentCountryId: 'QA',
    departureDate: '2019-05-01',
    returnDate: '2024-03-20',
    returnReason: 'JOB_LOSS',
    proofOfReturn: 'TICKET',
    proofFile: ['d-proofFile'],
    currentOccupation: 'UNEMPLOYED',
    monthlyIncome: '8000',
    debtAfterReturn: '250000',
    dependents: 4,
    disabilityYn: 'N',
    skills: [{ skillId: 'WELDING', years: 6 }],
    serviceInterest: ['CASH', 'TRAINING'],
    earlierGrantYn: 'N',
    bank: { ...exampleBankAccount, accountHolderName: 'RAFIQUL ISLAM' },
    declarationAccepted: true,
  },
  facts: {
    today: '2026-11-15',
    'applicant.name': 'Rafiqul Islam',
    'settings.raiseReturnFrom': '2015-01-01',
    'settings.adultBornTo': '2008-11-15',
    'returnee.cashGiven': false,
    'returnee.screening': 'ELIGIBLE',
    'service.amount': '13500',
    'service.ceiling': '13500',
    'budget.left': '13500',
  },
  moves: [
    ...atCentre,
    { by: 'ad.welfare', move: 'forward', reply: { cashYn: 'Y' } },
    { by: 'dir.welfare', move: 'approve', reply: { sanctionMemoNo: 'WEWB/RAISE/2026/41' } },
  ],
  rejectionMoves: [
    ...atCentre,
    {
      by: 'ad.welfare',
      move: 'reject',
      reply: {
        reasonCode: 'FALSE_INFO',
        noteBng: 'প্রত্যাবর্তনের প্রমাণ সঠিক নয়।',
        note: 'The proof of return is not genuine.',
      },
    },
  ],
}

/** Approval without cash but with the other services. */
export const servicesOnlyMoves: ExampleMove[] = [
  ...atCentre,
  { by: 'ad.welfare', move: 'forward', reply: { cashYn: 'N' } },
  { by: 'dir.welfare', move: 'approve-services', reply: {} },
  { by: 'wc.tangail', move: 'progress-later', reply: { stage: 'REFERRED', note: 'ওয়েল্ডিং প্রশিক্ষণে পাঠানো হয়েছে।' } },
  { by: 'wc.tangail', move: 'close-case', reply: { note: 'প্রশিক্ষণ শেষে কাজ পেয়েছেন।' } },
]
