import { describe, expect, it } from 'vitest'
import { allScreens } from '#access/screens.ts'
import { flattenDefinition } from '#engine/evaluation/field-paths.ts'
import { catalogue } from '#services/definitions/catalogue.ts'
import { findReport, reports } from './catalogue.ts'
import { dateRangeOf } from './periods.ts'
import { toSheetCell, formatCell } from './format-cell.ts'
import { totalsOf } from './totals.ts'

describe('every report', () => {
  it('is found by its code, on an existing screen, with all texts in both languages', () => {
    for (const report of reports) {
      expect(findReport(report.screen, report.code)).toBe(report)
      expect(allScreens.map(({ id }) => id)).toContain(report.screen)
      for (const { bn, en } of [report.title, report.about, ...report.columns.map(({ label }) => label)]) {
        expect(bn).toMatch(/[\u0980-\u09ff]/)
        expect(en).not.toMatch(/[\u0980-\u09ff]/)
      }
    }
  })

  it('has unique columns, and charts and sorts by its own', () => {
    for (const { code, columns, chart, sorts = [] } of reports) {
      const ids = columns.map(({ id }) => id)
      expect([code, new Set(ids).size]).toEqual([code, ids.length])
      for (const id of [...sorts, ...(chart ? [chart.label, ...chart.values] : [])])
        expect([code, ids]).toEqual([code, expect.arrayContaining([id])])
    }
  })

  it('totals only additive columns', () => {
    const added = reports.flatMap(({ columns }) => columns.filter(({ total }) => total).map(({ kind }) => kind))
    expect(new Set(added)).toEqual(new Set(['count', 'money', 'percent']))
  })

  it('exists for every code', () => {
    const codes = reports.map(({ code }) => code)
    const wanted = ['M', 'G'].flatMap((letter) =>
      Array.from({ length: letter === 'M' ? 14 : 8 }, (_, index) => `${letter}${String(index + 1).padStart(2, '0')}`),
    )
    expect(codes).toEqual(expect.arrayContaining([...wanted, 'summary', 'short']))
  })
})

describe('reporting period', () => {
  it('is a fiscal year, a quarter or a month relative to today', () => {
    expect(dateRangeOf['this-year']('2026-11-15')).toEqual({ from: '2026-07-01', to: '2027-06-30' })
    expect(dateRangeOf['this-year']('2026-06-30')).toEqual({ from: '2025-07-01', to: '2026-06-30' })
    expect(dateRangeOf['last-year']('2026-11-15')).toEqual({ from: '2025-07-01', to: '2026-06-30' })
    expect(dateRangeOf['this-quarter']('2026-11-15')).toEqual({ from: '2026-10-01', to: '2026-12-31' })
    expect(dateRangeOf['last-month']('2026-01-15')).toEqual({ from: '2025-12-01', to: '2025-12-31' })
    expect(dateRangeOf['last-month']('2024-03-31')).toEqual({ from: '2024-02-01', to: '2024-02-29' })
  })
})

describe('report value', () => {
  it('is formatted in the digits and the date order of the language', () => {
    expect([formatCell('money', '1250000.00', 'bn'), formatCell('money', '1250000.50', 'en')]).toEqual([
      '১২,৫০,০০০',
      '1,250,000.50',
    ])
    expect([formatCell('day', '2026-11-05', 'bn'), formatCell('percent', 12.5, 'bn')]).toEqual(['০৫-১১-২০২৬', '১২.৫%'])
    expect([formatCell('text', { bn: 'ঢাকা', en: 'Dhaka' }, 'en'), formatCell('count', null, 'bn')]).toEqual([
      'Dhaka',
      '',
    ])
  })
  it('stays a number in a spreadsheet in both languages', () => {
    expect([
      toSheetCell('money', '1500.50', 'bn'),
      toSheetCell('count', 3, 'bn'),
      toSheetCell('day', '2026-11-05', 'bn'),
    ]).toEqual([1500.5, 3, '2026-11-05'])
  })
  it('is added exactly', () => {
    const columns = [{ id: 'taka', label: { bn: 'টাকা', en: 'Taka' }, kind: 'money', total: 'sum' }] as const
    expect(totalsOf(columns, [{ taka: '0.10' }, { taka: '0.20' }, { taka: '-5.05' }, { taka: null }])).toEqual({
      taka: '-4.75',
    })
  })
})

describe('application data of reports', () => {
  // Triggers (api/migrations/0020_reports.sql) read these field ids: a form with other ids would not be counted.
  const ids = catalogue.flatMap((service) =>
    flattenDefinition(service)
      .filter(({ path }) => !path.includes('.'))
      .map(({ field }) => field),
  )
  it('uses the ids of the database', () => {
    const genders = ids.filter((field) => field.kind === 'choice' && /gender/i.test(field.id)).map(({ id }) => id)
    expect(new Set(genders)).toEqual(new Set(['gender', 'childGender', 'workerGender']))
    const births = ids.filter(({ kind, id }) => kind === 'date' && /birth|dob/i.test(id)).map(({ id }) => id)
    expect(new Set(births)).toEqual(new Set(['dateOfBirth', 'childDob', 'studentDob']))
    const countries = ids.filter((field) => field.kind === 'lookup' && field.source === 'country').map(({ id }) => id)
    expect(new Set(countries)).toEqual(
      new Set(['workerCountryId', 'employmentCountryId', 'lastCountryId', 'countryId', 'foreignCountryId']),
    )
  })
})
