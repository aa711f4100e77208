import type { Locale } from './bilingual.ts'

/** How a browser remembers the language: in a cookie, because the server draws pages too and local storage is cleared at log-out. */
export const languageCookie = (locale: Locale): string => `lang=${locale}; path=/; max-age=31536000; samesite=lax`

export const readLanguageCookie = (cookies: string): Locale => (/(?:^|;\s*)lang=en(?:;|$)/.test(cookies) ? 'en' : 'bn')
