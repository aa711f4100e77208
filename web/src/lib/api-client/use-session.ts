import { useSyncExternalStore } from 'react'
import { isSignedIn, onSessionChange } from './session-storage.ts'
import { isSharedPhone } from './shared-phone.ts'

/** Tells whether a user is signed in on this device. Always false on the server. */
export const useIsSignedIn = (): boolean => useSyncExternalStore(onSessionChange, isSignedIn, () => false)

/** Tells whether the user said that the phone is shared. Always false on the server. */
export const useIsSharedPhone = (): boolean => useSyncExternalStore(onSessionChange, isSharedPhone, () => false)
