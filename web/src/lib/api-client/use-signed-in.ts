import { useSyncExternalStore } from 'react'
import { isSignedIn, onSessionChange } from './session-storage.ts'

/** Tells whether a user is signed in on this device. Always false on the server. */
export const useIsSignedIn = (): boolean => useSyncExternalStore(onSessionChange, isSignedIn, () => false)
