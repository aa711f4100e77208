import { useEffect } from 'react'
import { useLocation } from '#lib/router/router.tsx'
import { focusField } from '#components/inputs/focus-field.ts'

/**
 * Focuses the input in the hash of a checklist link, `…&at=q3#label.bn`, or else the nearest element around it, at last
 * the heading.
 */
export function useFocusFromHash() {
  const location = useLocation()
  useEffect(() => {
    const names = decodeURIComponent(location.hash.slice(1)).split('.')
    const paths = names.map((_, index) => names.slice(0, names.length - index).join('.'))
    const found = paths.find((path) => path !== '' && document.getElementById(path))
    if (found) return focusField(found)
    const heading = location.hash ? document.querySelector<HTMLElement>('main h2[data-arrival]') : null
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  }, [location])
}
