import { useEffect } from 'react'
import { useShortcuts } from '../../ui/use-shortcuts.ts'

/** With what is written in it chosen, so that the next number takes its place. */
export function goToSearchBox() {
  const box = document.getElementById('search')
  if (!(box instanceof HTMLInputElement)) return
  box.focus()
  box.select()
}

/** The cursor waits in the box when the agent arrives, and "/" brings it back from anywhere but another box. */
export function useSearchBoxFocus() {
  useEffect(goToSearchBox, [])
  useShortcuts({ '/': goToSearchBox })
}
