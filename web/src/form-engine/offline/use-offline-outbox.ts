import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { DraftRef } from './draft-store.ts'
import { openOutbox } from './open-offline-outbox.ts'
import type { OfflineOutbox, OutboxSenders } from './offline-outbox.ts'
import type { OutboxState } from './offline-outbox-state.ts'

/**
 * Opens the outbox in parallel with the application. Undefined while pending, null where this device stores nothing.
 */
export function useOutbox(draft: DraftRef): OfflineOutbox | null | undefined {
  const { data, isPending } = useQuery({
    queryKey: ['outbox', draft],
    queryFn: async () => (await openOutbox(draft)) ?? null,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    // Runs offline too: the result is then immediate, as nothing new can be stored.
    networkMode: 'always',
  })
  return isPending ? undefined : (data ?? null)
}

/** Connects the outbox to the form's senders; a re-render brings newer functions. */
export function useOutboxSenders(outbox: OfflineOutbox | null, senders: OutboxSenders): void {
  const latest = useRef(senders)
  useEffect(() => {
    latest.current = senders
  })
  useEffect(
    () =>
      outbox?.setSenders({
        step: (step) => latest.current.step(step),
        document: (...args) => latest.current.document(...args),
        submit: (key) => latest.current.submit(key),
        findStepAt: (path) => latest.current.findStepAt(path),
        onStepRejected: (problem) => latest.current.onStepRejected(problem),
        onDocumentRejected: (id) => latest.current.onDocumentRejected(id),
      }),
    [outbox],
  )
}

const subscribeToNothing = () => () => undefined

/** Subscribes to the state of the outbox. */
export const useOutboxState = (outbox: OfflineOutbox | null | undefined): OutboxState | undefined =>
  useSyncExternalStore(
    outbox?.onChange ?? subscribeToNothing,
    () => outbox?.snapshot(),
    () => undefined,
  )
