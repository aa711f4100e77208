import { expect, it } from 'vitest'
import { showDigits } from '../../../../domain/src/language/digits.ts'
import type { Locale } from '../../../../domain/src/language/bilingual.ts'
import { isZero, languageOf, numberIn, showValue } from './show-value.ts'

const language = (locale: Locale) => ({ locale, digits: (value: number | string) => showDigits(value, locale) })
const bn = language('bn')
const en = language('en')

it('writes figures in the digits and the grouping of the reader, money with its sign', () => {
  expect([showValue('count', 1234567, bn), showValue('count', 1234567, en)]).toEqual(['১২,৩৪,৫৬৭', '1,234,567'])
  expect([showValue('money', '300000.00', bn), showValue('money', '-1500.50', en)]).toEqual(['৳\u00a0৩,০০,০০০', '-৳\u00a01,500.50'])
})

it('writes days as dates of the language, and a dash where there is nothing to say', () => {
  expect([showValue('day', '2026-11-05', bn), showValue('day', null, bn), showValue('text', undefined, en)]).toEqual([
    '০৫-১১-২০২৬',
    '–',
    '–',
  ])
})

it('leaves the number of a file and a name in Latin letters as they are', () => {
  expect([showValue('application', 'EDU-2026-000123', bn), showValue('text', 'Rahim 2', bn), showValue('text', '1205', bn)]).toEqual(['EDU-2026-000123', 'Rahim 2', '১২০৫']) // prettier-ignore
})

it('measures by numbers only', () => {
  expect([numberIn(12), numberIn('1500.50'), numberIn(null), numberIn({ bn: 'ক', en: 'a' }), numberIn('–')]).toEqual([12, 1500.5, 0, 0, 0])
})

it('knows in which language a text was written, and what is not worth a line in a card', () => {
  expect([languageOf('আবেদন MEM-2026-000001'), languageOf('Absent subscriber'), languageOf('1205'), languageOf({ bn: 'ক', en: 'a' })]).toEqual(['bn', 'en', undefined, undefined]) // prettier-ignore
  expect([isZero('money', '0.00'), isZero('count', 0), isZero('count', 3), isZero('text', null)]).toEqual([true, true, false, false])
})
