import { expect, test } from 'vitest'
import { delayPastMidnight } from './midnight.ts'

test('tests start at once, except in the last minute before midnight in Dhaka', () => {
  const at = (time: string) => delayPastMidnight(new Date(`2026-11-19T${time}+06:00`))
  expect(at('12:00:00')).toBe(0)
  expect(at('00:00:00')).toBe(0)
  expect(at('23:58:59')).toBe(0)
  expect(at('23:59:00')).toBe(61_000)
  expect(at('23:59:30')).toBe(31_000)
})
