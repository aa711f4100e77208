import { useEffect, useRef, useState } from 'react'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { ApiProblem } from '#lib/api-client/send-request.ts'
import { registerFlush } from '#lib/api-client/flush-unsaved-changes.ts'
import { problemMessage } from '#components/feedback/use-problems.ts'
import { Autosave, type SaveState, type SaveHandlers } from './autosave.ts'
import { isTransientError } from '#lib/api-client/retry-policy.ts'

type Options = {
  onSave(normalized: Answers): Promise<unknown>
  onPersist?: ((normalized: Answers) => void) | undefined
  /** Runs when the save is rejected with issues while the form is visible. */
  onRejected(problem: ApiProblem): void
  /** Runs when the save is rejected after the user has left the form. */
  onRejectedLater?: ((problem: unknown) => void) | undefined
}

/** Saves the answers while they are typed, and before the page is left in any way. */
export function useAutosave(normalized: Answers, { onSave, onPersist, onRejected, onRejectedLater }: Options) {
  const [state, setState] = useState<SaveState>({ status: 'idle' })
  const saving: SaveHandlers<Answers> = {
    save: onSave,
    persist: onPersist,
    onState: setState,
    getRejection: (problem) => {
      if (isTransientError(problem)) return undefined
      if (problem instanceof ApiProblem && problem.issues.length > 0) onRejected(problem)
      return problemMessage(problem)
    },
  }
  const [autosave] = useState(() => new Autosave(saving))
  useEffect(() => {
    autosave.setHandlers(saving)
    return () => autosave.setHandlers({ ...saving, getRejection: refusalAfterwards(onRejectedLater) })
  })
  const text = JSON.stringify(normalized)
  const saved = useRef(text)
  useEffect(() => {
    if (saved.current === text) return
    saved.current = text
    autosave.change(JSON.parse(text) as Answers)
  }, [autosave, text])
  useEffect(() => {
    const flush = () => void autosave.flush()
    const flushWhenHidden = () => document.visibilityState === 'hidden' && flush()
    document.addEventListener('visibilitychange', flushWhenHidden)
    window.addEventListener('pagehide', flush)
    window.addEventListener('online', flush)
    return () => {
      document.removeEventListener('visibilitychange', flushWhenHidden)
      window.removeEventListener('pagehide', flush)
      window.removeEventListener('online', flush)
      flush()
    }
  }, [autosave])
  useEffect(() => registerFlush(() => autosave.flush()), [autosave])
  return { state, flush: () => autosave.flush(), flushSoon: () => autosave.flushSoon() }
}

const refusalAfterwards =
  (report: Options['onRejectedLater']): SaveHandlers<Answers>['getRejection'] =>
  (problem) => {
    if (isTransientError(problem)) return undefined
    report?.(problem)
    return problemMessage(problem)
  }
