import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Applied } from './kept/keeper.ts'
import { openOutbox } from './kept/open-outbox.ts'
import type { Outbox, Sends } from './kept/outbox.ts'
import type { Waiting } from './kept/waiting.ts'

/** Loaded beside the application itself. Undefined until it is known, null where this device keeps nothing. */
export function useOutbox(applied: Applied): Outbox | null | undefined {
  const { data, isPending } = useQuery({
    queryKey: ['outbox', applied],
    queryFn: async () => (await openOutbox(applied)) ?? null,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    // Without a line the answer is known at once: nothing new can be kept.
    networkMode: 'always',
  })
  return isPending ? undefined : (data ?? null)
}

/** The outbox sends as this form says; a form that is drawn again brings newer functions. */
export function useSends(outbox: Outbox | null, sends: Sends): void {
  const latest = useRef(sends)
  useEffect(() => {
    latest.current = sends
  })
  useEffect(
    () =>
      outbox?.by({
        step: (step) => latest.current.step(step),
        document: (...given) => latest.current.document(...given),
        submit: (key) => latest.current.submit(key),
        stepAround: (path) => latest.current.stepAround(path),
        onStepRefused: (problem) => latest.current.onStepRefused(problem),
        onDocumentRefused: (id) => latest.current.onDocumentRefused(id),
      }),
    [outbox],
  )
}

const never = () => () => undefined

/** What waits, drawn again whenever it changes. */
export const useWaiting = (outbox: Outbox | null | undefined): Waiting | undefined =>
  useSyncExternalStore(outbox?.onChange ?? never, () => outbox?.snapshot(), () => undefined) // prettier-ignore
