import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addWorkingDays, deadlineStatusOf, isWorkingDay, workingDaysBetween } from './working-days.ts'

const none = new Set<string>()
// 15 November 2026 is a Sunday, the first working day of the week.
describe('working days', () => {
  it('exclude Friday, Saturday and the holidays of the Board', () => {
    expect(['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'].map((day) => isWorkingDay(day, none))).toEqual([
      true,
      false,
      false,
      true,
    ])
    expect(isWorkingDay('2026-12-16', new Set(['2026-12-16']))).toBe(false)
    expect(addWorkingDays('2026-11-15', 5, none)).toBe('2026-11-22')
    expect(addWorkingDays('2026-11-15', 5, new Set(['2026-11-22']))).toBe('2026-11-23')
  })
  it('include an added working day', () => {
    const day = fc.nat({ max: 3000 }).map((days) => addDays('2024-01-01', days))
    fc.assert(
      fc.property(
        day,
        fc.nat({ max: 60 }),
        (from, days) => workingDaysBetween(from, addWorkingDays(from, days, none), none) === days,
      ),
    )
  })
})

it('colour an application green, then amber near its due date, then red when overdue', () => {
  const light = (today: string) => deadlineStatusOf('2026-11-15', 10, today, none).light
  expect(['2026-11-15', '2026-11-23', '2026-11-25', '2026-11-29', '2026-11-30'].map(light)).toEqual([
    'green',
    'green',
    'amber',
    'amber',
    'red',
  ])
  expect(deadlineStatusOf('2026-11-15', 10, '2026-11-23', none)).toEqual({
    dueOn: '2026-11-29',
    used: 6,
    left: 4,
    light: 'green',
  })
})

it('equal a day-by-day count over any period', () => {
  const start = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2020-01-01', days))
  fc.assert(
    fc.property(start, fc.integer({ min: -10, max: 900 }), fc.array(start, { maxLength: 20 }), (from, length, days) => {
      const [to, holidays] = [addDays(from, length), new Set(days)]
      let walked = 0
      for (let date = addDays(from, 1); date <= to; date = addDays(date, 1))
        if (isWorkingDay(date, holidays)) walked += 1
      expect(workingDaysBetween(from, to, holidays)).toBe(walked)
    }),
  )
})
