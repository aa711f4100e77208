import type { Locale } from './bilingual.ts'

/** URL of a page in each language: Bangla at the plain URL, English with `lang=en`. */
export const localizedUrl = (locale: Locale, address: string): string =>
  locale === 'bn' ? address : `${address}${address.includes('?') ? '&' : '?'}lang=en`
