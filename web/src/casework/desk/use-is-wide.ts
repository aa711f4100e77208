import { useSyncExternalStore } from 'react'

const wide = '(min-width: 1024px)'

const subscribe = (listener: () => void) => {
  const mediaQuery = window.matchMedia(wide)
  mediaQuery.addEventListener('change', listener)
  return () => mediaQuery.removeEventListener('change', listener)
}

/** True when there is room for a document beside the answers. Tailwind's `lg`. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => true,
  )
