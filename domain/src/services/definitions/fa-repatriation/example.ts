import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import { exampleAddress, exampleWorkerKarim } from '#services/definitions/example-people.ts'
import type { ExampleMove, ServiceExample } from '#services/definitions/service-example.ts'

const registered: ExampleMove[] = [
  { by: 'applicant', move: 'submit', reply: {} },
  { by: 'so.edu', move: 'progress', reply: { stage: 'FAMILY_INFORMED' } },
  {
    by: 'so.edu',
    move: 'forward',
    reply: { dataSource: 'ONLINE', caretakerName: 'Section Officer Demo', caretakerDesignation: 'Section officer' },
  },
]

/** A worker who died in Riyadh. His employer does not pay, the Board does, and his wife receives the body in Dhaka. */
export const example: ServiceExample = {
  answers: {
    serviceType: 'DEAD_BODY',
    worker: exampleWorkerKarim,
    workerNameEn: 'ABDUL KARIM',
    workerFatherName: 'ABDUR RAHIM',
    workerGender: 'MALE',
    workerCountryId: 'SA',
    missionId: 'RUH',
    permanent: exampleAddress,
    deathTime: '2026-11-10T14:30',
    reason: 'HEART_OR_STROKE',
    reasonDetails: 'কাজের সময় বুকে ব্যথা ওঠে।',
    placeName: 'King Saud Hospital, Riyadh',
    placeAddress: 'Riyadh',
    contactPersonName: 'Jamal Uddin',
    contactPersonMobile: '+966501234567',
    employerName: 'Riyadh Builders',
    destinationAirport: 'DAC',
    applicantName: 'আমেনা বেগম',
    applicantRelation: 'WIFE',
    applicantNid: '1978123456',
    applicantMobile: '01712345678',
    familyWish: 'BRING_HOME',
    passportCopy: ['d-passportCopy'],
    applicantNidCopy: ['d-applicantNidCopy'],
    familyCertificate: ['d-familyCertificate'],
    declarationAccepted: true,
  },
  facts: { today: '2026-11-15', 'case.costBdt': '484890' },
  moves: [
    ...registered,
    { by: 'mission.riyadh', move: 'progress', reply: { stage: 'EMPLOYER_REFUSED' } },
    {
      by: 'mission.riyadh',
      move: 'forward',
      reply: { costBorneBy: 'WEWB', costForeign: '15200', costCurrency: 'SAR', costBdt: '484890' },
    },
    { by: 'ad.welfare', move: 'forward', reply: {} },
    {
      by: 'dir.welfare',
      move: 'approve',
      reply: { approvedAmount: '484890', sanctionMemoNo: '49.04.0000.101.20.001.26-16' },
    },
    { by: 'mission.riyadh', move: 'progress-later', reply: { stage: 'NOC_ISSUED' } },
    {
      by: 'mission.riyadh',
      move: 'fix-flight',
      reply: { flightNo: 'BG-340', airwayBillNo: '997-12345675', arrivalTime: '2026-11-14T09:30' },
    },
    { by: 'airport.dac', move: 'record-arrival', reply: { arrivalTime: '2026-11-14T10:05' } },
    {
      by: 'airport.dac',
      move: 'hand-over',
      reply: { handedOverTo: 'AMENA BEGUM', handedOverNid: '1978123456', handedOverRelation: 'WIFE' },
    },
  ],
  rejectionMoves: [
    ...registered,
    { by: 'mission.riyadh', move: 'forward', reply: { costBorneBy: 'EMPLOYER' } },
    {
      by: 'ad.welfare',
      move: 'reject',
      reply: {
        reasonCode: 'DUPLICATE',
        noteBng: 'একই কর্মীর জন্য আগে একটি নথি খোলা হয়েছে।',
        note: 'A file was opened for this worker before.',
      },
    },
  ],
}

/** Entry by the call centre during the phone call. */
export const shortEntryAnswers: Answers = {
  entryKind: 'SHORT',
  workerNameEn: 'ABDUL KARIM',
  workerCountryId: 'SA',
  applicantMobile: '01712345678',
}

const { destinationAirport: _airport, ...staying } = example.answers
const { deathTime: _time, reason: _reason, familyWish: _wish, ...living } = example.answers
/** Variants of the same worker: burial abroad, and stranded alive. */
export const burialAbroadAnswers: Answers = { ...staying, serviceType: 'BURIAL_ABROAD', familyWish: 'BURY_ABROAD' }
export const strandedAnswers: Answers = { ...living, serviceType: 'STRANDED', returnReason: 'JOB_LOSS' }
