import { useSyncExternalStore } from 'react'

/**
 * True once the page is hydrated. The first render in the browser must match the server's, so it becomes true right
 * after.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

const neverChanges = () => () => undefined
