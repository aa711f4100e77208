import { expect, test } from 'vitest'
import { findSubjectProblem } from './commit-subjects.mjs'

test('accepts a type, an optional scope and a short subject', () => {
  for (const subject of [
    'feat(payments): hold an export until a second person approves',
    'refactor!: one path for every move',
    `docs: ${'x'.repeat(66)}`,
  ])
    expect([subject, findSubjectProblem(subject)]).toEqual([subject, undefined])
})

test('rejects another form, more than 72 characters and a full stop', () => {
  expect(findSubjectProblem('Hold an export')).toContain('does not begin with a type')
  expect(findSubjectProblem('feature: hold an export')).toContain('does not begin with a type')
  expect(findSubjectProblem('feat:hold an export')).toContain('does not begin with a type')
  expect(findSubjectProblem(`docs: ${'x'.repeat(67)}`)).toContain('has 73 characters')
  expect(findSubjectProblem('fix: hold an export.')).toBe('ends with a full stop')
})
