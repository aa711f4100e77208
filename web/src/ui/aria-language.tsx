import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { useLanguage } from '../i18n/language.tsx'
import { prepareAria } from './prepare-aria.ts'

prepareAria()

/** Stands around every React Aria component: month names, digits and the order of a date come from this locale. */
export function AriaLanguage({ children }: { children: ReactNode }) {
  const { locale } = useLanguage()
  return <I18nProvider locale={locale === 'bn' ? 'bn-BD' : 'en-GB'}>{children}</I18nProvider>
}
