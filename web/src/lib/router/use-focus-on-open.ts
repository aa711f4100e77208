import { useEffect } from 'react'

/**
 * Scrolls to the top and focuses the heading when an application opens. Its path equals the queue's, so no page load
 * does it.
 */
export function useFocusOnOpen(isReady: boolean) {
  useEffect(() => {
    if (!isReady) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [isReady])
}
