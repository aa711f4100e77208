import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { useLanguage } from './language.tsx'
import { ariaStrings } from './aria-strings.ts'

type Policy = { createHTML(html: string): string | null }
declare global {
  interface Window {
    [key: symbol]: unknown
    trustedTypes?: { createPolicy(name: 'default', policy: Policy): unknown }
  }
}

/** Configures React Aria once, before its first component renders. */
function configureReactAria() {
  if (typeof window === 'undefined') return
  // Every locale gets the same dictionary; each string reads the current language.
  window[Symbol.for('react-aria.i18n.locale')] = 'bn-BD'
  window[Symbol.for('react-aria.i18n.strings')] = ariaStrings
  // React Aria clears its announcer with `innerHTML = ''`; the trusted-types policy allows only that empty string.
  window.trustedTypes?.createPolicy('default', { createHTML: (html) => (html === '' ? '' : null) })
  preventStyleElement()
}

/**
 * React Aria inserts a `<style>` that the content security policy blocks with a console error. It skips this when an
 * element with that id exists. Its rule (no double-tap zoom) is `touch-manipulation` on our buttons.
 */
function preventStyleElement() {
  const marker = document.createElement('meta')
  marker.id = 'react-aria-pressable-style'
  document.head.append(marker)
}

configureReactAria()

/** Wraps every React Aria component: month names, digits and date order follow this locale. */
export function AriaLocaleProvider({ children }: { children: ReactNode }) {
  const { locale } = useLanguage()
  return <I18nProvider locale={locale === 'bn' ? 'bn-BD' : 'en-GB'}>{children}</I18nProvider>
}
