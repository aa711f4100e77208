import { use, useEffect, useId, useSyncExternalStore } from 'react'
import { useFormServices, WaitingPagesContext } from './form-services.ts'

/** Each box says what it has still to send, and hears what that comes to for the whole step: one weak line carries all of it. */
export function useWaitingBytes(own: number): number {
  const box = useId()
  useEffect(() => {
    waiting.tell(box, own)
    return () => waiting.tell(box, 0)
  }, [box, own])
  return useSyncExternalStore(waiting.onChange, waiting.total, waiting.total)
}

/** What has been given already and lies on this phone until there is a line. */
export function useWaitingHere(documents: readonly string[]): number {
  const { document } = useFormServices()
  const { shares } = use(WaitingPagesContext)
  return documents.reduce((sum, id) => sum + (shares.has(id) ? 1024 * (document(id)?.kilobytes ?? 0) : 0), 0)
}

/** In tenths of a megabyte, and never none: something is sent. */
export const megabytes = (bytes: number): number => Math.max(1, Math.round(bytes / 1024 / 102.4)) / 10

/** What waits in the boxes that are drawn, by box. */
export function tallyOfBoxes() {
  const boxes = new Map<string, number>()
  const listeners = new Set<() => void>()
  return {
    tell: (box: string, bytes: number) => {
      if (bytes > 0) boxes.set(box, bytes)
      else boxes.delete(box)
      for (const listener of listeners) listener()
    },
    total: () => [...boxes.values()].reduce((sum, bytes) => sum + bytes, 0),
    onChange: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const waiting = tallyOfBoxes()
