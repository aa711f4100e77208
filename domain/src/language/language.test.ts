import { describe, expect, it } from 'vitest'
import { fill } from './bilingual.ts'
import { ageOn, dhakaDay, isDay, showDate, showDateInTable, showTime } from './dates.ts'
import { languageCookie, readLanguageCookie } from './language-cookie.ts'
import { showDigits, toAsciiDigits, toBanglaDigits } from './digits.ts'
import { showNumber, showTaka } from './money.ts'

describe('digits', () => {
  it('reads Bangla, Arabic and ASCII digits mixed in one number', () => {
    expect(toAsciiDigits('০১7١٢-৩৪5')).toBe('01712-345')
  })
  it('shows every digit in the script of the reader', () => {
    expect(toBanglaDigits('16135')).toBe('১৬১৩৫')
    expect(showDigits('১৬১৩৫', 'en')).toBe('16135')
  })
})

describe('dates', () => {
  it('writes a day as a person of each language would', () => {
    expect(showDate('2026-11-15', 'bn')).toBe('১৫ নভেম্বর ২০২৬')
    expect(showDate('2026-11-15', 'en')).toBe('15 November 2026')
    expect(showDateInTable('2026-11-05', 'bn')).toBe('০৫-১১-২০২৬')
  })
  it('reads a moment in Dhaka, not where the machine stands', () => {
    expect(dhakaDay('2026-11-14T18:00:00Z')).toBe('2026-11-15')
    expect(dhakaDay('2026-11-14T17:59:59Z')).toBe('2026-11-14')
    expect(showTime('2026-11-15T04:42:00Z', 'bn')).toBe('সকাল ১০:৪২')
    expect(showTime('2026-11-15T18:05:00Z', 'en')).toBe('12:05 am')
  })
  it('knows which days exist and how old someone is', () => {
    expect([isDay('2024-02-29'), isDay('2026-02-29'), isDay('15-11-2026')]).toEqual([true, false, false])
    expect([ageOn('2026-11-15', '2014-11-15'), ageOn('2026-11-14', '2014-11-15')]).toEqual([12, 11])
  })
})

describe('money', () => {
  it('groups by lakh in Bangla and by thousand in English', () => {
    expect(showTaka(300000, 'bn')).toBe('৩,০০,০০০ টাকা')
    expect(showTaka(300000, 'en')).toBe('BDT 300,000')
    expect(showNumber('12345678.50', 'bn')).toBe('১,২৩,৪৫,৬৭৮.৫০')
    expect(showNumber(999, 'bn')).toBe('৯৯৯')
  })
})

it('reads back the language it wrote into a cookie, Bangla where there is none', () => {
  for (const locale of ['bn', 'en'] as const) expect(readLanguageCookie(languageCookie(locale))).toBe(locale)
  expect([readLanguageCookie(''), readLanguageCookie('a=b; lang=en'), readLanguageCookie('xlang=en')]).toEqual(['bn', 'en', 'bn'])
})

it('fills the places of a sentence in both languages', () => {
  expect(fill({ bn: '{n}টি', en: '{n} of {m}' }, { n: { bn: '৬', en: '6' } })).toEqual({ bn: '৬টি', en: '6 of {m}' })
})
