import { useEffect, useRef } from 'react'

/** What a press does, by `KeyboardEvent.key`; true when it was of use and the browser shall do nothing more with it. */
export type Shortcuts = { [key: string]: (() => boolean | void) | undefined }

const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=combobox], [role=spinbutton]'

/** Keys for who works through many files. They sleep while something is typed, a dialog is open or Ctrl and the like are held. */
export function useShortcuts(shortcuts: Shortcuts) {
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
