import { useEffect, useRef } from 'react'
import { useLocation } from '../../router/router.tsx'

/** The views of a service share one path; going from one to the other is still an arrival: at the top, with the heading read out. */
export function useViewArrival() {
  const { search, hash } = useLocation()
  const last = useRef(search)
  useEffect(() => {
    if (last.current === search) return
    last.current = search
    if (hash) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    const heading = document.querySelector<HTMLElement>('main form header h2') ?? document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [search, hash])
}
