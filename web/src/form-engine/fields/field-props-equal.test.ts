import { describe, expect, it } from 'vitest'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Field } from '@wewb/domain/engine/fields/field'
import type { FieldProps } from './input-props.ts'
import { areFieldPropsEqual } from './field-props-equal.ts'

const label = { bn: 'লেবেল', en: 'Label' }
const facts = {}
const issues: FieldProps['issues'] = []
const open = () => 'open' as const
const onAnswer = () => undefined

const at = (field: Field, stored: Answers): FieldProps => ({
  field,
  path: field.id,
  answer: stored[field.id],
  issues,
  view: { facts, answers: [stored] },
  editability: open,
  onAnswer,
})

describe('rendering of a field', () => {
  const district: Field = { kind: 'lookup', id: 'district', source: 'district', within: ['division'], label }

  it('does not follow a change of another field', () => {
    expect(
      areFieldPropsEqual(at(district, { division: '1', name: 'R' }), at(district, { division: '1', name: 'Ra' })),
    ).toBe(true)
  })

  it('follows a change of its own answer, or of a parent list', () => {
    expect(areFieldPropsEqual(at(district, { division: '1' }), at(district, { division: '1', district: '2' }))).toBe(
      false,
    )
    expect(areFieldPropsEqual(at(district, { division: '1' }), at(district, { division: '2' }))).toBe(false)
  })

  it('follows a change in a condition of one of its parts', () => {
    const group: Field = {
      kind: 'group',
      id: 'group',
      label,
      fields: [{ kind: 'text', id: 'spouse', when: { field: 'status', is: 'MARRIED' }, label }],
    }
    expect(areFieldPropsEqual(at(group, { status: 'SINGLE' }), at(group, { status: 'MARRIED' }))).toBe(false)
    expect(areFieldPropsEqual(at(group, { other: '1' }), at(group, { other: '2' }))).toBe(true)
  })

  it('follows a change of its date limit', () => {
    const expiry: Field = { kind: 'date', id: 'expiry', notBefore: { field: 'issued' }, label }
    expect(areFieldPropsEqual(at(expiry, { issued: '2026-01-01' }), at(expiry, { issued: '2026-02-01' }))).toBe(false)
  })
})
