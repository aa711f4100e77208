import { useEffect } from 'react'
import { useLocation } from '../../../router/router.tsx'
import { focusField } from '../../../ui/focus-field.ts'

/** A row of the checklist leads to the very box, `…&at=q3#label.bn`, or to what stands around it where there is no such box: at last its heading. */
export function useFocusOnPlace() {
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
