import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isQuietHour, isUrgent, endOfQuietHours, deferredUntil } from './quiet-hours.ts'

const night = { from: 21, until: 8 }
const dhaka = (time: string, day = '2026-11-15') => new Date(`${day}T${time}+06:00`)
const news = { channel: 'SMS', template: 'APPROVED', secret: false } as const

describe('the quiet hours', () => {
  it.each([
    ['20:59:59', false],
    ['21:00:00', true],
    ['23:59:59', true],
    ['00:00:00', true],
    ['07:59:59', true],
    ['08:00:00', false],
    ['12:00:00', false],
  ])('at %s by the clock of Dhaka: %s', (time, quiet) => {
    expect(isQuietHour(dhaka(time), night)).toBe(quiet)
  })
  it('end in the same morning, or in the next one', () => {
    expect(endOfQuietHours(dhaka('21:00:00'), night)).toEqual(dhaka('08:00:00', '2026-11-16'))
    expect(endOfQuietHours(dhaka('07:59:59'), night)).toEqual(dhaka('08:00:00'))
  })
  it('are none when both hours are the same, and may lie within one day', () => {
    expect([0, 8, 21].map((hour) => isQuietHour(dhaka('21:30:00'), { from: hour, until: hour }))).toEqual([
      false,
      false,
      false,
    ])
    expect(
      ['12:59:59', '13:00:00', '14:59:59', '15:00:00'].map((time) => isQuietHour(dhaka(time), { from: 13, until: 15 })),
    ).toEqual([false, true, true, false])
  })
  it('do not hold back a code, the flight that brings a body home, or a warning of a log-in from a new device', () => {
    const at = dhaka('02:00:00')
    expect(deferredUntil(at, { ...news, template: 'OTP_LOGIN', secret: true }, night, 0)).toBeUndefined()
    expect(deferredUntil(at, { ...news, template: 'REP_FLIGHT' }, night, 0)).toBeUndefined()
    expect(deferredUntil(at, { ...news, template: 'NEW_DEVICE' }, night, 0)).toBeUndefined()
    expect(deferredUntil(at, { ...news, template: 'REP_RETURN' }, night, 0)).toEqual(dhaka('08:00:00'))
    expect(isUrgent(news)).toBe(false)
  })
  it('are for the telephone: an e-mail wakes nobody', () => {
    expect(deferredUntil(dhaka('02:00:00'), { ...news, channel: 'EMAIL' }, night, 0)).toBeUndefined()
  })

  const hour = fc.integer({ min: 0, max: 23 })
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  const spread = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  it('let nothing but what is urgent leave in them, whatever the hours and the moment', () => {
    fc.assert(
      fc.property(moment, hour, hour, spread, (at, from, until, share) => {
        const hours = { from, until }
        const later = deferredUntil(at, news, hours, share)
        const leaves = later ?? at
        return !isQuietHour(leaves, hours) && leaves >= at && leaves.getTime() - at.getTime() < 25 * 60 * 60 * 1000
      }),
    )
  })
})
