import { exampleBankAccount, exampleWorkerKarim } from '#services/definitions/example-people.ts'
import type { ExampleMove, ServiceExample } from '#services/definitions/service-example.ts'

const abroad: ExampleMove[] = [
  { by: 'applicant', move: 'submit', reply: {} },
  { by: 'so.edu', move: 'ask-papers', reply: { dueOn: '2099-01-31', note: 'সত্যায়িত পাওয়ার অব অ্যাটর্নি দিন।' } },
  { by: 'applicant', move: 'resubmit', reply: {} },
  { by: 'so.edu', move: 'forward', reply: { missionMemoNo: 'RUH/LW/2026/115' } },
  {
    by: 'demo.tangail',
    move: 'forward',
    reply: {
      visitDate: '2026-11-10',
      checkList: [
        'heirs-seen',
        'nobody-missing',
        'shares-right',
        'minors-guarded',
        'certificate-genuine',
        'account-right',
      ],
      visitNote: 'Met the widow and her son at home.',
      attorneySeen: true,
    },
  },
  {
    by: 'mission.riyadh',
    move: 'progress',
    reply: { stage: 'CASE_FILED', courtCaseNo: '1448/115', claimAmount: '300000', claimCurrency: 'SAR' },
  },
  { by: 'mission.riyadh', move: 'progress', reply: { stage: 'DECIDED' } },
  { by: 'mission.riyadh', move: 'forward', reply: {} },
]

/** The family of a worker who died at work in Riyadh; the court there granted less than was claimed. */
export const example: ServiceExample = {
  answers: {
    worker: exampleWorkerKarim,
    claimType: 'DEATH_COMPENSATION',
    incidentDate: '2026-02-10',
    incidentType: 'WORK_ACCIDENT',
    employerName: 'Riyadh Builders',
    employerAddress: 'Riyadh',
    missionId: 'RUH',
    claimAmount: '300000',
    claimCurrency: 'SAR',
    applicantName: 'আমেনা বেগম',
    applicantMobile: '01712345678',
    applicantNid: '1978123456',
    homeDistrictId: '44',
    heirs: [
      {
        name: 'AMENA BEGUM',
        relation: 'WIFE',
        dob: '1978-04-04',
        nidOrBrn: '1978123456',
        aliveYn: 'Y',
        sharePercent: 12.5,
        paidThrough: 'SELF',
      },
      {
        name: 'RAKIB KARIM',
        relation: 'SON',
        dob: '2001-02-02',
        nidOrBrn: '2001123456',
        aliveYn: 'Y',
        sharePercent: 87.5,
        paidThrough: 'AUTHORISED',
      },
    ],
    bank: exampleBankAccount,
    powerOfAttorney: ['d-powerOfAttorney'],
    heirAttorney: ['d-heirAttorney'],
    successionCertificate: ['d-successionCertificate'],
    familyCertificate: ['d-familyCertificate'],
    deathCertificate: ['d-deathCertificate'],
    passportCopy: ['d-passportCopy'],
    declarationAccepted: true,
  },
  // 180,000 riyal at 31.9000.
  facts: {
    today: '2026-11-15',
    'heirs.minorBornFrom': '2008-11-16',
    'heirs.anyAuthorised': true,
    'case.receivedBdt': '5742000',
  },
  moves: [
    ...abroad,
    {
      by: 'ad.welfare',
      move: 'forward',
      reply: { receivedAmount: '180000', receivedCurrency: 'SAR', exchangeRate: 31.9, successionSeen: 'SEEN' },
    },
    {
      by: 'dir.welfare',
      move: 'approve',
      reply: { approvedAmount: '5742000', sanctionMemoNo: '49.04.0000.104.20.001.26-18' },
    },
  ],
  rejectionMoves: [
    ...abroad,
    {
      by: 'ad.welfare',
      move: 'reject',
      reply: { reasonCode: 'FALSE_INFO', noteBng: 'ওয়ারিশদের তথ্য সঠিক নয়।', note: 'The heirs named are not the heirs.' },
    },
  ],
}
