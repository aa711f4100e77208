import { use, useEffect, useId, useSyncExternalStore } from 'react'
import { useFormServices, PendingUploadsContext } from './form-services.ts'

/**
 * Reports the pending bytes of one input and returns the total of the step, because all uploads share one connection.
 */
export function usePendingBytesOfStep(own: number): number {
  const inputId = useId()
  useEffect(() => {
    waiting.set(inputId, own)
    return () => waiting.set(inputId, 0)
  }, [inputId, own])
  return useSyncExternalStore(waiting.onChange, waiting.total, waiting.total)
}

/** Returns the size of the documents that wait on this phone for a connection. */
export function usePendingBytesOf(documents: readonly string[]): number {
  const { document } = useFormServices()
  const { progressById } = use(PendingUploadsContext)
  return documents.reduce((sum, id) => sum + (progressById.has(id) ? 1024 * (document(id)?.kilobytes ?? 0) : 0), 0)
}

/** In tenths of a megabyte, at least 0.1. */
export const toMegabytes = (bytes: number): number => Math.max(1, Math.round(bytes / 1024 / 102.4)) / 10

/** Stores the pending bytes of the mounted inputs. */
export function createPendingBytesStore() {
  const sizes = new Map<string, number>()
  const listeners = new Set<() => void>()
  return {
    set: (inputId: string, bytes: number) => {
      if (bytes > 0) sizes.set(inputId, bytes)
      else sizes.delete(inputId)
      for (const listener of listeners) listener()
    },
    total: () => [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0),
    onChange: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const waiting = createPendingBytesStore()
