import { describe, expect, it } from 'vitest'
import { Condition } from './condition.ts'
import { evaluateCondition, type ConditionContext } from './evaluate-condition.ts'
import { referencedFacts, referencedFields, requiredFields } from './condition-references.ts'

const view: ConditionContext = {
  answers: [
    { name: 'row', age: 7 },
    {
      name: 'form',
      method: 'cash',
      ticks: ['a', 'b'],
      amount: '9000',
      bornOn: '2009-03-01',
      nominee: { mobile: '017' },
    },
  ],
  facts: { today: '2026-11-15', 'service.ceiling': 10000, 'setup.isOpen': true },
}

describe('condition', () => {
  it('has exactly eight forms', () => {
    const taken: [Condition, boolean][] = [
      [{ field: 'method', is: 'cash' }, true],
      [{ field: 'ticks', isOneOf: ['b', 'c'] }, true],
      [{ field: 'nominee.mobile', isFilled: true }, true],
      [{ field: 'age', atLeast: 8 }, false],
      [{ field: 'bornOn', atMost: { fact: 'today' } }, true],
      [{ all: [{ field: 'age', atLeast: 5 }, { not: { field: 'method', is: 'bank' } }] }, true],
      [
        {
          any: [
            { field: 'age', atLeast: 18 },
            { fact: 'setup.isOpen', is: true },
          ],
        },
        true,
      ],
      [{ not: { field: 'method', isFilled: true } }, false],
    ]
    for (const [condition, expected] of taken) {
      expect(Condition.safeParse(condition).success).toBe(true)
      expect([condition, evaluateCondition(condition, view)]).toEqual([condition, expected])
    }
    for (const wrong of [
      { field: 'a', equals: 1 },
      { code: 'return true' },
      { field: 'a', is: 1, atLeast: 2 },
      { fact: 'moon', is: 1 },
    ])
      expect(Condition.safeParse(wrong).success).toBe(false)
  })
  it('is rejected at the third level of nesting', () => {
    const deep = { all: [{ any: [{ not: { field: 'a', is: '1' } }] }] }
    expect(Condition.safeParse(deep).success).toBe(false)
    expect(Condition.safeParse({ all: [{ any: [{ field: 'a', is: '1' }] }] }).success).toBe(true)
  })
  it('resolves a name to the innermost answer', () => {
    expect(evaluateCondition({ field: 'name', is: 'row' }, view)).toBe(true)
  })
  it('compares amounts as numbers, not as text', () => {
    expect(evaluateCondition({ field: 'amount', atMost: { fact: 'service.ceiling' } }, view)).toBe(true)
  })
  it('fails on unknown values', () => {
    expect(evaluateCondition({ field: 'amount', atMost: { fact: 'budget.left' } }, view)).toBe(false)
    expect(evaluateCondition({ field: 'constructor', isFilled: true }, view)).toBe(false)
  })
  it('reports the fields that it depends on', () => {
    const condition: Condition = {
      any: [
        { field: 'a', atLeast: { field: 'b' } },
        { field: 'c', isFilled: true },
        { fact: 'today', atMost: { fact: 'setup.closesOn' } },
      ],
    }
    expect(referencedFields(condition)).toEqual(['a', 'b', 'c'])
    expect(requiredFields(condition)).toEqual(['a', 'b'])
    expect(referencedFacts(condition)).toEqual(['today', 'setup.closesOn'])
  })
})
