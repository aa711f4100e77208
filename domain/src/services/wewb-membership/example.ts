import type { Answers } from '../../conditions/holds.ts'

// Tangail, as the lists of areas number it.
const home = { divisionId: '6', districtId: '44', upazilaId: '342', unionWard: '5', postOffice: 'মির্জাপুর', village: 'পল্লবী' }

/** A mason in Riyadh who went there on his own. Documents are named, not sent. */
export const kamal: Answers = {
  nameEn: 'KAMAL HOSSAIN', nameBn: 'কামাল হোসেন', fatherName: 'RAHIM', motherName: 'AMENA', maritalStatus: 'MARRIED', spouseName: 'SALMA', dateOfBirth: '1985-05-05', gender: 'MALE',
  nidOrBrn: '১২৩৪৫৬৭৮৯০', mobileAbroad: '00966 50 123 4567', mobileBd: '01712345670', email: 'kamal@example.com',
  passport: { passportNo: 'bx0123456', passportIssuePlace: 'Dhaka', passportIssueDate: '2020-01-01', passportExpiryDate: '2099-01-01' },
  referencePassports: [{ passportNo: 'AB1234567' }],
  nominee: { nomineeName: 'SALMA', nomineeRelation: 'SPOUSE', nomineeMobile: '01712345678', nomineeNid: '1234567890' },
  emergencyContactName: 'SALMA', emergencyContactMobile: '01712345678', children: [{ fullName: 'RUMI', dateOfBirth: '2015-01-01' }],
  foreignCountryId: 'SA', missionId: 'RUH', abroad: { primary: 'Villa 3, Street 5', city: 'Riyadh' }, permanent: home, present: { same: true },
  jobCategoryId: '1', jobSubCategoryId: '11', jobSubSubCategoryId: '111', experiences: [{ countryId: 'AE', years: '৫' }], legalIdType: 'RESIDENCE_ID', residenceId: 'R-1', legalIdExpiry: '2099-01-01',
  employerName: 'Riyadh Builders', employerAddress: 'Riyadh', employerContact: '+966112345678', visaNo: 'V1', visaIssueDate: '2024-01-01', visaExpiryDate: '2099-01-01',
  photo: ['d1'], signature: ['d2'], passportCopy: ['d3'], visaCopy: ['d4'], legalIdCopy: ['d5'],
  insuranceYn: 'N', paymentMethod: 'CASH', declarationAccepted: true,
} // prettier-ignore
