import { expect, it } from 'vitest'
import { LookupCache } from './lookup-cache.ts'

const tangail = { value: '44', label: { bn: 'টাঙ্গাইল', en: 'Tangail' } }

it('remembers the division of a district, regardless of the last loaded list', () => {
  const narrowed = { source: 'district', parents: ['6'] } as const
  const whole = { source: 'district', parents: [] } as const
  const oneWay = new LookupCache().add(narrowed, [tangail]).add(whole, [tangail])
  const otherWay = new LookupCache().add(whole, [tangail]).add(narrowed, [tangail])
  for (const { lists } of [oneWay, otherWay])
    expect(lists('district', '44')).toMatchObject({ label: tangail.label, within: ['6'] })
})
