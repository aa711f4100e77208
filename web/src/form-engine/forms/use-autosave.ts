import { useEffect, useRef, useState } from 'react'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { ApiProblem } from '#lib/api-client/send-request.ts'
import { registerFlush } from '#lib/api-client/flush-unsaved-changes.ts'
import { problemMessage } from '#components/feedback/use-problems.ts'
import { Autosave, type SaveState, type SaveHandlers } from './autosave.ts'
import { isTransientError } from '#lib/api-client/retry-policy.ts'

type Options = {
  onSave(kept: Answers): Promise<unknown>
  onKeep?: ((kept: Answers) => void) | undefined
  /** Runs when the save is rejected with issues while the form is visible. */
  onRefused(problem: ApiProblem): void
  /** Runs when the save is rejected after the user has left the form. */
  onRefusedLater?: ((problem: unknown) => void) | undefined
}

/** Saves the answers while they are typed, and before the page is left in any way. */
export function useAutosave(kept: Answers, { onSave, onKeep, onRefused, onRefusedLater }: Options) {
  const [state, setState] = useState<SaveState>({ is: 'idle' })
  const saving: SaveHandlers<Answers> = {
    save: onSave,
    keep: onKeep,
    onState: setState,
    refusalOf: (problem) => {
      if (isTransientError(problem)) return undefined
      if (problem instanceof ApiProblem && problem.issues.length > 0) onRefused(problem)
      return problemMessage(problem)
    },
  }
  const [autosave] = useState(() => new Autosave(saving))
  useEffect(() => {
    autosave.by(saving)
    return () => autosave.by({ ...saving, refusalOf: refusalAfterwards(onRefusedLater) })
  })
  const text = JSON.stringify(kept)
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
  (tell: Options['onRefusedLater']): SaveHandlers<Answers>['refusalOf'] =>
  (problem) => {
    if (isTransientError(problem)) return undefined
    tell?.(problem)
    return problemMessage(problem)
  }
