import { useEffect } from 'react'

const searchBox = 'search'

/** With what is written in it chosen, so that the next number takes its place. */
export function goToSearchBox() {
  const box = document.getElementById(searchBox)
  if (!(box instanceof HTMLInputElement)) return
  box.focus()
  box.select()
}

const typing = 'input, textarea, select, [contenteditable=true]'

/** The cursor waits in the box when the agent arrives, and "/" brings it back from anywhere but another box. */
export function useSearchBoxFocus() {
  useEffect(() => {
    goToSearchBox()
    const press = (event: KeyboardEvent) => {
      const isPlain = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented
      if (!isPlain || (event.target instanceof Element && event.target.matches(typing))) return
      event.preventDefault()
      goToSearchBox()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
