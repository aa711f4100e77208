import { useSyncExternalStore } from 'react'

/** A value outside React that components subscribe to, in whole or in part. */
export class ExternalStore<T> {
  private value: T
  private readonly listeners = new Set<() => void>()

  constructor(value: T) {
    this.value = value
  }

  readonly read = (): T => this.value

  readonly set = (value: T): void => {
    if (value === this.value) return
    this.value = value
    for (const listener of this.listeners) listener()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}

/** Re-renders only when this part changes. `part` must return the same object for the same value. */
export const useExternalStoreSelector = <T, P>(store: ExternalStore<T>, part: (value: T) => P): P =>
  useSyncExternalStore(
    store.subscribe,
    () => part(store.read()),
    () => part(store.read()),
  )

export const useExternalStore = <T>(store: ExternalStore<T>): T => useExternalStoreSelector(store, (value) => value)
