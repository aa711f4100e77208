import { useEffect, type ReactNode } from 'react'
import type { Locale } from '../../../../../domain/src/language/bilingual.ts'
import { LanguageProvider, useLanguage } from '../../../i18n/language.tsx'

/**
 * A part of the page in the other language. `LanguageProvider` is made for the whole page and tells the document its language;
 * what it told is put back before anything is painted.
 */
export function InLanguage({ locale, children }: { locale: Locale; children: ReactNode }) {
  const outer = useLanguage()
  useEffect(() => {
    if (document.documentElement.lang === outer.locale && locale === outer.locale) return
    document.documentElement.lang = outer.locale
    document.documentElement.className = outer.locale === 'bn' ? 'bengali' : 'english'
    outer.setLocale(outer.locale)
  }, [outer, locale])
  return (
    <div lang={locale} className={locale === 'bn' ? 'bengali' : 'english'}>
      <LanguageProvider key={`${outer.locale} ${locale}`} initial={locale}>
        {children}
      </LanguageProvider>
    </div>
  )
}
