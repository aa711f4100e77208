import { useCallback } from 'react'
import { useSearchParams } from '#lib/router/use-search-params.ts'

/** Changes one filter in the URL and returns to the first page. */
export function useFilter() {
  const [, setParams] = useSearchParams()
  return useCallback(
    (name: string, value: string) =>
      setParams((now) => {
        now.delete('page')
        if (value) now.set(name, value)
        else now.delete(name)
        return now
      }),
    [setParams],
  )
}
