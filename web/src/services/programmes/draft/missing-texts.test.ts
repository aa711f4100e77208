import { expect, it } from 'vitest'
import { question, twoSections } from './update-programme.test.support.ts'
import { hasMissingText } from './missing-texts.ts'

it('marks a question that lacks a text in either language, at any depth', () => {
  expect(hasMissingText(question('q1'))).toBe(false)
  expect(hasMissingText(question('q1', { label: { bn: 'নাম', en: ' ' } }))).toBe(true)
  expect(hasMissingText({ ...question('q1'), options: [{ value: 'o1', label: { bn: '', en: 'Yes' } }] })).toBe(true)
})

it('marks a list by its own texts, not by those of its questions', () => {
  const list = { ...question('q3'), fields: [question('q4', { label: { bn: '', en: '' } })] }
  expect(hasMissingText(list)).toBe(false)
  expect(hasMissingText({ id: 's1', title: { bn: 'এক', en: 'One' }, fields: list.fields })).toBe(false)
  expect(twoSections.sections.some(hasMissingText)).toBe(false)
})
