import { useSyncExternalStore } from 'react'
import { isSignedIn, onSessionChange } from './session.ts'

/** Whether somebody is signed in on this device. The server never knows: there it is always no. */
export const useSignedIn = (): boolean => useSyncExternalStore(onSessionChange, isSignedIn, () => false)
