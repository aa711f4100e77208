import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import { interpolate, type Bilingual, type Locale } from '@wewb/domain/language/bilingual'
import { formatDate, formatShortDate, formatTime } from '@wewb/domain/language/dates'
import { bilingualDigits, formatDigits } from '@wewb/domain/language/digits'
import { languageCookie } from '@wewb/domain/language/language-cookie'
import { formatNumber } from '@wewb/domain/language/money'

type Values = Record<string, Bilingual | string | number>

export type Language = {
  locale: Locale
  setLocale: (locale: Locale) => void
  /** `text(messages.hello)`, `text(messages.step, { n: 2 })`: numbers are formatted in the digits of the language. */
  text: (words: Bilingual, values?: Values) => string
  digits: (value: number | string) => string
  /** Formats a phone number in groups of digits. */
  phone: (value: string) => string
  number: (value: number | string) => string
  date: (date: Date | string) => string
  dateInTable: (date: Date | string) => string
  time: (moment: Date | string) => string
}

const LanguageContext = createContext<Language | undefined>(undefined)

/** The locale outside React, for requests and React Aria's strings. */
let current: Locale = 'bn'
export const currentLocale = (): Locale => current
const speak = (locale: Locale): Locale => (current = locale)

export function LanguageProvider({ initial, children }: { initial: Locale; children: ReactNode }) {
  const [locale, setLocale] = useState(() => speak(initial))
  useEffect(() => {
    document.documentElement.lang = locale
    document.documentElement.className = locale === 'bn' ? 'bengali' : 'english'
  }, [locale])
  const language = useMemo(() => languageOf(locale, (next) => (remember(next), setLocale(speak(next)))), [locale])
  return <LanguageContext value={language}>{children}</LanguageContext>
}

/** Renders a part of the page in another language than the page. */
export function LanguageScope({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { setLocale } = useLanguage()
  const language = useMemo(() => languageOf(locale, setLocale), [locale, setLocale])
  return <LanguageContext value={language}>{children}</LanguageContext>
}

export function useLanguage(): Language {
  const language = use(LanguageContext)
  if (!language) throw new Error('useLanguage needs a LanguageProvider')
  return language
}

export const useText = () => useLanguage().text

const languageOf = (locale: Locale, setLocale: (locale: Locale) => void): Language => ({
  locale,
  setLocale,
  text: (words, values) => (values ? interpolate(words, inBoth(values)) : words)[locale],
  digits: (value) => formatDigits(value, locale),
  phone: (value) => formatDigits(value.replace(/^(\+880)(\d{3})/, '$1 $2 '), locale),
  number: (value) => formatNumber(value, locale),
  date: (date) => formatDate(date, locale),
  dateInTable: (date) => formatShortDate(date, locale),
  time: (moment) => formatTime(moment, locale),
})

const inBoth = (values: Values) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? bilingualDigits(value) : value]),
  )

/** Sets the language cookie, so that the server renders the next page in the same language. */
function remember(locale: Locale) {
  document.cookie = languageCookie(locale)
}
