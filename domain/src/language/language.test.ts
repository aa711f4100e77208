import { describe, expect, it } from 'vitest'
import { interpolate } from './bilingual.ts'
import { ageOn, toDhakaDate, fiscalYearOf, isIsoDate, formatDate, formatShortDate, formatTime } from './dates.ts'
import { endOfDhakaDay, formatDateTime } from './date-times.ts'
import { languageCookie, parseLanguageCookie } from './language-cookie.ts'
import { formatDigits, toAsciiDigits, toBanglaDigits } from './digits.ts'
import { initialsOf, maskName } from './mask-name.ts'
import { formatMoney, formatNumber, formatTaka } from './money.ts'

describe('masked name', () => {
  it('shows the first letter and the last word, or the initials only', () => {
    expect([maskName('Rahima Begum'), maskName('কৃষ্ণা রানী দাস')]).toEqual(['R***** Begum', 'কৃ***** দাস'])
    expect([initialsOf('SUMI AKTER'), initialsOf(' Md. Rahim  Uddin '), initialsOf('কৃষ্ণা রানী'), initialsOf('')]).toEqual(
      ['S. A.', 'M. R. U.', 'কৃ. রা.', ''],
    )
  })
})

describe('digits', () => {
  it('parse Bangla, Arabic and ASCII digits mixed in one number', () => {
    expect(toAsciiDigits('০১7١٢-৩৪5')).toBe('01712-345')
  })
  it('are rendered in the script of the reader', () => {
    expect(toBanglaDigits('16135')).toBe('১৬১৩৫')
    expect(formatDigits('১৬১৩৫', 'en')).toBe('16135')
  })
})

describe('dates', () => {
  it('are formatted for each language', () => {
    expect(formatDate('2026-11-15', 'bn')).toBe('১৫ নভেম্বর ২০২৬')
    expect(formatDate('2026-11-15', 'en')).toBe('15 November 2026')
    expect(formatShortDate('2026-11-05', 'bn')).toBe('০৫-১১-২০২৬')
  })
  it('are parsed in Dhaka time, regardless of the time zone of the machine', () => {
    expect(toDhakaDate('2026-11-14T18:00:00Z')).toBe('2026-11-15')
    expect(toDhakaDate('2026-11-14T17:59:59Z')).toBe('2026-11-14')
    expect(formatTime('2026-11-15T04:42:00Z', 'bn')).toBe('সকাল ১০:৪২')
    expect(formatTime('2026-11-15T18:05:00Z', 'en')).toBe('12:05 am')
  })
  it('show the end of a day in Dhaka, in Riyadh, and in zones with another date', () => {
    const end = endOfDhakaDay('2026-11-30')
    expect(formatDateTime(end, 'bn')).toBe('৩০ নভেম্বর ২০২৬, রাত ১১:৫৯')
    expect(formatDateTime(end, 'bn', 3 * 60)).toBe('৩০ নভেম্বর ২০২৬, রাত ৮:৫৯')
    expect(formatDateTime(end, 'en', -5 * 60)).toBe('30 November 2026, 12:59 pm')
    expect(formatDateTime(end, 'en', 9 * 60)).toBe('1 December 2026, 2:59 am')
    expect(formatDateTime(end, 'bn', 5 * 60 + 30)).toBe('৩০ নভেম্বর ২০২৬, রাত ১১:২৯')
  })
  it('validate calendar days and compute an age', () => {
    expect([isIsoDate('2024-02-29'), isIsoDate('2026-02-29'), isIsoDate('15-11-2026')]).toEqual([true, false, false])
    expect([ageOn('2026-11-15', '2014-11-15'), ageOn('2026-11-14', '2014-11-15')]).toEqual([12, 11])
  })
})

it('know the fiscal year, from July to June', () => {
  expect(fiscalYearOf('2026-07-01')).toEqual({ year: '2026–27', begins: '2026-07-01' })
  expect(fiscalYearOf('2026-06-30')).toEqual({ year: '2025–26', begins: '2025-07-01' })
})

describe('money', () => {
  it('is grouped by lakh in Bangla and by thousand in English', () => {
    expect(formatTaka(300000, 'bn')).toBe('৩,০০,০০০ টাকা')
    expect(formatTaka(300000, 'en')).toBe('BDT 300,000')
    expect(formatNumber('12345678.50', 'bn')).toBe('১,২৩,৪৫,৬৭৮.৫০')
    expect(formatNumber(999, 'bn')).toBe('৯৯৯')
  })
  it('shows a foreign currency by its code, and taka by its name', () => {
    expect([formatMoney('141.50', 'SAR', 'bn'), formatMoney(110, 'SAR', 'en')]).toEqual(['১৪১.৫০ SAR', '110 SAR'])
    expect([formatMoney('1500.50', 'USD', 'bn'), formatMoney(1500, 'USD', 'en')]).toEqual([
      '১,৫০০.৫০ মার্কিন ডলার',
      'USD 1,500',
    ])
    expect([formatMoney(3500, 'BDT', 'bn'), formatMoney(3500, 'BDT', 'en')]).toEqual(['৩,৫০০ টাকা', 'BDT 3,500'])
    expect([formatTaka(605000.5, 'bn'), formatTaka('95000.25', 'en')]).toEqual(['৬,০৫,০০০.৫০ টাকা', 'BDT 95,000.25'])
  })
})

it('reads the language from a cookie, Bangla by default', () => {
  for (const locale of ['bn', 'en'] as const) expect(parseLanguageCookie(languageCookie(locale))).toBe(locale)
  expect([parseLanguageCookie(''), parseLanguageCookie('a=b; lang=en'), parseLanguageCookie('xlang=en')]).toEqual([
    'bn',
    'en',
    'bn',
  ])
})

it('fills placeholders in both languages', () => {
  expect(interpolate({ bn: '{n}টি', en: '{n} of {m}' }, { n: { bn: '৬', en: '6' } })).toEqual({
    bn: '৬টি',
    en: '6 of {m}',
  })
})
