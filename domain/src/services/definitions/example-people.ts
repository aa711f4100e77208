import type { Answers } from '#engine/conditions/evaluate-condition.ts'

/** Answers shared by several examples: a home in Tangail, an account there, and workers of the demo register. */
export const exampleAddress: Answers = {
  divisionId: '6',
  districtId: '44',
  upazilaId: '342',
  unionWard: 'ওয়ার্ড ৫',
  postOffice: 'টাঙ্গাইল',
  postCode: '1900',
  village: 'আকুর টাকুর পাড়া',
}

export const exampleBankAccount: Answers = {
  bankId: '200',
  bankDistrictId: '44',
  branchId: '200939913',
  routingNumber: '200939913',
  accountHolderName: 'AMENA BEGUM',
  accountNumber: '0012345678901',
  accountHolderRelation: 'SELF',
  chequeCopy: ['d-chequeCopy'],
}

const requestedOfKarim = { identitySource: '4', workerPassportNo: 'A01234567', workerDob: '1975-05-05' }
export const exampleWorkerKarim: Answers = {
  ...requestedOfKarim,
  check: {
    outcome: 'verified',
    source: 'BMET',
    on: '2026-11-15',
    reference: 'C-1',
    asked: requestedOfKarim,
    confirmed: { workerNameEn: 'ABDUL KARIM', workerCountryId: 'SA' },
  },
  workerNameEn: 'ABDUL KARIM',
  workerCountryId: 'SA',
}

const requestedOfJahangir = { identitySource: '4', workerPassportNo: 'A02345678', workerDob: '1972-11-30' }
export const exampleWorkerJahangir: Answers = {
  ...requestedOfJahangir,
  check: {
    outcome: 'verified',
    source: 'BMET',
    on: '2026-11-15',
    reference: 'C-2',
    asked: requestedOfJahangir,
    confirmed: { workerNameEn: 'JAHANGIR ALAM', workerCountryId: 'MY' },
  },
  workerNameEn: 'JAHANGIR ALAM',
  workerCountryId: 'MY',
}
