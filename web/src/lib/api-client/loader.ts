import { useSyncExternalStore } from 'react'

/** State of the global `showLoader` flag: the number of requests that want the overlay, and since when. */
let waiting = 0
const listeners = new Set<() => void>()
const report = () => listeners.forEach((listener) => listener())

export async function withLoader<T>(promise: Promise<T>): Promise<T> {
  waiting += 1
  report()
  try {
    return await promise
  } finally {
    waiting -= 1
    report()
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const isLoading = (): boolean => waiting > 0
export const useShowLoader = (): boolean => useSyncExternalStore(subscribe, isLoading, () => false)
