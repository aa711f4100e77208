import { exampleBankAccount, exampleAddress, exampleWorkerJahangir } from '#services/definitions/example-people.ts'
import type { ExampleMove, ServiceExample } from '#services/definitions/service-example.ts'

const begin: ExampleMove[] = [
  { by: 'applicant', move: 'submit', reply: {} },
  {
    by: 'so.edu',
    move: 'letter-for-papers',
    reply: { papersWanted: ['familyCertificate'], dueOn: '2099-01-31', note: 'ইউএনওর প্রতিস্বাক্ষরসহ সনদ দিন।' },
  },
  { by: 'applicant', move: 'resubmit', reply: {} },
  { by: 'so.edu', move: 'forward', reply: {} },
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
      visitNote: 'Met the widow, the son and the daughter at home.',
    },
  },
]

/** A widow with an adult son and a minor daughter, who have authorised her to receive their shares. */
export const example: ServiceExample = {
  answers: {
    worker: exampleWorkerJahangir,
    deceasedFatherName: 'NURUL ALAM',
    deathDate: '2026-09-28',
    deathPlace: 'ABROAD',
    deathCause: 'HEART_OR_STROKE',
    buriedAt: 'BANGLADESH',
    applicantName: 'ROKEYA BEGUM',
    applicantRelation: 'WIFE',
    applicantNid: '1980123456',
    applicantMobile: '01712345678',
    permanent: exampleAddress,
    heirs: [
      {
        name: 'ROKEYA BEGUM',
        relation: 'WIFE',
        dob: '1980-04-04',
        nidOrBrn: '1980123456',
        aliveYn: 'Y',
        sharePercent: 12.5,
        paidThrough: 'SELF',
      },
      {
        name: 'TANVIR ALAM',
        relation: 'SON',
        dob: '2004-02-02',
        nidOrBrn: '2004123456',
        aliveYn: 'Y',
        sharePercent: 58.33,
        paidThrough: 'AUTHORISED',
      },
      {
        name: 'SUMAIYA ALAM',
        relation: 'DAUGHTER',
        dob: '2018-03-03',
        nidOrBrn: '20181234567890123',
        aliveYn: 'Y',
        sharePercent: 29.17,
        guardianName: 'ROKEYA BEGUM',
        paidThrough: 'AUTHORISED',
      },
    ],
    bank: { ...exampleBankAccount, accountHolderName: 'ROKEYA BEGUM' },
    familyCertificate: ['d-familyCertificate'],
    deathCertificate: ['d-deathCertificate'],
    passportCopy: ['d-passportCopy'],
    clearanceProof: ['d-clearanceProof'],
    heirPhotos: ['d-heirPhotos'],
    powerOfAttorney: ['d-powerOfAttorney'],
    minorAloneYn: 'N',
    declarationAccepted: true,
  },
  facts: {
    today: '2026-11-15',
    'heirs.minorBornFrom': '2008-11-16',
    'heirs.anyAuthorised': true,
    'heirs.anyMinor': true,
    'service.amount': '300000',
    'service.ceiling': '300000',
    'budget.left': '300000',
  },
  moves: [
    ...begin,
    { by: 'ad.welfare', move: 'forward', reply: {} },
    {
      by: 'dir.welfare',
      move: 'approve',
      reply: { approvedAmount: '300000', sanctionMemoNo: '49.04.0000.103.20.001.26-17' },
    },
  ],
  rejectionMoves: [
    ...begin,
    {
      by: 'ad.welfare',
      move: 'reject',
      reply: {
        reasonCode: 'FALSE_INFO',
        noteBng: 'পরিবারের সদস্য সনদপত্র সঠিক নয়।',
        note: 'The family member certificate is not genuine.',
      },
    },
  ],
}
