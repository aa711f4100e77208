import { expect, it } from 'vitest'
import type { Condition } from '../../../../../domain/src/conditions/condition.ts'
import { conditionOf, linesOf } from './condition-lines.ts'

const conditions: Condition[] = [
  { field: 'q1', is: 'YES' },
  { not: { field: 'q1', is: 'YES' } },
  { field: 'q1', isOneOf: ['A', 'B'] },
  { field: 'q1', isFilled: true },
  { not: { field: 'q1', isFilled: true } },
  {
    all: [
      { field: 'q1', atLeast: 18 },
      { field: 'q2', atMost: '2026-12-31' },
    ],
  },
  { any: [{ field: 'q1', is: 'YES' }, { not: { field: 'q2', is: 'NO' } }] },
]

it.each(conditions)('shows %j as lines and makes the same of them again', (condition) => {
  const lines = linesOf(condition)
  expect(lines && conditionOf(lines)).toEqual(condition)
})

it('has no line for what is nested deeper or looks at a fact, and leaves it alone', () => {
  expect(linesOf({ all: [{ any: [{ field: 'q1', is: 'A' }] }] })).toBeUndefined()
  expect(linesOf({ fact: 'today', atLeast: '2026-01-01' })).toBeUndefined()
  expect(linesOf({ field: 'q1', atLeast: { fact: 'today' } })).toBeUndefined()
})

it('is no condition before a line is whole', () => {
  expect(conditionOf({ join: 'all', lines: [] })).toBeUndefined()
  expect(conditionOf({ join: 'all', lines: [{ field: 'q1', way: 'is', value: '' }] })).toBeUndefined()
  expect(conditionOf({ join: 'any', lines: [{ field: 'q1', way: 'isOneOf', value: [] }] })).toBeUndefined()
  expect(conditionOf({ join: 'any', lines: [{ field: '', way: 'isFilled', value: '' }] })).toBeUndefined()
})
