import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import { exampleBankAccount } from '#services/definitions/example-people.ts'
import type { ExampleMove, ServiceExample } from '#services/definitions/service-example.ts'

const claim: Answers = {
  deceasedName: 'JAHANGIR ALAM',
  passportNo: 'A02345678',
  countryId: 'MY',
  airport: 'DAC',
  flightNo: 'BG087',
  airwayBillNo: '997-12345675',
  arrivalTime: '2026-10-01T23:40',
  receiverName: 'ROKEYA BEGUM',
  receiverRelation: 'WIFE',
  receiverNid: '1980123456',
  receiverMobile: '01712345678',
  amount: '35000',
  receiverNidCopy: ['d-receiverNidCopy'],
  familyCertificate: ['d-familyCertificate'],
  authorization: ['d-authorization'],
  declarationAccepted: true,
}
const facts = {
  today: '2026-11-15',
  'service.amount': '35000',
  'service.ceiling': '35000',
  'budget.left': '35000',
} as const

const registration = { registrationSeen: 'BMET', registrationNo: 'C-2' }
const sanction = { approvedAmount: '35000', sanctionMemoNo: '49.04.0000.102.20.001.26-16' }
const reject: ExampleMove = {
  by: 'ad.welfare',
  move: 'reject',
  reply: {
    reasonCode: 'NOT_REGISTERED',
    noteBng: 'কর্মীর নিবন্ধনের প্রমাণ সঠিক নয়।',
    note: 'The proof of registration is not right.',
  },
}

const claimed: ExampleMove[] = [
  { by: 'applicant', move: 'submit', reply: {} },
  { by: 'demo.tangail', move: 'forward', reply: registration },
  { by: 'so.edu', move: 'forward', reply: {} },
]
/** A widow who claims later, because she had no documents at the airport. */
export const example: ServiceExample = {
  answers: {
    ...claim,
    payMode: 'EFT',
    districtId: '44',
    bank: { ...exampleBankAccount, accountHolderName: 'ROKEYA BEGUM' },
  },
  facts,
  moves: [...claimed, { by: 'ad.welfare', move: 'approve', reply: sanction }],
  rejectionMoves: [...claimed, reject],
}

const entered: ExampleMove[] = [
  { by: 'airport.dac', move: 'submit', reply: {} },
  { by: 'airport.dac', move: 'forward', reply: { ...registration, chequeNo: '1000101' } },
]
/** The same family at the airport: the officer enters the claim and issues the cheque at once. */
export const chequeExample: ServiceExample = {
  answers: { ...claim, payMode: 'CHEQUE' },
  facts: { ...facts, 'applicant.isStaff': true },
  moves: [...entered, { by: 'ad.welfare', move: 'approve-cheque', reply: sanction }],
  rejectionMoves: [...entered, reject],
}
