import { expect, it } from 'vitest'
import { question, twoSections } from './change-programme.test.support.ts'
import { lacksText } from './missing-texts.ts'

it('marks a question that lacks a text in either language, however deep', () => {
  expect(lacksText(question('q1'))).toBe(false)
  expect(lacksText(question('q1', { label: { bn: 'নাম', en: ' ' } }))).toBe(true)
  expect(lacksText({ ...question('q1'), options: [{ value: 'o1', label: { bn: '', en: 'Yes' } }] })).toBe(true)
})

it('marks a list by its own texts, not by those of its questions', () => {
  const list = { ...question('q3'), fields: [question('q4', { label: { bn: '', en: '' } })] }
  expect(lacksText(list)).toBe(false)
  expect(lacksText({ id: 's1', title: { bn: 'এক', en: 'One' }, fields: list.fields })).toBe(false)
  expect(twoSections.sections.some(lacksText)).toBe(false)
})
