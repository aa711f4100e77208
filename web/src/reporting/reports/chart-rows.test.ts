import { expect, it } from 'vitest'
import { createChartRows, sortByDate, topRows } from './chart-rows.ts'

const row = (service: string, late: number, paid: string, link?: string) => ({
  cells: { service: { bn: service, en: service }, late, paid },
  links: link ? { late: link } : {},
})
const labelOf = ({ cells }: ReturnType<typeof row>) => cells.service.en

it('draws one bar per label, adding up equal labels', () => {
  const rows = [row('Stipend', 2, '1500.50', '/a'), row('Burial', 1, '0.00', '/b'), row('Stipend', 3, '10.00', '/c')]
  expect(createChartRows(rows, ['late', 'paid'], labelOf as never)).toEqual([
    { label: 'Stipend', values: [5, 1510.5] },
    { label: 'Burial', values: [1, 0] },
  ])
})

it('links a bar to its list if it is one figure', () => {
  const rows = [row('Stipend', 2, '1500.50', '/a'), row('Burial', 1, '0.00', '/b'), row('Stipend', 3, '10.00', '/c')]
  expect(createChartRows(rows, ['late'], labelOf as never).map(({ href }) => href)).toEqual([undefined, '/b'])
  expect(createChartRows(rows, ['late', 'paid'], labelOf as never).map(({ href }) => href)).toEqual([
    undefined,
    undefined,
  ])
})

it('omits the shortest bars above the limit, and empty ones', () => {
  const bars = [1, 9, 0, 5].map((value) => ({ label: String(value), values: [value] }))
  expect(topRows(bars, 2).map(({ label }) => label)).toEqual(['9', '5'])
  expect(topRows(bars).map(({ label }) => label)).toEqual(['1', '9', '5'])
})

it('draws time from left to right in any sort order', () => {
  const days = ['2026-11-16', '2026-11-09', '2025-12-31'].map((day) => ({ cells: { day }, links: {} }))
  expect(sortByDate(days, 'day').map(({ cells }) => cells['day'])).toEqual(['2025-12-31', '2026-11-09', '2026-11-16'])
})
