import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isQuietHour, isUrgent, endOfQuietHours, deferredUntil } from './quiet-hours.ts'

const night = { from: 21, until: 8 }
const dhaka = (time: string, day = '2026-11-15') => new Date(`${day}T${time}+06:00`)
const news = { channel: 'SMS', template: 'APPROVED', secret: false } as const

describe('quiet hours', () => {
  it.each([
    ['20:59:59', false],
    ['21:00:00', true],
    ['23:59:59', true],
    ['00:00:00', true],
    ['07:59:59', true],
    ['08:00:00', false],
    ['12:00:00', false],
  ])('at %s in Dhaka time: %s', (time, quiet) => {
    expect(isQuietHour(dhaka(time), night)).toBe(quiet)
  })
  it('end on the same morning, or on the next one', () => {
    expect(endOfQuietHours(dhaka('21:00:00'), night)).toEqual(dhaka('08:00:00', '2026-11-16'))
    expect(endOfQuietHours(dhaka('07:59:59'), night)).toEqual(dhaka('08:00:00'))
  })
  it('are off if both hours are equal, and may be within one day', () => {
    expect([0, 8, 21].map((hour) => isQuietHour(dhaka('21:30:00'), { from: hour, until: hour }))).toEqual([
      false,
      false,
      false,
    ])
    expect(
      ['12:59:59', '13:00:00', '14:59:59', '15:00:00'].map((time) => isQuietHour(dhaka(time), { from: 13, until: 15 })),
    ).toEqual([false, true, true, false])
  })
  it('do not delay a code, the flight of a repatriated body, or a warning about a new device', () => {
    const at = dhaka('02:00:00')
    expect(deferredUntil(at, { ...news, template: 'OTP_LOGIN', secret: true }, night, 0)).toBeUndefined()
    expect(deferredUntil(at, { ...news, template: 'REP_FLIGHT' }, night, 0)).toBeUndefined()
    expect(deferredUntil(at, { ...news, template: 'NEW_DEVICE' }, night, 0)).toBeUndefined()
    expect(deferredUntil(at, { ...news, template: 'REP_RETURN' }, night, 0)).toEqual(dhaka('08:00:00'))
    expect(isUrgent(news)).toBe(false)
  })
  it('apply to SMS, not to e-mail', () => {
    expect(deferredUntil(dhaka('02:00:00'), { ...news, channel: 'EMAIL' }, night, 0)).toBeUndefined()
  })

  const hour = fc.integer({ min: 0, max: 23 })
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  const spread = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  it('delay all but urgent messages, at any hours and moment', () => {
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
