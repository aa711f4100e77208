import { describe, expect, it } from 'vitest'
import { eduAllowance } from '../services/edu-allowance/definition.ts'
import { circular, rahima } from '../services/edu-allowance/example.ts'
import { membership } from '../services/wewb-membership/definition.ts'
import { compareDefinitions } from './compare-definitions.ts'
import { keysOf, officesOf } from './keys-of.ts'
import { prefill } from './prefill.ts'

it('an application is found by its keys', () => {
  expect(keysOf(eduAllowance, rahima)).toMatchObject({ name: ['RAHIMA KHATUN'], relatedNid: ['1234567890'], brn: ['20091234567890123'], passport: ['A01234567'], account: ['0012345678901'], district: ['44'] }) // prettier-ignore
})
it('a membership goes to the mission it names', () => {
  expect(officesOf(membership, { missionId: '12' })).toEqual({ mission: '12' })
  expect(officesOf(eduAllowance, rahima)).toEqual({ district: '44' })
})
it('boxes start with what the portal knows', () => {
  expect(prefill(eduAllowance.steps[0]!.fields, { 'applicant.mobile': '01712345678' })).toEqual({ guardianMobile: '01712345678' })
  expect(prefill(eduAllowance.workflow.moves.find(({ id }) => id === 'approve')!.asks ?? [], circular)).toEqual({ approvedAmount: 27500 })
})

describe('a newer version of a form', () => {
  const [student, ...others] = eduAllowance.steps
  const fields = student!.fields
    .filter(({ id }) => id !== 'gender')
    .map((field) => (field.id === 'rollNo' ? { ...field, optional: true as const } : field))
  it('says what it asks more, no more, or otherwise', () => {
    const difference = compareDefinitions({ ...eduAllowance, steps: [{ ...student!, fields }, ...others] }, eduAllowance)
    expect({ ...difference, changed: difference.changed.map(({ path }) => path) }).toEqual({
      added: [{ path: 'gender', label: { bn: 'লিঙ্গ', en: 'Gender' } }],
      removed: [],
      changed: ['rollNo'],
    })
  })
})
