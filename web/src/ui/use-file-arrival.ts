import { useEffect } from 'react'

/** A file opens at its top, and the screen reader says its number: the path is the same as the queue's, so no page load does it. */
export function useFileArrival(isReady: boolean) {
  useEffect(() => {
    if (!isReady) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [isReady])
}
