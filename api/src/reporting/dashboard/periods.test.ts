import { expect, it } from 'vitest'
import { lastTwelveMonths, monthToDate, fiscalYearToDate } from './periods.ts'

it('compares a month with the same days of the previous month, or all of it if it was shorter', () => {
  expect(monthToDate('2026-11-15')).toEqual({
    from: '2026-11-01',
    to: '2026-11-15',
    previous: { from: '2026-10-01', to: '2026-10-15' },
  })
  expect(monthToDate('2026-03-31').previous).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(monthToDate('2026-01-05').previous).toEqual({ from: '2025-12-01', to: '2025-12-05' })
})

it('compares the fiscal year to date with the same period of the previous year', () => {
  expect(fiscalYearToDate('2026-11-15')).toEqual({
    from: '2026-07-01',
    to: '2026-11-15',
    previous: { from: '2025-07-01', to: '2025-11-15' },
  })
  expect(fiscalYearToDate('2028-02-29').previous).toEqual({ from: '2026-07-01', to: '2027-02-28' })
})

it('returns the last twelve months, the current one last', () => {
  const months = lastTwelveMonths('2026-02-10')
  expect([months.length, months[0], months[10], months[11]]).toEqual([12, '2025-03', '2026-01', '2026-02'])
})
