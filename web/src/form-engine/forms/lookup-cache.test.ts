import { expect, it } from 'vitest'
import { LookupCache } from './lookup-cache.ts'

const tangail = { value: '44', label: { bn: 'টাঙ্গাইল', en: 'Tangail' } }

it('remembers the division of a district, regardless of the last loaded list', () => {
  const districtQuery = { source: 'district', parents: ['6'] } as const
  const whole = { source: 'district', parents: [] } as const
  const added = new LookupCache().add(districtQuery, [tangail]).add(whole, [tangail])
  const addedReversed = new LookupCache().add(whole, [tangail]).add(districtQuery, [tangail])
  for (const { lists } of [added, addedReversed])
    expect(lists('district', '44')).toMatchObject({ label: tangail.label, within: ['6'] })
})
