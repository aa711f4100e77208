import { describe, expect, it } from 'vitest'
import { normalizeFieldAnswers } from '#engine/evaluation/normalize-answers.ts'
import { validateFields } from '#engine/evaluation/validate.ts'
import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import type { Field } from '#engine/fields/field.ts'
import { resultEntryFields, resultTextFields, resultScheduleFields } from './result-fields.ts'

function wrong(fields: readonly Field[], answers: Answers): string[] {
  const evaluationContext = { facts: { today: '2026-11-15' } }
  const stored = normalizeFieldAnswers(fields, answers, evaluationContext)
  return validateFields(fields, stored, '', { ...evaluationContext, answers: [stored] }).map(
    ({ path, code }) => `${path} ${code}`,
  )
}
const text = { title: 'Result of 2019', titleBng: '২০১৯ সালের ফলাফল' }

describe('text of a result', () => {
  it('has a title in each language; note and memo are optional', () => {
    expect(wrong(resultTextFields(false), text)).toEqual([])
    expect(wrong(resultTextFields(false), { title: 'ফলাফল', titleBng: 'Result', memoOn: '2019-02-30' })).toEqual([
      'titleBng bangla-letters-only',
      'title english-only',
      'memoOn not-a-date',
    ])
  })

  it('requires a reason of more than one word after publication', () => {
    expect(wrong(resultTextFields(true), text)).toEqual(['reason required'])
    expect(wrong(resultTextFields(true), { ...text, reason: 'typo' })).toEqual(['reason too-short'])
    expect(wrong(resultTextFields(true), { ...text, reason: 'The year was wrong.' })).toEqual([])
  })
})

describe('publication time', () => {
  it('is a day and a time in either digits', () => {
    expect(wrong(resultScheduleFields, { publishAt: '২০২৬-১১-২০T১০:৩০' })).toEqual([])
    expect(wrong(resultScheduleFields, { publishAt: '2026-11-20T' })).toEqual(['publishAt not-a-date'])
    expect(wrong(resultScheduleFields, {})).toEqual(['publishAt required'])
  })
})

describe('corrected row of a result', () => {
  it('has numbers for the stipend, and only name and amount for the disability allowance', () => {
    const reason = 'The certificate has another name.'
    expect(wrong(resultEntryFields.EDUCATION, { name: 'KARIM', amount: '0', reason })).toEqual([
      'rollNo required',
      'registrationNo required',
      'amount too-small',
    ])
    expect(wrong(resultEntryFields.DISABILITY, { name: 'SUMI', amount: '24000', reason })).toEqual([])
  })
})
