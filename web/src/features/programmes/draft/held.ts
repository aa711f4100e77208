import { useSyncExternalStore } from 'react'

/** A value outside React that a component watches, or only the part of it that it needs. */
export class Held<T> {
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

  readonly watch = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}

/** Drawn again only when this part becomes another one. `part` must give the same object for the same value. */
export const usePart = <T, P>(held: Held<T>, part: (value: T) => P): P =>
  useSyncExternalStore(
    held.watch,
    () => part(held.read()),
    () => part(held.read()),
  )

export const useHeld = <T>(held: Held<T>): T => usePart(held, (value) => value)
