import { useCallback } from 'react'
import { useLocation } from '#lib/router/router.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'

export type ServiceViewParams = { application?: string; step?: string; view?: string }

/** Builds URLs of the views of this service, which share one path. */
export function useServiceUrl(): (params: ServiceViewParams, path?: string) => string {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  // Keeps the parameter of an officer who fills in on behalf across the views.
  const fill = query.get('fill')
  return useCallback(
    (target, path) => {
      const params = String(new URLSearchParams({ ...target, ...(fill && target.application && { fill }) }))
      return `${pathname}${params && `?${params}`}${path ? `#${path}` : ''}`
    },
    [pathname, fill],
  )
}
