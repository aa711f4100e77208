import type { Locale } from './bilingual.ts'

/** Stores the language in a cookie, because the server renders pages too and local storage is cleared at log-out. */
export const languageCookie = (locale: Locale): string => `lang=${locale}; path=/; max-age=31536000; samesite=lax`

export const parseLanguageCookie = (cookies: string): Locale => (/(?:^|;\s*)lang=en(?:;|$)/.test(cookies) ? 'en' : 'bn')
