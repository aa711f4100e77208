import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from './router.tsx'

type Given = URLSearchParams | Record<string, string> | string
type SetSearchParams = (next: Given | ((now: URLSearchParams) => Given), options?: { replace?: boolean }) => void

/** Returns the query parameters of the URL and a setter. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const setParams = useCallback<SetSearchParams>(
    (next, options) => {
      const params = typeof next === 'function' ? next(new URLSearchParams(window.location.search)) : next
      const query = String(new URLSearchParams(params))
      navigate(window.location.pathname + (query && `?${query}`), options)
    },
    [navigate],
  )
  return [params, setParams]
}
