import { describe, expect, it } from 'vitest'
import type { Field } from '@wewb/domain/engine/fields/field'
import { changeAnswer } from './change-answer.ts'

const label = { bn: 'লেবেল', en: 'Label' }
const fields: Field[] = [
  { kind: 'text', id: 'name', label },
  { kind: 'block', id: 'present', block: 'address', label },
  {
    kind: 'list',
    id: 'jobs',
    label,
    fields: [
      { kind: 'lookup', id: 'country', source: 'country', label },
      { kind: 'lookup', id: 'mission', source: 'mission', within: ['country'], label },
    ],
  },
]

const home = { divisionId: '3', districtId: '26', upazilaId: '190', village: 'পল্লবী' }

describe('changing an answer', () => {
  it('changes that one and preserves the identity of the rest', () => {
    const before = { name: 'R', present: home }
    const after = changeAnswer(fields, before, 'name', 'Ra')
    expect(after).toEqual({ name: 'Ra', present: home })
    expect(after.present).toBe(home)
  })

  it('clears the district and the upazila with the division, and nothing else', () => {
    expect(changeAnswer(fields, { present: home }, 'present.divisionId', '4')).toEqual({
      present: { divisionId: '4', village: 'পল্লবী' },
    })
    expect(changeAnswer(fields, { present: home }, 'present.districtId', '27').present).toMatchObject({
      divisionId: '3',
      districtId: '27',
    })
  })

  it('preserves the district if the same division is selected again', () => {
    expect(changeAnswer(fields, { present: home }, 'present.divisionId', '3')).toEqual({ present: home })
  })

  it('finds its row, and clears only in that row', () => {
    const jobs = [
      { country: 'SA', mission: 'riyadh' },
      { country: 'MY', mission: 'kuala-lumpur' },
    ]
    expect(changeAnswer(fields, { jobs }, 'jobs.1.country', 'QA')).toEqual({ jobs: [jobs[0], { country: 'QA' }] })
  })

  it('creates a missing address', () => {
    expect(changeAnswer(fields, {}, 'present.village', 'পল্লবী')).toEqual({ present: { village: 'পল্লবী' } })
  })
})
