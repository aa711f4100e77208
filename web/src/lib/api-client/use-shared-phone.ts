import { useSyncExternalStore } from 'react'
import { onSessionChange } from './session-storage.ts'
import { isSharedPhone } from './shared-phone.ts'

/** Tells whether the user said that the phone is shared. Always false on the server. */
export const useIsSharedPhone = (): boolean => useSyncExternalStore(onSessionChange, isSharedPhone, () => false)
