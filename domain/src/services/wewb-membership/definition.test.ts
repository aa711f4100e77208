import { describe, expect, it } from 'vitest'
import type { Facts } from '../../conditions/facts.ts'
import type { Answers } from '../../conditions/holds.ts'
import { describe as tell, linesOf } from '../../engine/describe.ts'
import { keepAsked } from '../../engine/keep-asked.ts'
import { validateAll } from '../../engine/validate.ts'
import { issueText } from '../../fields/issue.ts'
import { membership } from './definition.ts'

const facts: Facts = {
  today: '2026-11-15',
  'membership.fee': '160', 'membership.premium': '45.50', 'membership.total': '160', 'membership.totalWithInsurance': '205.50', 'membership.sumAssured': 1000000, 'membership.currency': 'AED',
  'settings.allowBankPayment': false, 'settings.membershipMinAge': 18, 'settings.membershipMaxAge': 65,
  'settings.membershipBornFrom': '1960-11-16', 'settings.membershipBornTo': '2008-11-15', 'settings.insuranceBornFrom': '1970-11-16', 'settings.insuranceBornTo': '2008-11-15',
} // prettier-ignore
const home = { divisionId: '3', districtId: '26', upazilaId: '190', unionWard: '5', postOffice: 'মিরপুর', village: 'পল্লবী' }
const karim: Answers = {
  nameEn: 'ABDUL KARIM', fatherName: 'RAHIM', motherName: 'AMENA', maritalStatus: 'MARRIED', spouseName: 'SALMA', dateOfBirth: '1985-05-05', gender: 'MALE',
  nidOrBrn: '১২৩৪৫৬৭৮৯০', mobileAbroad: '00971 50 123 4567', email: 'karim@example.com',
  passport: { passportNo: 'bx0123456', passportIssuePlace: 'Dhaka', passportIssueDate: '2020-01-01', passportExpiryDate: '2030-01-01' },
  referencePassports: [{ passportNo: 'AB1234567' }],
  nominee: { nomineeName: 'SALMA', nomineeRelation: 'SPOUSE', nomineeMobile: '01712345678', nomineeNid: '1234567890' },
  emergencyContactName: 'SALMA', emergencyContactMobile: '01712345678', children: [{ fullName: 'RUMI', dateOfBirth: '2015-01-01' }],
  foreignCountryId: 'AE', missionId: '12', abroad: { primary: 'Villa 3, Street 5', city: 'Dubai' }, permanent: home, present: { same: true },
  jobCategoryId: '1', jobSubCategoryId: '11', experiences: [{ countryId: 'SA', years: '৫' }], legalIdType: 'RESIDENCE_ID', residenceId: 'R-1', legalIdExpiry: '2027-01-01',
  employerName: 'Emirates Builders', employerAddress: 'Dubai', employerContact: '+97141234567', visaNo: 'V1', visaIssueDate: '2024-01-01', visaExpiryDate: '2027-01-01',
  photo: ['d1'], signature: ['d2'], passportCopy: ['d3'], visaCopy: ['d4'], legalIdCopy: ['d5'],
  insuranceYn: 'N', paymentMethod: 'CASH', declarationAccepted: true,
} // prettier-ignore
const judge = (answers: Answers) => validateAll(membership, answers, { facts }).map((issue) => `${issue.path}: ${issueText(issue).en}`)

describe('an application for membership', () => {
  it('is complete when every asked field is answered, in any digits', () => {
    expect(judge(karim)).toEqual([])
    expect(keepAsked(membership, karim, { facts })).toMatchObject({
      nidOrBrn: '1234567890', mobileAbroad: '+971501234567', emergencyContactMobile: '+8801712345678', passport: { passportNo: 'BX0123456' },
      experiences: [{ countryId: 'SA', years: 5 }], present: { ...home, same: true }, membershipFee: '160', totalAmount: '160', currency: 'AED',
    }) // prettier-ignore
  })
  it('adds the premium only for who takes the insurance, and is of an age for it', () => {
    const insured = keepAsked(membership, { ...karim, insuranceYn: 'Y' }, { facts })
    expect([insured.totalAmount, insured.totalWithInsurance, insured.insuranceClaimAmount]).toEqual([undefined, '205.50', '1000000'])
    expect(judge({ ...karim, insuranceYn: 'Y', dateOfBirth: '1970-11-15' })).toEqual(['insuranceYn: Insurance is not open to your age.'])
  })
  it('refuses bank payment while the board has closed it', () => {
    const bank = { transactionId: 'T1', senderName: 'KARIM', senderAccount: '1', voucherNo: '2', paidAmount: '160.00' }
    expect(judge({ ...karim, ...bank, paymentMethod: 'BANK' })).toEqual(['paymentMethod: Bank payment is currently unavailable.'])
    expect(judge({ ...karim, ...bank, paymentMethod: 'BANK', paidAmount: 150 })).toContain('paidAmount: The amount paid must equal the total payable.') // prettier-ignore
  })
  it('is for ages 18 to 65 with valid papers', () => {
    expect(judge({ ...karim, dateOfBirth: '2009-01-01' })).toEqual(['dateOfBirth: Age must be between 18 and 65.'])
    expect(judge({ ...karim, legalIdExpiry: '2026-11-14' })).toEqual(['legalIdExpiry: The passport or residence document has expired.'])
  })
  it('points into rows, and takes no passport twice', () => {
    expect(judge({ ...karim, children: [{ fullName: 'RUMI' }] })).toEqual(['children.0.dateOfBirth: This field is required.'])
    const twice = [{ passportNo: 'AB1234567' }, { passportNo: 'ab1234567' }]
    expect(judge({ ...karim, referencePassports: twice })).toEqual(['referencePassports: The same entry is given twice.'])
  })
  it('reads back in Bangla with the money of the mission', () => {
    const lines = linesOf(tell(membership, keepAsked(membership, karim, { facts }), { facts }, 'bn'))
    const text = (path: string) => lines.find((line) => line.path === path)?.text
    expect([text('membershipFee'), text('children.0.dateOfBirth'), text('experiences.0.years')]).toEqual([
      '১৬০',
      '১ জানুয়ারি ২০১৫ (বয়স ১১ বছর)',
      '৫',
    ])
  })
})
