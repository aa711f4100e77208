import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import { fill, type Bilingual, type Locale } from '../../../domain/src/language/bilingual.ts'
import { showDate, showDateInTable, showTime } from '../../../domain/src/language/dates.ts'
import { digitsInBoth, showDigits } from '../../../domain/src/language/digits.ts'
import { languageCookie } from '../../../domain/src/language/language-cookie.ts'
import { showNumber } from '../../../domain/src/language/money.ts'

type Values = Record<string, Bilingual | string | number>

export type Language = {
  locale: Locale
  setLocale: (locale: Locale) => void
  /** `text(words.hello)`, `text(words.step, { n: 2 })`: numbers come out in the reader's digits. */
  text: (words: Bilingual, values?: Values) => string
  digits: (value: number | string) => string
  /** A number to dial, grouped for the eye. */
  phone: (value: string) => string
  number: (value: number | string) => string
  date: (date: Date | string) => string
  dateInTable: (date: Date | string) => string
  time: (moment: Date | string) => string
}

const LanguageContext = createContext<Language | undefined>(undefined)

/** The locale outside React, for calls and for React Aria's own strings. */
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

/** A part of the page in a language of its own; the page keeps the one it has. */
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
  text: (words, values) => (values ? fill(words, inBoth(values)) : words)[locale],
  digits: (value) => showDigits(value, locale),
  phone: (value) => showDigits(value.replace(/^(\+880)(\d{3})/, '$1 $2 '), locale),
  number: (value) => showNumber(value, locale),
  date: (date) => showDate(date, locale),
  dateInTable: (date) => showDateInTable(date, locale),
  time: (moment) => showTime(moment, locale),
})

const inBoth = (values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? digitsInBoth(value) : value]))

/** So that the server draws the next page in the same language. */
function remember(locale: Locale) {
  document.cookie = languageCookie(locale)
}
