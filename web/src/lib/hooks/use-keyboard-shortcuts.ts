import { useEffect, useRef } from 'react'

/** Handlers by `KeyboardEvent.key`; a handler returns true to prevent the browser's default action. */
export type KeyboardShortcuts = { [key: string]: (() => boolean | void) | undefined }

const typing =
  'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=combobox], [role=spinbutton]'

/**
 * Registers keyboard shortcuts for officers. They are inactive while the user types, a dialog is open or a modifier key
 * is held.
 */
export function useKeyboardShortcuts(shortcuts: KeyboardShortcuts) {
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (document.querySelector('dialog[open]')) return
      if (event.target instanceof Element && event.target.matches(typing)) return
      const act = latest.current[event.key]
      if (act && act() !== false) event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
