import { useCallback } from 'react'
import { useLocation } from '../../router/router.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'

export type Place = { application?: string; step?: string; view?: string }

/** The address of another view of this service: all of them live on its one path. */
export function useAddress(): (place: Place, path?: string) => string {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  // An officer who fills in for somebody does so from view to view of that application.
  const fill = query.get('fill')
  return useCallback(
    (place, path) => {
      const params = String(new URLSearchParams({ ...place, ...(fill && place.application && { fill }) }))
      return `${pathname}${params && `?${params}`}${path ? `#${path}` : ''}`
    },
    [pathname, fill],
  )
}
