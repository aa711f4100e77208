import { ariaStrings } from './aria-strings.ts'

type Policy = { createHTML(html: string): string | null }
declare global {
  interface Window {
    [key: symbol]: unknown
    trustedTypes?: { createPolicy(name: 'default', policy: Policy): unknown }
  }
}

/** Fits React Aria into this house, once, before its first component is drawn. */
export function prepareAria() {
  if (typeof window === 'undefined') return
  // Every locale finds the same dictionary; the sentences themselves look at the present language.
  window[Symbol.for('react-aria.i18n.locale')] = 'bn-BD'
  window[Symbol.for('react-aria.i18n.strings')] = ariaStrings
  // It empties its announcer with `innerHTML = ''`; under trusted types nothing but that empty text passes.
  window.trustedTypes?.createPolicy('default', { createHTML: (html) => (html === '' ? '' : null) })
  keepOutStyle()
}

/**
 * It writes a `<style>` into the head, which the content security policy refuses with a noise in the console.
 * It does not when something has that id already; the rule itself (no double-tap zoom) is `touch-manipulation` on our buttons.
 */
function keepOutStyle() {
  const marker = document.createElement('meta')
  marker.id = 'react-aria-pressable-style'
  document.head.append(marker)
}
