import { useEffect } from 'react'
import { useKeyboardShortcuts } from '#lib/hooks/use-keyboard-shortcuts.ts'

/** Focuses the input and selects its content, so that the next number replaces it. */
export function focusSearchInput() {
  const searchInput = document.getElementById('search')
  if (!(searchInput instanceof HTMLInputElement)) return
  searchInput.focus()
  searchInput.select()
}

/** Focuses the input on arrival; "/" returns to it from anywhere except another input. */
export function useSearchInputFocus() {
  useEffect(focusSearchInput, [])
  useKeyboardShortcuts({ '/': focusSearchInput })
}
