import { exampleBankAccount, exampleAddress, exampleWorkerKarim } from '#services/definitions/example-people.ts'
import type { ExampleMove, ServiceExample } from '#services/definitions/service-example.ts'

const begin: ExampleMove[] = [
  { by: 'applicant', move: 'submit', reply: {} },
  { by: 'so.edu', move: 'fix-call', reply: { callDate: '2099-01-10', callTime: '11:30' } },
  {
    by: 'so.edu',
    move: 'forward',
    reply: {
      videoCallDone: 'Y',
      videoCallTime: '2026-11-10T11:30',
      videoCallNote: 'Spoke with the worker, who lies in bed.',
    },
  },
]

/** A worker who returned from Saudi Arabia; his wife applies for him. */
export const example: ServiceExample = {
  answers: {
    worker: exampleWorkerKarim,
    referencePassportOrTp: 'AB1234567',
    workerName: 'আব্দুল করিম',
    fatherName: 'আব্দুর রহিম',
    workerNid: '1975123456',
    lastCountryId: 'SA',
    returnDate: '2026-06-01',
    mobile: '01712345678',
    whatsappNo: '+8801712345678',
    permanent: exampleAddress,
    relation: 'SPOUSE',
    applicantName: 'আমেনা বেগম',
    diseaseTypeId: 'KIDNEY',
    sicknessDetails: 'সপ্তাহে দুই বার ডায়ালাইসিস করতে হয়।',
    startedAbroadYn: 'Y',
    hospitalName: 'টাঙ্গাইল জেনারেল হাসপাতাল',
    estimatedCost: '200000',
    earlierAssistanceYn: 'N',
    bank: { ...exampleBankAccount, accountHolderRelation: 'SPOUSE' },
    workerPhoto: ['d-workerPhoto'],
    passportCopy: ['d-passportCopy'],
    clearanceProof: ['d-clearanceProof'],
    medicalPapers: ['d-medicalPapers'],
    nidCopy: ['d-nidCopy'],
    declarationAccepted: true,
  },
  facts: { today: '2026-11-15', 'service.ceiling': '150000', 'budget.left': '150000', 'worker.isRegistered': true },
  moves: [
    ...begin,
    { by: 'ad.welfare', move: 'forward', reply: { recommendedAmount: '120000' } },
    {
      by: 'dir.welfare',
      move: 'approve',
      reply: { approvedAmount: '100000', sanctionMemoNo: '49.04.0000.101.20.001.26-15' },
    },
  ],
  rejectionMoves: [
    ...begin,
    {
      by: 'ad.welfare',
      move: 'reject',
      reply: {
        reasonCode: 'DOC_MISSING',
        noteBng: 'চিকিৎসার কাগজপত্র পাওয়া যায়নি।',
        note: 'The treatment papers were not found.',
      },
    },
  ],
}
