import type { Bilingual, Locale } from './bilingual.ts'

const bangla = '০১২৩৪৫৬৭৮৯'

/** ১৫ or ١٥ becomes 15: the portal stores ASCII digits, whatever keyboard was used. */
export const toAsciiDigits = (text: string): string =>
  text
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))

export const toBanglaDigits = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => bangla[Number(digit)] ?? digit)

/** Formats a number without grouping, in the digits of the locale. */
export const formatDigits = (value: number | string, locale: Locale): string =>
  locale === 'bn' ? toBanglaDigits(String(value)) : toAsciiDigits(String(value))

export const bilingualDigits = (value: number | string): Bilingual => ({
  bn: formatDigits(value, 'bn'),
  en: formatDigits(value, 'en'),
})
