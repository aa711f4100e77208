import { describe, expect, it } from 'vitest'
import type { Facts } from '#engine/conditions/facts.ts'
import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import { formatAnswers, flattenSections } from '#engine/evaluation/format-answers.ts'
import { normalizeAnswers } from '#engine/evaluation/normalize-answers.ts'
import { validateAll } from '#engine/evaluation/validate.ts'
import { issueMessage } from '#engine/fields/issue.ts'
import { membership } from './definition.ts'
import { membershipAnswers } from './example.ts'

const facts: Facts = {
  today: '2026-11-15',
  'membership.fee': '160',
  'membership.premium': '45.50',
  'membership.total': '160',
  'membership.totalWithInsurance': '205.50',
  'membership.sumAssured': 1000000,
  'membership.currency': 'AED',
  'settings.allowBankPayment': false,
  'settings.membershipMinAge': 18,
  'settings.membershipMaxAge': 65,
  'settings.membershipBornFrom': '1960-11-16',
  'settings.membershipBornTo': '2008-11-15',
  'settings.insuranceBornFrom': '1970-11-16',
  'settings.insuranceBornTo': '2008-11-15',
}
const validate = (answers: Answers) =>
  validateAll(membership, answers, { facts }).map((issue) => `${issue.path}: ${issueMessage(issue).en}`)

describe('membership application', () => {
  it('is complete if every visible field is answered, in any digits', () => {
    expect(validate(membershipAnswers)).toEqual([])
    expect(normalizeAnswers(membership, membershipAnswers, { facts })).toMatchObject({
      nidOrBrn: '1234567890',
      mobileAbroad: '+966501234567',
      emergencyContactMobile: '+8801712345678',
      passport: { passportNo: 'BX0123456' },
      experiences: [{ countryId: 'AE', years: 5 }],
      present: { village: 'পল্লবী', same: true },
      membershipFee: '160',
      totalAmount: '160',
      currency: 'AED',
    })
  })
  it('adds the premium only with insurance and within the age limits', () => {
    const insured = normalizeAnswers(membership, { ...membershipAnswers, insuranceYn: 'Y' }, { facts })
    expect([insured.totalAmount, insured.totalWithInsurance, insured.insuranceClaimAmount]).toEqual([
      undefined,
      '205.50',
      '1000000',
    ])
    expect(validate({ ...membershipAnswers, insuranceYn: 'Y', dateOfBirth: '1970-11-15' })).toEqual([
      'insuranceYn: Insurance is not open to your age.',
    ])
  })
  it('rejects bank payment while the Board has disabled it', () => {
    const bank = { transactionId: 'T1', senderName: 'KAMAL', senderAccount: '1', voucherNo: '2', paidAmount: '160.00' }
    expect(validate({ ...membershipAnswers, ...bank, paymentMethod: 'BANK' })).toEqual([
      'paymentMethod: Bank payment is currently unavailable.',
    ])
    expect(validate({ ...membershipAnswers, ...bank, paymentMethod: 'BANK', paidAmount: 150 })).toContain(
      'paidAmount: The amount paid must equal the total payable.',
    )
  })
  it('requires an age of 18 to 65 and valid documents', () => {
    expect(validate({ ...membershipAnswers, dateOfBirth: '2009-01-01' })).toEqual([
      'dateOfBirth: Age must be between 18 and 65.',
    ])
    expect(validate({ ...membershipAnswers, legalIdExpiry: '2026-11-14' })).toEqual([
      'legalIdExpiry: The passport or residence document has expired.',
    ])
  })
  it('reports issues in rows, and rejects a duplicate passport', () => {
    expect(validate({ ...membershipAnswers, children: [{ fullName: 'RUMI' }] })).toEqual([
      'children.0.dateOfBirth: This field is required.',
    ])
    const twice = [{ passportNo: 'AB1234567' }, { passportNo: 'ab1234567' }]
    expect(validate({ ...membershipAnswers, referencePassports: twice })).toEqual([
      'referencePassports: The same entry is given twice.',
    ])
  })
  it('renders in Bangla with the currency of the mission', () => {
    const lines = flattenSections(
      formatAnswers(membership, normalizeAnswers(membership, membershipAnswers, { facts }), { facts }, 'bn'),
    )
    const text = (path: string) => lines.find((line) => line.path === path)?.text
    expect([text('membershipFee'), text('children.0.dateOfBirth'), text('experiences.0.years')]).toEqual([
      '১৬০ AED',
      '১ জানুয়ারি ২০১৫ (বয়স ১১ বছর)',
      '৫',
    ])
  })
})
