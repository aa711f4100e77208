import type { Bilingual, Locale } from './bilingual.ts'

const bangla = '০১২৩৪৫৬৭৮৯'

/** ১৫ or ١٥ becomes 15: whatever keyboard was used, the portal stores 0–9. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6)).replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))

export const toBanglaDigits = (text: string): string => text.replace(/[0-9]/g, (digit) => bangla[Number(digit)] ?? digit)

/** A number as it is (no grouping), in the digits of the reader's language. */
export const showDigits = (value: number | string, locale: Locale): string =>
  locale === 'bn' ? toBanglaDigits(String(value)) : toAsciiDigits(String(value))

export const digitsInBoth = (value: number | string): Bilingual => ({
  bn: showDigits(value, 'bn'),
  en: showDigits(value, 'en'),
})
