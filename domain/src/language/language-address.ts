import type { Locale } from './bilingual.ts'

/** Where a page is found in each language: Bangla at its bare address, English at the one with `lang=en`. */
export const addressIn = (locale: Locale, address: string): string =>
  locale === 'bn' ? address : `${address}${address.includes('?') ? '&' : '?'}lang=en`
