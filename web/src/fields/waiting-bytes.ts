import { useEffect, useId, useSyncExternalStore } from 'react'

/** Each box says what it has still to send, and hears what that comes to for the whole step: one weak line carries all of it. */
export function useWaitingBytes(own: number): number {
  const box = useId()
  useEffect(() => {
    waiting.tell(box, own)
    return () => waiting.tell(box, 0)
  }, [box, own])
  return useSyncExternalStore(waiting.onChange, waiting.total, waiting.total)
}

/** In tenths of a megabyte, and never none: something is sent. */
export const megabytes = (bytes: number): number => Math.max(1, Math.round(bytes / 1024 / 102.4)) / 10

/** What waits in the boxes that are drawn, by box. */
export function tallyOfBoxes() {
  const boxes = new Map<string, number>()
  const listeners = new Set<() => void>()
  return {
    tell: (box: string, bytes: number) => {
      boxes.set(box, bytes)
      if (bytes === 0) boxes.delete(box)
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
