import { describe, expect, it } from 'vitest'
import type { Answers } from '../../../domain/src/conditions/holds.ts'
import type { Field } from '../../../domain/src/fields/field.ts'
import type { FieldProps } from './input.ts'
import { looksAlike } from './looks-alike.ts'

const label = { bn: 'লেবেল', en: 'Label' }
const facts = {}
const issues: FieldProps['issues'] = []
const open = () => 'open' as const
const onAnswer = () => undefined

const at = (field: Field, kept: Answers): FieldProps => ({
  field, path: field.id, answer: kept[field.id], issues, view: { facts, answers: [kept] }, openness: open, onAnswer,
}) // prettier-ignore

describe('a field is drawn again', () => {
  const district: Field = { kind: 'lookup', id: 'district', source: 'district', within: ['division'], label }

  it('not when another one changes', () => {
    expect(looksAlike(at(district, { division: '1', name: 'R' }), at(district, { division: '1', name: 'Ra' }))).toBe(true)
  })

  it('when its own answer changes, or one that narrows it', () => {
    expect(looksAlike(at(district, { division: '1' }), at(district, { division: '1', district: '2' }))).toBe(false)
    expect(looksAlike(at(district, { division: '1' }), at(district, { division: '2' }))).toBe(false)
  })

  it('when a condition of one of its parts looks at what changed', () => {
    const group: Field = { kind: 'group', id: 'group', label, fields: [{ kind: 'text', id: 'spouse', when: { field: 'status', is: 'MARRIED' }, label }] } // prettier-ignore
    expect(looksAlike(at(group, { status: 'SINGLE' }), at(group, { status: 'MARRIED' }))).toBe(false)
    expect(looksAlike(at(group, { other: '1' }), at(group, { other: '2' }))).toBe(true)
  })

  it('when the day that limits it changes', () => {
    const expiry: Field = { kind: 'date', id: 'expiry', notBefore: { field: 'issued' }, label }
    expect(looksAlike(at(expiry, { issued: '2026-01-01' }), at(expiry, { issued: '2026-02-01' }))).toBe(false)
  })
})
