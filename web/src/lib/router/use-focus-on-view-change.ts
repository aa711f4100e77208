import { useEffect, useRef } from 'react'
import { useLocation } from './router.tsx'

/** Selectors of the element to focus: the marked one, the step title, or the page title. */
const headingSelectors = ['main [data-arrival]', 'main form header h2', 'main h1']

/** Scrolls to the top and focuses the heading when the view changes within one path. */
export function useFocusOnViewChange() {
  const { search, hash } = useLocation()
  const last = useRef(search)
  useEffect(() => {
    if (last.current === search) return
    last.current = search
    if (hash) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    const heading = headingSelectors
      .map((selector) => document.querySelector<HTMLElement>(selector))
      .find((found) => found !== null)
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [search, hash])
}
