import { expect, test } from 'vitest'
import { delayPastMidnight } from './midnight.ts'

test('tests start at once, unless midnight in Dhaka is less than a minute away', () => {
  const at = (time: string) => delayPastMidnight(Date.parse(`2026-11-19T${time}+06:00`), 60_000)
  expect(at('12:00:00')).toBe(0)
  expect(at('00:00:00')).toBe(0)
  expect(at('23:59:00')).toBe(0)
  expect(at('23:59:30')).toBe(31_000)
})
