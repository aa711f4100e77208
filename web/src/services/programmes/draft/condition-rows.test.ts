import { expect, it } from 'vitest'
import type { Condition } from '@wewb/domain/engine/conditions/condition'
import { rowsToCondition, conditionToRows } from './condition-rows.ts'

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

it.each(conditions)('shows %j as rows and converts it back', (condition) => {
  const lines = conditionToRows(condition)
  expect(lines && rowsToCondition(lines)).toEqual(condition)
})

it('preserves a condition that is nested deeper or refers to a fact, without rows', () => {
  expect(conditionToRows({ all: [{ any: [{ field: 'q1', is: 'A' }] }] })).toBeUndefined()
  expect(conditionToRows({ fact: 'today', atLeast: '2026-01-01' })).toBeUndefined()
  expect(conditionToRows({ field: 'q1', atLeast: { fact: 'today' } })).toBeUndefined()
})

it('is no condition before a row is complete', () => {
  expect(rowsToCondition({ combinator: 'all', rows: [] })).toBeUndefined()
  expect(rowsToCondition({ combinator: 'all', rows: [{ field: 'q1', operator: 'is', value: '' }] })).toBeUndefined()
  expect(
    rowsToCondition({ combinator: 'any', rows: [{ field: 'q1', operator: 'isOneOf', value: [] }] }),
  ).toBeUndefined()
  expect(rowsToCondition({ combinator: 'any', rows: [{ field: '', operator: 'isFilled', value: '' }] })).toBeUndefined()
})
