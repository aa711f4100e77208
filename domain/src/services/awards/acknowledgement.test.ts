import { describe, expect, it } from 'vitest'
import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import { normalizeFieldAnswers } from '#engine/evaluation/normalize-answers.ts'
import { splitSensitiveFields } from '#engine/evaluation/split-sensitive-answers.ts'
import { validateFields } from '#engine/evaluation/validate.ts'
import { Field } from '#engine/fields/field.ts'
import { issueMessage } from '#engine/fields/issue.ts'
import {
  acknowledgementStatuses,
  hasReferrals,
  acknowledgementFields,
  nextAcknowledgementStatuses,
  progressFields,
  referralFields,
  type AcknowledgementStatus,
} from './acknowledgement.ts'
import { exampleBankAccount } from '#services/definitions/example-people.ts'

const facts = { today: '2026-11-15' }
const plan: Answers = { planningDate: '2026-11-10', serviceTypeId: 'TRAINING', serviceProviderId: 'TTC_TANGAIL' }
const issuesIn = (fields: Field[], answers: Answers, stored: Answers = {}) => {
  const saved = normalizeFieldAnswers(fields, answers, { facts }, [stored])
  return validateFields(fields, saved, '', { facts, answers: [saved, stored] }).map(
    (one) => `${one.path}: ${issueMessage(one).en}`,
  )
}
const planIssues = (changes: Answers) => issuesIn(referralFields, { ...plan, ...changes })
const progressIssues = (from: AcknowledgementStatus, answers: Answers) => issuesIn(progressFields(from), answers, plan)

describe('acknowledgement of a referral', () => {
  it('consists of fields with labels for staff', () => {
    const all = [...referralFields, ...acknowledgementStatuses.flatMap(progressFields)]
    for (const field of all) expect(Field.parse(JSON.parse(JSON.stringify(field)))).toEqual(field)
    expect(Object.fromEntries(all.map(({ id, label }) => [id, [label.en, label.bn]]))).toEqual({
      planningDate: ['Planning date', 'পরিকল্পনার তারিখ'],
      serviceTypeId: ['Service', 'সেবার ধরন'],
      serviceProviderId: ['Service provider', 'সেবা প্রদানকারী প্রতিষ্ঠান'],
      serviceStart: ['Service start', 'সেবা শুরুর তারিখ'],
      serviceEnd: ['Service end', 'সেবা শেষের তারিখ'],
      bankDetails: ['Bank details', 'ব্যাংকের তথ্য'],
      amount: ['Amount (BDT)', 'পরিমাণ (টাকা)'],
      remarks: ['Remarks', 'মন্তব্য'],
      documents: ['Documents', 'কাগজপত্র'],
      ackStatus: ['Status', 'অবস্থা'],
    })
  })
  it('requires a day that is not in the future, a service and a provider', () => {
    expect(planIssues({})).toEqual([])
    expect(planIssues({ planningDate: '2026-11-16' })).toEqual(['planningDate: The date cannot be after today.'])
    expect(issuesIn(referralFields, {}).map((one) => one.split(':')[0])).toEqual([
      'planningDate',
      'serviceTypeId',
      'serviceProviderId',
    ])
  })
  it('requires a bank account for cash, encrypts its number, and accepts five documents', () => {
    expect(planIssues({ amount: '50000' }).length).toBeGreaterThan(4)
    expect(planIssues({ amount: '50000', bankDetails: exampleBankAccount })).toEqual([])
    expect(normalizeFieldAnswers(referralFields, { ...plan, bankDetails: exampleBankAccount }, { facts })).toEqual(plan)
    const { plain, sensitive } = splitSensitiveFields(acknowledgementFields, {
      ...plan,
      bankDetails: exampleBankAccount,
    })
    expect(sensitive).toEqual({ bankDetails: { accountNumber: exampleBankAccount['accountNumber'] } })
    expect(JSON.stringify(plain)).not.toContain(exampleBankAccount['accountNumber'])
    expect(planIssues({ documents: ['a', 'b', 'c', 'd', 'e'] })).toEqual([])
    expect(planIssues({ documents: ['a', 'b', 'c', 'd', 'e', 'f'] })).toHaveLength(1)
  })
  it('goes from referred over accepted and running to completed, or is dropped, and then is final', () => {
    expect(progressIssues('REFERRED', { ackStatus: 'ACCEPTED' })).toEqual([])
    expect(progressIssues('REFERRED', { ackStatus: 'REFERRED', remarks: 'No answer yet' })).toEqual([])
    expect(progressIssues('REFERRED', { ackStatus: 'COMPLETED' })[0]).toMatch(/^ackStatus: /)
    expect(acknowledgementStatuses.filter((status) => nextAcknowledgementStatuses[status].includes('DROPPED'))).toEqual(
      ['REFERRED', 'ACCEPTED', 'RUNNING'],
    )
    expect([nextAcknowledgementStatuses.COMPLETED, nextAcknowledgementStatuses.DROPPED]).toEqual([[], []])
  })
  it('requires a first day once it runs and a last day once it is over, in order and not before the plan', () => {
    expect(progressIssues('ACCEPTED', { ackStatus: 'RUNNING' })).toEqual(['serviceStart: This field is required.'])
    expect(progressIssues('ACCEPTED', { ackStatus: 'RUNNING', serviceStart: '2026-11-09' })).toEqual([
      'serviceStart: The date must be 10 November 2026 or later.',
    ])
    const over = { ackStatus: 'COMPLETED', serviceStart: '2026-11-12' }
    expect(progressIssues('RUNNING', over)).toEqual(['serviceEnd: This field is required.'])
    expect(progressIssues('RUNNING', { ...over, serviceEnd: '2026-11-11' })).toEqual([
      'serviceEnd: The date must be 12 November 2026 or later.',
    ])
    expect(progressIssues('RUNNING', { ...over, serviceEnd: '2026-11-14' })).toEqual([])
  })
  it('exists for re-integration and grants only', () => {
    expect(['re-integration', 'gms-12', 'edu-allowance', 'gmsx'].filter(hasReferrals)).toEqual([
      're-integration',
      'gms-12',
    ])
  })
})
