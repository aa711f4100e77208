import { expect, it } from 'vitest'
import { addQuestion, addSection, duplicateQuestion } from './add-question.ts'
import { twoSections } from './update-programme.test.support.ts'
import { removeItem } from './update-programme.ts'
import { outlineShape } from './outline.ts'

it('inserts a new question at the selection', () => {
  expect(outlineShape(addQuestion(twoSections, 'text', 'q1').programme)).toBe('0s1 1q1 1q7 1q2 0s2 1q3 2q4 2q5 1q6')
  expect(outlineShape(addQuestion(twoSections, 'text', 's1').programme)).toBe('0s1 1q1 1q2 1q7 0s2 1q3 2q4 2q5 1q6')
  expect(outlineShape(addQuestion(twoSections, 'text', undefined).programme)).toBe(
    '0s1 1q1 1q2 0s2 1q3 2q4 2q5 1q6 1q7',
  )
})

it('inserts a plain question into the open list, and other questions after it', () => {
  expect(outlineShape(addQuestion(twoSections, 'money', 'q3').programme)).toContain('2q5 2q7 1q6')
  expect(outlineShape(addQuestion(twoSections, 'present-address', 'q4').programme)).toContain('2q5 1q7 1q6')
})

it('creates the first section of an empty form', () => {
  expect(outlineShape(addQuestion({ ...twoSections, sections: [] }, 'text', undefined).programme)).toBe('0s1 1q1')
  expect(outlineShape(addSection(twoSections).programme)).toBe('0s1 1q1 1q2 0s2 1q3 2q4 2q5 1q6 0s3')
})

it('never reuses a number', () => {
  const { programme } = addQuestion(twoSections, 'text', 'q1')
  expect(addQuestion(removeItem(programme, 'q7'), 'text', 'q1').id).toBe('q8')
})

it('copies a list with new numbers for all its questions', () => {
  expect(outlineShape(duplicateQuestion(twoSections, 'q3').programme)).toBe(
    '0s1 1q1 1q2 0s2 1q3 2q4 2q5 1q7 2q8 2q9 1q6',
  )
})
