import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { useLanguage } from './language.tsx'
import { configureReactAria } from './configure-react-aria.ts'

configureReactAria()

/** Wraps every React Aria component: month names, digits and date order follow this locale. */
export function AriaLocaleProvider({ children }: { children: ReactNode }) {
  const { locale } = useLanguage()
  return <I18nProvider locale={locale === 'bn' ? 'bn-BD' : 'en-GB'}>{children}</I18nProvider>
}
