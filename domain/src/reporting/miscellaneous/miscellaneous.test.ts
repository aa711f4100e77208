import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { miscellaneousReports } from '#reporting/catalogue.ts'
import { percentagesOf } from './percentages.ts'

describe('miscellaneous reports', () => {
  it('are M01 to M14 with their drill-down lists', () => {
    const chosen = miscellaneousReports.filter(({ isDrillDown }) => !isDrillDown).map(({ code }) => code)
    expect(chosen).toEqual(Array.from({ length: 14 }, (_, place) => `M${String(place + 1).padStart(2, '0')}`))
    expect(new Set(miscellaneousReports.map(({ code }) => code)).size).toBe(miscellaneousReports.length)
  })

  it.each(miscellaneousReports)(
    '$code has all texts in both languages, and unique columns',
    ({ title, about, columns }) => {
      for (const { bn, en } of [title, about, ...columns.map(({ label }) => label)]) {
        expect(bn).toMatch(/[ঀ-৿]/)
        expect(en).toMatch(/^[\u0020-\u007e–]+$/)
      }
      expect(new Set(columns.map(({ id }) => id)).size).toBe(columns.length)
    },
  )

  it.each(miscellaneousReports)('$code charts and sorts by its own columns', ({ columns, chart, sorts = [] }) => {
    const ids = columns.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([...sorts, ...(chart ? [chart.label, ...chart.values] : [])]))
  })

  it('accept a figure in every drill-down list, and in no other report', () => {
    for (const { filters, isDrillDown } of miscellaneousReports)
      expect(filters.includes('figure')).toBe(isDrillDown === true)
  })
})

describe('percentages', () => {
  const inTenths = (shares: number[]) => shares.map((share) => Math.round(share * 10))

  it('add up to exactly 100 with one decimal, for all numbers', () => {
    const numbers = fc
      .array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1 })
      .filter((some) => some.some((number) => number > 0))
    fc.assert(
      fc.property(numbers, (some) => inTenths(percentagesOf(some)).reduce((sum, share) => sum + share, 0) === 1000),
    )
  })

  it('deviate by at most a tenth, and are zero for nothing', () => {
    const numbers = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(numbers, (some) => {
        const sum = some.reduce((total, number) => total + number, 0)
        return percentagesOf(some).every(
          (share, place) => Math.abs(share - (sum && ((some[place] ?? 0) * 100) / sum)) <= 0.1 + 1e-9,
        )
      }),
    )
    expect(percentagesOf([0, 0])).toEqual([0, 0])
    expect(percentagesOf([1, 1, 1])).toEqual([33.4, 33.3, 33.3])
  })
})
