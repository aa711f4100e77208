import { useSyncExternalStore } from 'react'

/** Whether script has taken the page over. The first drawing in the browser must be the server's, so it comes true right after that. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

const neverChanges = () => () => undefined
