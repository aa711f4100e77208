import type { Answers } from '#engine/conditions/evaluate-condition.ts'

const home = {
  divisionId: '6',
  districtId: '44',
  upazilaId: '342',
  unionWard: 'ওয়ার্ড ৫',
  postOffice: 'টাঙ্গাইল',
  postCode: '1900',
  village: 'আকুর টাকুর পাড়া',
}

/** A stored family profile for tests: a mother in Tangail, her husband in Riyadh, two children. */
export const exampleFamilyProfile: Answers = {
  nameEn: 'AMENA BEGUM',
  nameBn: 'আমেনা বেগম',
  fatherName: 'ABDUL GANI',
  motherName: 'HALIMA KHATUN',
  dateOfBirth: '1982-02-02',
  gender: 'FEMALE',
  nid: '1234567890',
  mobile: '01812345678',
  email: 'amena@example.com',
  workerIsMeYn: 'N',
  workerNameEn: 'ABDUL KARIM',
  workerFatherName: 'ABDUR RAHIM',
  workerDob: '1975-05-05',
  workerNid: '9876543210',
  workerPassportNo: 'A01234567',
  clearanceOrMemberNo: 'C-1',
  workerCountryId: 'SA',
  spouseNameEn: 'ABDUL KARIM',
  spouseNid: '9876543210',
  children: [
    {
      nameEn: 'RAHIMA KHATUN',
      nameBn: 'রহিমা খাতুন',
      dateOfBirth: '2009-03-01',
      gender: 'FEMALE',
      brn: '20091234567890123',
    },
    { nameEn: 'RUMI', dateOfBirth: '2015-01-01', gender: 'MALE' },
  ],
  nomineeName: 'SALMA',
  nomineeRelation: 'SIBLING',
  nomineeMobile: '01712345678',
  nomineeNid: '1122334455',
  present: home,
  permanent: { ...home, village: 'কালিহাতি' },
  banks: [
    {
      bankId: '200',
      bankDistrictId: '44',
      branchId: '200939913',
      routingNumber: '200939913',
      accountHolderName: 'AMENA BEGUM',
      accountNumber: '0012345678901',
      accountHolderRelation: 'MOTHER',
      chequeCopy: ['d-cheque'],
    },
  ],
  passports: [
    {
      holderName: 'ABDUL KARIM',
      passportNo: 'A01234567',
      passportIssuePlace: 'Dhaka',
      passportIssueDate: '2022-01-01',
      passportExpiryDate: '2032-01-01',
    },
  ],
  photo: ['d-photo'],
  birthCertificate: ['d-birth-1', 'd-birth-2'],
  passportCopy: ['d-passport'],
}
