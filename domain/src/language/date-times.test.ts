import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { formatDate, formatShortDate, formatTime } from './dates.ts'
import { formatInReaderZone, formatDateTime, startOfDhakaDay } from './date-times.ts'

const zones = [
  'Asia/Dhaka',
  'Asia/Riyadh',
  'Asia/Kuala_Lumpur',
  'America/Los_Angeles',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'Europe/Rome',
  'UTC',
]
const originalTimeZone = process.env['TZ']

/** Simulates a browser in this time zone, through the TZ variable of the process. */
const inZone = <T>(zone: string, look: () => T): T => {
  process.env['TZ'] = zone
  return look()
}
const offsetAt = (moment: Date) => -moment.getTimezoneOffset()
const beside = (zone: string, moment: string, locale: 'bn' | 'en' = 'en') =>
  inZone(zone, () => formatInReaderZone(moment, locale, offsetAt(new Date(moment))))

afterAll(() => {
  if (originalTimeZone === undefined) delete process.env['TZ']
  else process.env['TZ'] = originalTimeZone
})

describe('local time of the reader', () => {
  const hearing = '2026-11-15T17:00:00+06:00'

  it('is omitted in the time zone of Dhaka', () => {
    expect(beside('Asia/Dhaka', hearing)).toBeUndefined()
  })
  it('has only the time on the same day', () => {
    expect([beside('Asia/Riyadh', hearing, 'bn'), beside('Asia/Riyadh', hearing)]).toEqual(['দুপুর ২:০০', '2:00 pm'])
    expect(beside('Asia/Kuala_Lumpur', hearing)).toBe('7:00 pm')
    expect(beside('America/Los_Angeles', hearing)).toBe('3:00 am')
  })
  it('includes the date on another day', () => {
    expect(beside('Asia/Kuala_Lumpur', '2026-11-30T23:59:00+06:00')).toBe('1 December 2026, 1:59 am')
    expect(beside('America/Los_Angeles', '2026-11-15T10:00:00+06:00', 'bn')).toBe('১৪ নভেম্বর ২০২৬, রাত ৮:০০')
  })
  it('follows the daylight saving time of that date, not of today', () => {
    expect([
      beside('America/Los_Angeles', '2026-07-15T17:00:00+06:00'),
      beside('America/Los_Angeles', hearing),
    ]).toEqual(['4:00 am', '3:00 am'])
  })
})

// Starts after the one year of summer time in Dhaka: the portal uses UTC+6 all year.
const moments = fc.date({
  min: new Date('2011-01-01T00:00:00Z'),
  max: new Date('2060-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const locales = fc.constantFrom('bn' as const, 'en' as const)

it('leaves Dhaka time equal in every zone, and never shifts a date without time', () => {
  fc.assert(
    fc.property(moments, locales, fc.constantFrom(...zones), (moment, locale, zone) => {
      const day = moment.toISOString().slice(0, 10)
      const look = () => [
        formatDateTime(moment, locale),
        formatTime(moment, locale),
        formatDate(moment, locale),
        formatDate(day, locale),
        formatShortDate(day, locale),
      ]
      expect(inZone(zone, look)).toEqual(inZone('Asia/Dhaka', look))
      expect(inZone(zone, () => formatShortDate(day, 'en'))).toBe(day.split('-').toReversed().join('-'))
    }),
  )
})

it('shows the reader’s clock, with the date only where it differs from Dhaka', () => {
  fc.assert(
    fc.property(moments, fc.constantFrom(...zones.slice(1)), (moment, zone) => {
      const clock = (timeZone: string) =>
        new Intl.DateTimeFormat('en-GB', {
          timeZone,
          day: 'numeric',
          month: 'long',
          year: 'numeric',
          hour: 'numeric',
          minute: '2-digit',
          hour12: true,
        })
      const partsIn = (timeZone: string) =>
        Object.fromEntries(
          clock(timeZone)
            .formatToParts(moment)
            .map(({ type, value }) => [type, value]),
        )
      const [there, dhaka] = [partsIn(zone), partsIn('Asia/Dhaka')]
      const [day, dayInDhaka] = [there, dhaka].map(({ day, month, year }) => `${day} ${month} ${year}`)
      const hour = `${Number(there['hour']) || 12}:${there['minute']} ${there['dayPeriod']}`
      expect(beside(zone, moment.toISOString())).toBe(day === dayInDhaka ? hour : `${day}, ${hour}`)
    }),
  )
})

it('starts a day at midnight in Dhaka', () => {
  expect(startOfDhakaDay('2026-11-15').toISOString()).toBe('2026-11-14T18:00:00.000Z')
})
