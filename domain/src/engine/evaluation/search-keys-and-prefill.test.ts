import { describe, expect, it } from 'vitest'
import { eduAllowance } from '#services/definitions/edu-allowance/definition.ts'
import { circularFacts, eduAllowanceAnswers } from '#services/definitions/edu-allowance/example.ts'
import { membership } from '#services/definitions/wewb-membership/definition.ts'
import { diffDefinitions } from './diff-definitions.ts'
import { extractSearchKeys, responsibleOffices } from './search-keys.ts'
import { prefill } from './prefill.ts'

it('an application is found by its search keys', () => {
  expect(extractSearchKeys(eduAllowance, eduAllowanceAnswers)).toMatchObject({
    name: ['RAHIMA KHATUN'],
    relatedNid: ['1234567890'],
    brn: ['20091234567890123'],
    passport: ['A01234567'],
    account: ['0012345678901'],
    district: ['44'],
  })
})
it('a membership is routed to its mission', () => {
  expect(responsibleOffices(membership, { missionId: '12' })).toEqual({ mission: '12' })
  expect(responsibleOffices(eduAllowance, eduAllowanceAnswers)).toEqual({ district: '44' })
})
it('fields are prefilled from known facts', () => {
  expect(prefill(eduAllowance.steps[0]!.fields, { 'applicant.mobile': '01712345678' })).toEqual({
    guardianMobile: '01712345678',
  })
  expect(prefill(eduAllowance.workflow.moves.find(({ id }) => id === 'approve')!.asks ?? [], circularFacts)).toEqual({
    approvedAmount: 27500,
  })
})

describe('newer version of a form', () => {
  const [student, ...others] = eduAllowance.steps
  const fields = student!.fields
    .filter(({ id }) => id !== 'gender')
    .map((field) => (field.id === 'rollNo' ? { ...field, optional: true as const } : field))
  it('reports added, removed and changed questions', () => {
    const difference = diffDefinitions({ ...eduAllowance, steps: [{ ...student!, fields }, ...others] }, eduAllowance)
    expect({ ...difference, changed: difference.changed.map(({ path }) => path) }).toEqual({
      added: [{ path: 'gender', label: { bn: 'লিঙ্গ', en: 'Gender' } }],
      removed: [],
      changed: ['rollNo'],
    })
  })
})
