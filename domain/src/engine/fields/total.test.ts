import { describe, expect, it } from 'vitest'
import { normalizeAnswers } from '#engine/evaluation/normalize-answers.ts'
import { validateAll } from '#engine/evaluation/validate.ts'
import type { Field } from './field.ts'
import { label, formatted } from './field-fixtures.test.support.ts'

const evaluationContext = { facts: {} }
const costs: Field = {
  kind: 'list',
  id: 'costs',
  label,
  fields: [{ kind: 'money', id: 'amount', label, optional: true }],
}
const extra: Field = { kind: 'money', id: 'extra', label, optional: true }
const sum: Field = { kind: 'total', id: 'sum', unit: 'money', of: ['costs.amount', 'extra'], most: 5000, label }
const proof: Field = { kind: 'text', id: 'proof', when: { field: 'sum', atLeast: 1000 }, label }
const form = (...fields: Field[]) => ({ steps: [{ id: 's1', title: label, fields }] })
const save = (fields: Field[], answers: object) => normalizeAnswers(form(...fields), { ...answers }, evaluationContext)

describe('total field', () => {
  it('adds a column of a list and single answers, in the digits of any keyboard', () => {
    const answers = { costs: [{ amount: '১,২০০.৫০' }, { amount: '300' }, {}], extra: '৯৯.৫' }
    expect(save([costs, extra, sum], answers)).toMatchObject({ sum: '1600' })
    expect(formatted(sum, '160000')).toEqual(['১,৬০,০০০ টাকা', 'BDT 160,000'])
  })
  it('ignores the value that a browser sends', () => {
    expect(save([costs, extra, sum], { extra: '10', sum: '999999' })).toEqual({ extra: '10', sum: '10' })
    expect(save([costs, extra, sum], { sum: '999999' })).toEqual({})
    expect(
      normalizeAnswers(form(extra, sum), { extra: '20' }, evaluationContext, { extra: '20', sum: '7' }, () => 'closed'),
    ).toEqual({
      extra: '20',
      sum: '20',
    })
  })
  it('is unchanged by a second normalization', () => {
    const stored = save([costs, extra, sum], { costs: [{ amount: '5' }], extra: '10' })
    expect(save([costs, extra, sum], stored)).toEqual(stored)
  })
  it('is never missing, but its limits are validated', () => {
    expect(validateAll(form(costs, { ...extra }, sum), { costs: [{}] }, evaluationContext)).toEqual([])
    expect(validateAll(form(extra, sum), { extra: '6000' }, evaluationContext)).toMatchObject([
      { path: 'sum', code: 'too-large', limit: 5000 },
    ])
  })
  it('may be used in a later condition', () => {
    expect(validateAll(form(extra, sum, proof), { extra: '999' }, evaluationContext)).toEqual([])
    expect(validateAll(form(extra, sum, proof), { extra: '১০০০' }, evaluationContext)).toEqual([
      { path: 'proof', code: 'required' },
    ])
  })
  it('adds tenths of a number and poisha exactly', () => {
    const [a, b]: Field[] = [
      { kind: 'number', id: 'a', decimals: 2, label },
      { kind: 'number', id: 'b', decimals: 2, label },
    ]
    const both: Field = { kind: 'total', id: 'both', unit: 'number', of: ['a', 'b'], label }
    expect(save([a!, b!, both], { a: '0.1', b: '0.2' })).toMatchObject({ both: 0.3 })
    expect(save([a!, b!, both], { a: '-0.5', b: '০.৫' })).toMatchObject({ both: 0 })
    expect(formatted(both, 12.5)).toEqual(['১২.৫', '12.5'])
  })
  it('ignores values that are no amount', () => {
    expect(
      save([costs, extra, sum], { costs: [{ amount: 'abc' }, { amount: '-5' }, { amount: '7' }], extra: 'x' }),
    ).toMatchObject({
      sum: '7',
    })
  })
  it('adds the values of its own row', () => {
    const rows: Field = {
      kind: 'list',
      id: 'rows',
      label,
      fields: [
        { kind: 'money', id: 'price', label },
        { kind: 'money', id: 'fare', label },
        { kind: 'total', id: 'both', unit: 'money', of: ['price', 'fare'], label },
      ],
    }
    expect(
      save([rows], {
        rows: [
          { price: '1', fare: '2' },
          { price: '5', fare: '5', both: '1' },
        ],
      }),
    ).toEqual({
      rows: [
        { price: '1', fare: '2', both: '3' },
        { price: '5', fare: '5', both: '10' },
      ],
    })
  })
})
