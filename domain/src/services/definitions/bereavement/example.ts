import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import { exampleBankAccount, exampleAddress, exampleWorkerKarim } from '#services/definitions/example-people.ts'
import type { ExampleMove, ServiceExample } from '#services/definitions/service-example.ts'

const exampleMoves: ExampleMove[] = [
  { by: 'applicant', move: 'submit', reply: {} },
  { by: 'so.edu', move: 'progress', reply: { note: 'Spoke with the widow; the mission is informed.' } },
]

/**
 * A mason who died at work in Riyadh. His widow wants him brought home, and applies for everything that she and her
 * two children can get.
 */
export const example: ServiceExample = {
  answers: {
    worker: exampleWorkerKarim,
    workerNameEn: 'ABDUL KARIM',
    workerCountryId: 'SA',
    workerFatherName: 'ABDUR RAHIM',
    deathTime: '2026-11-10T14:30',
    deathPlace: 'ABROAD',
    deathCause: 'WORK_ACCIDENT',
    reasonDetails: 'কাজের সময় ভবন থেকে পড়ে যান।',
    restsAt: 'KEPT_ABROAD',
    familyWish: 'BRING_HOME',
    destinationAirport: 'DAC',
    missionId: 'RUH',
    employerName: 'Riyadh Builders',
    applicantName: 'AMENA BEGUM',
    applicantRelation: 'WIFE',
    applicantNid: '1978123456',
    applicantMobile: '01712345678',
    permanent: exampleAddress,
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
        sharePercent: 58.33,
        paidThrough: 'SELF',
        bank: { ...exampleBankAccount, accountHolderName: 'RAKIB KARIM', accountNumber: '0012345678902' },
      },
      {
        name: 'SUMAIYA KARIM',
        relation: 'DAUGHTER',
        dob: '2018-03-03',
        nidOrBrn: '20181234567890124',
        aliveYn: 'Y',
        sharePercent: 29.17,
        paidThrough: 'APPLICANT',
      },
    ],
    children: [
      { name: 'RAKIB KARIM', dob: '2001-02-02', studiesYn: 'N', disabilityYn: 'N' },
      { name: 'SUMAIYA KARIM', dob: '2018-03-03', studiesYn: 'Y', disabilityYn: 'N' },
    ],
    bringHome: 'DEAD_BODY',
    burialPayMode: 'EFT',
    assistanceYn: 'Y',
    claimType: 'DEATH_COMPENSATION',
    personStatus: 'DEAD',
    claimantType: 'NOMINEE',
    bank: exampleBankAccount,
    passportCopy: ['d-passportCopy'],
    deathCertificate: ['d-deathCertificate'],
    familyCertificate: ['d-familyCertificate'],
    applicantNidCopy: ['d-applicantNidCopy'],
    clearanceProof: ['d-clearanceProof'],
    declarationAccepted: true,
  },
  facts: { today: '2026-11-15', 'heirs.minorBornFrom': '2008-11-16' },
  moves: [
    ...exampleMoves,
    {
      by: 'so.edu',
      move: 'close-case',
      reply: { allDone: true, familyTold: true, note: 'All five files are settled.' },
    },
  ],
  rejectionMoves: [
    ...exampleMoves,
    {
      by: 'so.edu',
      move: 'set-aside',
      reply: {
        reasonCode: 'DUPLICATE',
        familyTold: true,
        noteBng: 'পরিবারের আরেকজন আগে জানিয়েছেন।',
        note: 'Another member of the family told us before.',
      },
    },
  ],
}

const {
  bank: _bank,
  heirs: _heirs,
  children: _children,
  reasonDetails: _details,
  passportCopy: _passport,
  deathCertificate: _death,
  familyCertificate: _family,
  applicantNidCopy: _nid,
  clearanceProof: _proof,
  ...little
} = example.answers
/** The same case on the first evening, with minimal information. */
export const minimalAnswers: Answers = little
