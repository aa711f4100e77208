import { useEffect, useRef } from 'react'
import { useLocation } from '../router/router.tsx'

/** Where a view begins: where it says so itself, at the title of the step, or at the title of the page. */
const places = ['main [data-arrival]', 'main form header h2', 'main h1']

/** The views of a screen may share one path; going from one to the other is still an arrival: at the top, with the heading read out. */
export function useViewArrival() {
  const { search, hash } = useLocation()
  const last = useRef(search)
  useEffect(() => {
    if (last.current === search) return
    last.current = search
    if (hash) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    const heading = places.map((place) => document.querySelector<HTMLElement>(place)).find((found) => found !== null)
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [search, hash])
}
