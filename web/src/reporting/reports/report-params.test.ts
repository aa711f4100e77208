import { expect, it } from 'vitest'
import {
  reportUrl,
  nextSort,
  normalizeReportFilters,
  parseReportParams,
  sortDirection,
  withPeriod,
} from './report-params.ts'

const read = (query: string, screen: Parameters<typeof parseReportParams>[0] = 'general-report') =>
  parseReportParams(screen, new URLSearchParams(query))

it('parses report, filters and order from the URL', () => {
  expect(read('code=G01&district=12&from=2026-07-01&sort=-paid&page=3')).toEqual({
    code: 'G01',
    filters: { from: '2026-07-01', district: '12' },
    sort: '-paid',
    page: 3,
    isListRequested: false,
  })
  expect(read('mode=short&code=G01', 'sms-module-summary-report').code).toBe('short')
})

it('ignores unknown parameters', () => {
  expect(read('code=G01&period=for-ever&colour=red&sort=1;drop&page=-1')).toEqual({
    code: 'G01',
    filters: {},
    sort: undefined,
    page: 1,
    isListRequested: false,
  })
})

it('writes a URL that parses equally', () => {
  const filters = { period: 'last-year', module: 'edu-allowance' }
  expect(read(reportUrl('general-report', 'G02', filters))).toMatchObject({ code: 'G02', filters })
  expect(reportUrl('sms-module-summary-report', 'short', {})).toBe('?mode=short')
})

it('replaces the days by a named period, and preserves the rest', () => {
  expect(withPeriod({ from: '2026-07-01', to: '2026-07-31', gender: 'FEMALE' }, 'last-month')).toEqual({
    gender: 'FEMALE',
    period: 'last-month',
  })
  expect(normalizeReportFilters({ gender: ' ', district: '12' })).toEqual({ district: '12' })
})

it('sorts figures largest first, texts alphabetically, and resets at the third press', () => {
  expect([nextSort(undefined, 'paid', true), nextSort('-paid', 'paid', true), nextSort('paid', 'paid', true)]).toEqual([
    '-paid',
    'paid',
    undefined,
  ])
  expect([nextSort('-paid', 'name', false), nextSort('name', 'name', false), nextSort('-name', 'name', false)]).toEqual(
    ['name', '-name', undefined],
  )
})

it('reports the sort direction of a column', () => {
  expect([sortDirection('-paid', 'paid'), sortDirection('paid', 'paid'), sortDirection('paid', 'name')]).toEqual([
    'descending',
    'ascending',
    undefined,
  ])
})
