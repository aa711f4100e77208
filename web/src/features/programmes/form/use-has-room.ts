import { useSyncExternalStore } from 'react'

const wide = '(min-width: 1100px)'

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Is there room for the preview beside the outline and what is open? Where there is none it is not drawn at all. */
export const useHasRoom = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => true,
  )
