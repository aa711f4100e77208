import { expect, it } from 'vitest'
import { formatDigits } from '@wewb/domain/language/digits'
import type { Locale } from '@wewb/domain/language/bilingual'
import { isZero, detectCellLanguage, cellToNumber, formatReportValue } from './format-report-value.ts'

const language = (locale: Locale) => ({ locale, digits: (value: number | string) => formatDigits(value, locale) })
const bn = language('bn')
const en = language('en')

it('writes figures in the digits and the grouping of the reader, money with its sign', () => {
  expect([formatReportValue('count', 1234567, bn), formatReportValue('count', 1234567, en)]).toEqual([
    '১২,৩৪,৫৬৭',
    '1,234,567',
  ])
  expect([formatReportValue('money', '300000.00', bn), formatReportValue('money', '-1500.50', en)]).toEqual([
    '৳\u00a0৩,০০,০০০',
    '-৳\u00a01,500.50',
  ])
})

it('writes days as dates of the language, and a dash where there is nothing to say', () => {
  expect([
    formatReportValue('day', '2026-11-05', bn),
    formatReportValue('day', null, bn),
    formatReportValue('text', undefined, en),
  ]).toEqual(['০৫-১১-২০২৬', '–', '–'])
})

it('leaves the number of a file and a name in Latin letters as they are', () => {
  expect([
    formatReportValue('application', 'EDU-2026-000123', bn),
    formatReportValue('text', 'Rahim 2', bn),
    formatReportValue('text', '1205', bn),
  ]).toEqual(['EDU-2026-000123', 'Rahim 2', '১২০৫'])
})

it('measures by numbers only', () => {
  expect([
    cellToNumber(12),
    cellToNumber('1500.50'),
    cellToNumber(null),
    cellToNumber({ bn: 'ক', en: 'a' }),
    cellToNumber('–'),
  ]).toEqual([12, 1500.5, 0, 0, 0])
})

it('knows in which language a text was written, and what is not worth a line in a card', () => {
  expect([
    detectCellLanguage('আবেদন MEM-2026-000001'),
    detectCellLanguage('Absent subscriber'),
    detectCellLanguage('1205'),
    detectCellLanguage({ bn: 'ক', en: 'a' }),
  ]).toEqual(['bn', 'en', undefined, undefined])
  expect([isZero('money', '0.00'), isZero('count', 0), isZero('count', 3), isZero('text', null)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
