import { useSyncExternalStore } from 'react'
import { onSessionChange } from './session.ts'
import { isSharedPhone } from './shared-phone.ts'

/** Whether the person here has said that the phone is not theirs. The server never knows: there it is always no. */
export const useSharedPhone = (): boolean => useSyncExternalStore(onSessionChange, isSharedPhone, () => false)
