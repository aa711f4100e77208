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

describe('an application for re-integration', () => {
  it('is nothing but JSON and holds together', () => {
    expect(ServiceDefinition.parse(JSON.parse(JSON.stringify(reIntegration)))).toEqual(reIntegration)
    expect(validateDefinition(reIntegration)).toEqual([])
  })
  it('is complete when every asked field is answered, and is stored as it was given', () => {
    expect(validate(answers)).toEqual([])
    expect(normalizeAnswers(reIntegration, answers, { facts })).toEqual(answers)
    expect(reIntegration.steps.map(({ title }) => title.en)).toEqual([
      'Consent form',
      'Personal information',
      'Eligibility information',
      'Preview and submit',
    ])
  })
  it('begins with two consents; the third is free', () => {
    expect(validate(without('consentDataUse', 'consentContact'))).toEqual([
      'consentDataUse: Please accept this to go on.',
      'consentContact: Please accept this to go on.',
    ])
    expect(validate({ ...answers, consentShare: true })).toEqual([])
  })
  it('is agreed to in the name of the account, today; an officer writes the name and names the office', () => {
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
  it('asks for spouse, other reason and kind of disability only where there is one', () => {
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
  it('takes a travel permit for a passport, and a return after the departure and before tomorrow', () => {
    expect(validate({ ...answers, passportNo: 'TP/2024/1187' })).toEqual([])
    expect(validate({ ...answers, returnDate: '2019-04-30' })).toEqual([
      'returnDate: The date must be 1 May 2019 or later.',
    ])
    expect(validate({ ...answers, returnDate: '2026-11-16' })).toEqual(['returnDate: The date cannot be after today.'])
  })
  it('takes up to ten skills, none twice', () => {
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
  it('keeps disability and vulnerability sealed, out of lists and filters', () => {
    const flagged = { ...answers, vulnerabilityFlags: ['TRAFFICKING_SURVIVOR'] }
    expect(splitSensitiveAnswers(reIntegration, flagged).sensitive).toMatchObject({
      passportNo: 'A05678901',
      disabilityYn: 'N',
      vulnerabilityFlags: ['TRAFFICKING_SURVIVOR'],
    })
    expect(JSON.stringify(reIntegration.list)).not.toMatch(/disability|vulnerability/)
  })
  it('tells which centre to go to', () => {
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

describe('its screening', () => {
  const found = (changes: Answers, more: Facts = {}) => {
    const evaluationContext = { facts: { ...facts, ...more } }
    // The screening never prevents the submission.
    expect(validateAll(reIntegration, { ...answers, ...changes }, evaluationContext)).toEqual([])
    const { result, failed, issues } = evaluateScreening(reIntegration, { ...answers, ...changes }, evaluationContext)
    return [result, ...failed, ...issues.map(issueMessage)]
  }
  it('finds eligible who came home in the period, for the first time, to an own account', () =>
    expect(found({})).toEqual(['ELIGIBLE']))
  it('E-13: not who returned before the programme', () => {
    const outside = {
      bn: 'প্রত্যাবর্তনের তারিখ কর্মসূচির সময়সীমার বাইরে।',
      en: 'The return date is outside the programme period.',
    }
    expect(found({ departureDate: '2010-01-01', returnDate: '2014-12-31' })).toEqual(['NOT_ELIGIBLE', 'E-13', outside])
  })
  it('E-14: not who had it before, by own word or by the books, nor who is abroad again', () => {
    const given = { bn: 'এ প্রণোদনা ইতোমধ্যে প্রদান করা হয়েছে।', en: 'This incentive was already given.' }
    expect(found({ earlierGrantYn: 'Y' })).toEqual(['NOT_ELIGIBLE', 'E-14', given])
    expect(found({}, { 'returnee.cashGiven': true })).toEqual(['NOT_ELIGIBLE', 'E-14', given])
    expect(found({ currentOccupation: 'ABROAD_AGAIN' }).slice(0, 2)).toEqual(['NOT_ELIGIBLE', 'E-14'])
  })
  it('E-15: not who is under 18, nor whose account is somebody else’s', () => {
    expect(found({ dateOfBirth: '2008-11-16' }).slice(0, 2)).toEqual(['NOT_ELIGIBLE', 'E-15'])
    expect(found({ dateOfBirth: '2008-11-15' })).toEqual(['ELIGIBLE'])
    const own = { bn: 'ব্যাংক হিসাব নিজ নামে হতে হবে।', en: 'The bank account must be in your own name.' }
    expect(found({ bank: { ...bank, accountHolderRelation: 'SPOUSE' } })).toEqual(['NOT_ELIGIBLE', 'E-15', own])
  })
  it('leaves it to an officer when the books are silent', () => {
    const { 'returnee.cashGiven': _, ...silent } = facts
    expect(evaluateScreening(reIntegration, answers, { facts: silent }).result).toBe('NEEDS_REVIEW')
  })
})
