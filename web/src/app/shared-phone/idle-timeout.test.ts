import fc from 'fast-check'
import { expect, it } from 'vitest'
import { IDLE_PROMPT_MS, IDLE_AFTER_MS, getIdleState } from './idle-timeout.ts'

const touchedAt = Date.UTC(2026, 10, 16, 6)
const after = (minutes: number, seconds = 0) => getIdleState(touchedAt + (minutes * 60 + seconds) * 1000, touchedAt)

it('asks after five minutes of inactivity, and logs out without a response', () => {
  expect(after(4, 59)).toEqual({ status: 'here' })
  expect(after(5)).toEqual({ status: 'asked', secondsLeft: 60 })
  expect(after(5, 42)).toEqual({ status: 'asked', secondsLeft: 18 })
  expect(after(5, 59)).toEqual({ status: 'asked', secondsLeft: 1 })
  expect(after(6)).toEqual({ status: 'gone' })
})

it('logs out a phone that slept through the question', () => {
  expect(after(600)).toEqual({ status: 'gone' })
})

it('ignores a clock that was set back', () => {
  expect(after(-60)).toEqual({ status: 'gone' })
})

it('always counts from sixty down to one during the question', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 * (IDLE_AFTER_MS + IDLE_PROMPT_MS) }), (idle) => {
      const presence = getIdleState(touchedAt + idle, touchedAt)
      expect(presence.status).toBe(
        idle < IDLE_AFTER_MS ? 'here' : idle < IDLE_AFTER_MS + IDLE_PROMPT_MS ? 'asked' : 'gone',
      )
      if (presence.status !== 'asked') return
      expect(presence.secondsLeft).toBeGreaterThanOrEqual(1)
      expect(presence.secondsLeft).toBeLessThanOrEqual(60)
    }),
  )
})
