import { expect, it } from 'vitest'
import { formatDigits } from '@wewb/domain/language/digits'
import type { Locale } from '@wewb/domain/language/bilingual'
import { isZero, detectCellLanguage, cellToNumber, formatReportValue } from './format-report-value.ts'

const language = (locale: Locale) => ({ locale, digits: (value: number | string) => formatDigits(value, locale) })
const bn = language('bn')
const en = language('en')

it('formats figures in the digits and the grouping of the reader, amounts with their sign', () => {
  expect([formatReportValue('count', 1234567, bn), formatReportValue('count', 1234567, en)]).toEqual([
    '১২,৩৪,৫৬৭',
    '1,234,567',
  ])
  expect([formatReportValue('money', '300000.00', bn), formatReportValue('money', '-1500.50', en)]).toEqual([
    '৳\u00a0৩,০০,০০০',
    '-৳\u00a01,500.50',
  ])
})

it('formats days as localized dates, and an empty value as a dash', () => {
  expect([
    formatReportValue('day', '2026-11-05', bn),
    formatReportValue('day', null, bn),
    formatReportValue('text', undefined, en),
  ]).toEqual(['০৫-১১-২০২৬', '–', '–'])
})

it('leaves application numbers and Latin names unchanged', () => {
  expect([
    formatReportValue('application', 'EDU-2026-000123', bn),
    formatReportValue('text', 'Rahim 2', bn),
    formatReportValue('text', '1205', bn),
  ]).toEqual(['EDU-2026-000123', 'Rahim 2', '১২০৫'])
})

it('computes bar lengths from numbers only', () => {
  expect([
    cellToNumber(12),
    cellToNumber('1500.50'),
    cellToNumber(null),
    cellToNumber({ bn: 'ক', en: 'a' }),
    cellToNumber('–'),
  ]).toEqual([12, 1500.5, 0, 0, 0])
})

it('knows the language of a text, and which values a card omits', () => {
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
