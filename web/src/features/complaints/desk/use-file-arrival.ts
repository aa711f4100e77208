import { useEffect } from 'react'

/** A complaint opens at its top, and the screen reader says its ticket: the path is the list's, so no page load does it. */
export function useFileArrival(isReady: boolean) {
  useEffect(() => {
    if (!isReady) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [isReady])
}
