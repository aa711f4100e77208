import { describe, expect, it } from 'vitest'
import type { Facts } from '#engine/conditions/facts.ts'
import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { validateDefinition } from '#engine/evaluation/validate-definition.ts'
import { normalizeAnswers } from '#engine/evaluation/normalize-answers.ts'
import { splitSensitiveAnswers } from '#engine/evaluation/split-sensitive-answers.ts'
import { evaluateScreening } from '#engine/evaluation/screening.ts'
import { placeholderValues } from '#engine/evaluation/placeholder-values.ts'
import { validateAll } from '#engine/evaluation/validate.ts'
import { issueMessage } from '#engine/fields/issue.ts'
import { reIntegration } from './definition.ts'
import { example } from './example.ts'

const { answers, facts } = example
const bank = answers['bank'] as Answers
const validate = (answers: Answers, more: Facts = {}) =>
  validateAll(reIntegration, answers, { facts: { ...facts, ...more } }).map(
    (issue) => `${issue.path}: ${issueMessage(issue).en}`,
  )
const without = (...ids: string[]) => Object.fromEntries(Object.entries(answers).filter(([id]) => !ids.includes(id)))

describe('re-integration application', () => {
  it('is plain JSON and consistent', () => {
    expect(ServiceDefinition.parse(JSON.parse(JSON.stringify(reIntegration)))).toEqual(reIntegration)
    expect(validateDefinition(reIntegration)).toEqual([])
  })
  it('is complete if every visible field is answered, and is stored unchanged', () => {
    expect(validate(answers)).toEqual([])
    expect(normalizeAnswers(reIntegration, answers, { facts })).toEqual(answers)
    expect(reIntegration.steps.map(({ title }) => title.en)).toEqual([
      'Consent form',
      'Personal information',
      'Eligibility information',
      'Preview and submit',
    ])
  })
  it('starts with two required consents; the third is optional', () => {
    expect(validate(without('consentDataUse', 'consentContact'))).toEqual([
      'consentDataUse: Please accept this to go on.',
      'consentContact: Please accept this to go on.',
    ])
    expect(validate({ ...answers, consentShare: true })).toEqual([])
  })
  it('records the consent with the name of the account and the date; an officer enters name and office', () => {
    const forged = {
      ...answers,
      consentName: 'Somebody Else',
      consentDate: '2020-01-01',
      consentNameTyped: 'X',
      assistedBy: '3',
    }
    expect(normalizeAnswers(reIntegration, forged, { facts })).toEqual(answers)
    const { 'applicant.name': _, ...nobody } = facts
    const issues = validateAll(reIntegration, answers, { facts: { ...nobody, 'applicant.isStaff': true } })
    expect(issues.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'consentNameTyped required',
      'assistedBy required',
    ])
  })
  it('requires spouse, other reason and kind of disability only if they apply', () => {
    expect(validate(without('spouseName'))).toEqual(['spouseName: This field is required.'])
    expect(validate({ ...answers, returnReason: 'OTHER', disabilityYn: 'Y' })).toEqual([
      'returnReasonOther: This field is required.',
      'disabilityTypeId: This field is required.',
    ])
    expect(
      normalizeAnswers(reIntegration, { ...answers, returnReasonOther: 'x', disabilityTypeId: 'VISUAL' }, { facts }),
    ).toEqual(answers)
    expect(normalizeAnswers(reIntegration, { ...answers, maritalStatus: 'SINGLE' }, { facts })).not.toHaveProperty(
      'spouseName',
    )
  })
  it('accepts a travel permit as passport, and a return between the departure and today', () => {
    expect(validate({ ...answers, passportNo: 'TP/2024/1187' })).toEqual([])
    expect(validate({ ...answers, returnDate: '2019-04-30' })).toEqual([
      'returnDate: The date must be 1 May 2019 or later.',
    ])
    expect(validate({ ...answers, returnDate: '2026-11-16' })).toEqual(['returnDate: The date cannot be after today.'])
  })
  it('accepts up to ten skills without duplicates', () => {
    expect(
      validate({
        ...answers,
        skills: [
          { skillId: 'WELDING', years: 1 },
          { skillId: 'WELDING', years: 2 },
        ],
      }),
    ).toEqual(['skills: The same entry is given twice.'])
    expect(validate({ ...answers, skills: [{ skillId: 'WELDING' }] })).toEqual([
      'skills.0.years: This field is required.',
    ])
  })
  it('encrypts disability and vulnerability and excludes them from lists and filters', () => {
    const flagged = { ...answers, vulnerabilityFlags: ['TRAFFICKING_SURVIVOR'] }
    expect(splitSensitiveAnswers(reIntegration, flagged).sensitive).toMatchObject({
      passportNo: 'A05678901',
      disabilityYn: 'N',
      vulnerabilityFlags: ['TRAFFICKING_SURVIVOR'],
    })
    expect(JSON.stringify(reIntegration.list)).not.toMatch(/disability|vulnerability/)
  })
  it('names the responsible centre', () => {
    const lists = (source: string, value: string) =>
      source === 'district' && value === '44' ? { label: { bn: 'টাঙ্গাইল', en: 'Tangail' } } : undefined
    const placeholderSource = { definition: reIntegration, actionFields: [], reply: {}, context: { facts, lists } }
    expect(placeholderValues({ ...placeholderSource, answers })).toEqual({ centre: { bn: 'টাঙ্গাইল', en: 'Tangail' } })
    const permanent = { ...(answers['permanent'] as Answers), same: false }
    expect(placeholderValues({ ...placeholderSource, answers: { ...answers, permanent, present: {} } })).toEqual({
      centre: { bn: 'টাঙ্গাইল', en: 'Tangail' },
    })
  })
})

describe('re-integration screening', () => {
  const found = (changes: Answers, more: Facts = {}) => {
    const evaluationContext = { facts: { ...facts, ...more } }
    // The screening never prevents the submission.
    expect(validateAll(reIntegration, { ...answers, ...changes }, evaluationContext)).toEqual([])
    const { result, failed, issues } = evaluateScreening(reIntegration, { ...answers, ...changes }, evaluationContext)
    return [result, ...failed, ...issues.map(issueMessage)]
  }
  it('accepts a first return within the period with an own account', () => expect(found({})).toEqual(['ELIGIBLE']))
  it('E-13: rejects a return before the programme', () => {
    const outside = {
      bn: 'প্রত্যাবর্তনের তারিখ কর্মসূচির সময়সীমার বাইরে।',
      en: 'The return date is outside the programme period.',
    }
    expect(found({ departureDate: '2010-01-01', returnDate: '2014-12-31' })).toEqual(['NOT_ELIGIBLE', 'E-13', outside])
  })
  it('E-14: rejects a repeated benefit, declared or recorded, and people who are abroad again', () => {
    const given = { bn: 'এ প্রণোদনা ইতোমধ্যে প্রদান করা হয়েছে।', en: 'This incentive was already given.' }
    expect(found({ earlierGrantYn: 'Y' })).toEqual(['NOT_ELIGIBLE', 'E-14', given])
    expect(found({}, { 'returnee.cashGiven': true })).toEqual(['NOT_ELIGIBLE', 'E-14', given])
    expect(found({ currentOccupation: 'ABROAD_AGAIN' }).slice(0, 2)).toEqual(['NOT_ELIGIBLE', 'E-14'])
  })
  it('E-15: rejects minors and accounts of other people', () => {
    expect(found({ dateOfBirth: '2008-11-16' }).slice(0, 2)).toEqual(['NOT_ELIGIBLE', 'E-15'])
    expect(found({ dateOfBirth: '2008-11-15' })).toEqual(['ELIGIBLE'])
    const own = { bn: 'ব্যাংক হিসাব নিজ নামে হতে হবে।', en: 'The bank account must be in your own name.' }
    expect(found({ bank: { ...bank, accountHolderRelation: 'SPOUSE' } })).toEqual(['NOT_ELIGIBLE', 'E-15', own])
  })
  it('leaves unknown records to an officer', () => {
    const { 'returnee.cashGiven': _, ...silent } = facts
    expect(evaluateScreening(reIntegration, answers, { facts: silent }).result).toBe('NEEDS_REVIEW')
  })
})
