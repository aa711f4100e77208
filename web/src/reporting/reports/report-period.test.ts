import { expect, it } from 'vitest'
import { toDateRange, findPeriod, toPeriodFilters } from './report-period.ts'

const today = '2026-11-15'

it('defaults to the current fiscal year', () => {
  expect([findPeriod({}), toDateRange({ district: '12' }, today)]).toEqual([
    'this-year',
    { from: '2026-07-01', to: '2027-06-30' },
  ])
})

it('preserves two selected days, and a single one', () => {
  expect(toDateRange({ from: '2026-08-01', to: '2026-08-09' }, today)).toEqual({ from: '2026-08-01', to: '2026-08-09' })
  expect([findPeriod({ from: '2026-08-01' }), toDateRange({ from: '2026-08-01' }, today)]).toEqual([
    undefined,
    { from: '2026-08-01' },
  ])
})

it('names days by their period', () => {
  expect(toPeriodFilters({ from: '2026-10-01', to: '2026-10-31' }, today)).toEqual({ period: 'last-month' })
  expect(toPeriodFilters({ from: '2026-10-02', to: '2026-10-31' }, today)).toEqual({
    from: '2026-10-02',
    to: '2026-10-31',
  })
})
