import { describe, expect, it } from 'vitest'
import { walkFields } from '../../../domain/src/engine/walk-asked.ts'
import type { Field } from '../../../domain/src/fields/field.ts'
import { Listed, listsWanted } from './listed.ts'

const label = { bn: 'লেবেল', en: 'Label' }
const fields: Field[] = [{ kind: 'block', id: 'present', block: 'address', label }]
const wantedFor = (present: Record<string, string>) => {
  const kept = { present }
  return listsWanted(walkFields(fields, kept, '', { facts: {}, answers: [kept] }))
}

describe('the lists of the board', () => {
  it('are wanted as far as the answers name them, below their parents', () => {
    expect(wantedFor({ divisionId: '3', districtId: '26' })).toEqual([
      { source: 'division', parents: [] },
      { source: 'district', parents: ['3'] },
    ])
  })

  it('are not wanted for what is not answered', () => {
    expect(wantedFor({ village: 'পল্লবী' })).toEqual([])
  })

  it('tell the engine the names and the parents of what has come', () => {
    const listed = new Listed().with({ source: 'district', parents: ['3'] }, [{ value: '26', label: { bn: 'ঢাকা', en: 'Dhaka' } }])
    expect(listed.lists('district', '26')).toMatchObject({ label: { en: 'Dhaka' }, within: ['3'] })
    expect(listed.lists('district', '27')).toBeUndefined()
    expect([listed.has({ source: 'district', parents: ['3'] }), listed.has({ source: 'district', parents: ['4'] })]).toEqual([true, false])
  })
})
