import { expect, it } from 'vitest'
import { describeTimeLeft, getWarningState } from './session-time.ts'

const endsAt = Date.UTC(2026, 10, 16, 6)
const before = (seconds: number) => endsAt - seconds * 1000
const at = (seconds: number, readAt: number) =>
  getWarningState(before(seconds), { endsAt, isExtendable: true, readAt: before(readAt) })

it('warns two minutes before the session ends, after checking that no request has extended it', () => {
  expect(at(121, 3600)).toBe('quiet')
  expect(at(120, 3600)).toBe('check')
  expect(at(119, 120)).toBe('warning')
  expect(at(1, 120)).toBe('warning')
})

it('checks with the server at the end, after the device slept, and when nothing is known', () => {
  expect(at(0, 120)).toBe('check')
  expect(at(-3600, 3600)).toBe('check')
  expect(getWarningState(endsAt, undefined)).toBe('check')
})

it('announces the time left in four steps', () => {
  const announced = [120, 61, 60, 31, 30, 11, 10, 1].map((seconds) => describeTimeLeft(seconds * 1000).en)
  expect(announced).toEqual([
    'less than 2 minutes',
    'less than 2 minutes',
    'less than a minute',
    'less than a minute',
    'less than 30 seconds',
    'less than 30 seconds',
    'less than 10 seconds',
    'less than 10 seconds',
  ])
})
