import type { Answers } from '../../conditions/holds.ts'
import type { Facts } from '../../conditions/facts.ts'

/** A circular for SSC 2025 as the board publishes it: facts for tests, previews and demo data. */
export const circular: Facts = {
  today: '2026-11-15',
  'setup.id': '1', 'setup.isOpen': true, 'setup.opensOn': '2026-10-13', 'setup.closesOn': '2026-11-25', 'setup.year': 2026,
  'setup.educationLevel': 3, 'setup.passingYear': 2025, 'setup.gpaScale': 5,
  'setup.minGpa.alive.science': 5, 'setup.minGpa.alive.humanities': 4.75, 'setup.minGpa.alive.business': 4.75, 'setup.minGpa.alive.technical': 4.75, 'setup.minGpa.alive.madrasah': 4.75,
  'setup.minGpa.dead.science': 4, 'setup.minGpa.dead.humanities': 4, 'setup.minGpa.dead.business': 4, 'setup.minGpa.dead.technical': 4, 'setup.minGpa.dead.madrasah': 4,
  'setup.minGpa.renewal': 3, 'student.nextInstallment': 2,
  'service.amount': 27500, 'service.ceiling': 27500, 'budget.left': 10000000,
} // prettier-ignore

/** The same circular as staff fill it in. */
export const sscCircular: Answers = {
  title: 'Education stipend SSC 2025', titleBng: 'শিক্ষাবৃত্তি এসএসসি ২০২৫', educationLevelId: '3', passingYear: 2025, gpaScale: '5',
  minGpaAlive: { science: 5, humanities: 4.75, business: 4.75, technical: 4.75, madrasah: 4.75 },
  minGpaDead: { science: 4, humanities: 4, business: 4, technical: 4, madrasah: 4 },
  minGpaRenewal: 3, monthlyAmount: '2000', yearlyAmount: '3500',
  years: { CLASS_XI: 2, DIPLOMA: 4, HONOURS: 4, DEGREE_PASS: 3, MBBS_BDS: 5, BSC_ENGG: 4 },
  seats: 100, startDate: '2026-10-13', endDate: '2026-11-25',
} // prettier-ignore

const home = {
  divisionId: '6',
  districtId: '44',
  upazilaId: '342',
  unionWard: 'ওয়ার্ড ৫',
  postOffice: 'টাঙ্গাইল',
  postCode: '1900',
  village: 'আকুর টাকুর পাড়া',
}

/** A complete application, as it is stored. */
export const rahima: Answers = {
  setupId: '1', applicationKind: 'NEW', educationLevelId: '3', studyCategoryId: '1', boardId: '3', passingYear: 2025,
  rollNo: '123456', registrationNo: '1234567890', studentDob: '2009-03-01',
  studentCheck: {
    outcome: 'verified', source: 'BOARD', on: '2026-11-15',
    asked: { educationLevelId: '3', boardId: '3', passingYear: 2025, rollNo: '123456', registrationNo: '1234567890', studentDob: '2009-03-01' },
    confirmed: { studentNameEn: 'RAHIMA KHATUN', fatherName: 'ABDUL KARIM', motherName: 'AMENA BEGUM', result: 5 },
  },
  workerRelation: 'FATHER',
  worker: {
    identitySource: '4', workerPassportNo: 'A01234567', workerDob: '1975-05-05',
    check: {
      outcome: 'verified', source: 'BMET', on: '2026-11-15', reference: 'C-1',
      asked: { identitySource: '4', workerPassportNo: 'A01234567', workerDob: '1975-05-05' }, confirmed: { workerNameEn: 'ABDUL KARIM', workerCountryId: 'SA' },
    },
    workerNameEn: 'ABDUL KARIM', workerCountryId: 'SA',
  },
  workerAliveYn: 'Y', previousService: 'N',
  studentNameEn: 'RAHIMA KHATUN', studentNameBn: 'রহিমা খাতুন', fatherName: 'ABDUL KARIM', motherName: 'AMENA BEGUM', gender: 'FEMALE',
  studentIdType: 'BRN', studentBrn: '20091234567890123', studentMobile: '01712345678',
  guardianName: 'AMENA BEGUM', guardianNid: '1234567890', guardianMobile: '01812345678', guardianRelation: 'MOTHER',
  groupId: 'SCIENCE', totalMarks: 1150, result: 5, passedInstitute: 'Mirpur Girls Ideal School', currentEducationStatus: 'STUDYING', currentCourse: 'CLASS_XI',
  mediumId: 'BANGLA', collegeName: 'Mirpur College', classRoll: '0042', academicYear: '2025-2026', yearSemester: 'YEAR_1', courseDuration: 2,
  present: home, permanent: { ...home, same: true },
  bank: {
    bankId: '200', bankDistrictId: '44', branchId: '200939913', routingNumber: '200939913', accountHolderName: 'AMENA BEGUM', accountNumber: '0012345678901',
    accountHolderRelation: 'MOTHER', chequeCopy: ['d-cheque'],
  },
  photo: ['d-photo'], signature: ['d-signature'], certificate: ['d-certificate'], transcript: ['d-transcript-1', 'd-transcript-2'], testimonial: ['d-testimonial'],
  birthOrNid: ['d-birth'], workerPassport: ['d-passport-1', 'd-passport-2'],
  declarationAccepted: true,
} // prettier-ignore
