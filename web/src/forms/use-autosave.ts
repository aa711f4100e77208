import { useEffect, useRef, useState } from 'react'
import type { Answers } from '../../../domain/src/conditions/holds.ts'
import { CallProblem } from '../api-client/call.ts'
import { flushBeforeLeaving } from '../api-client/flush-typed.ts'
import { problemMessage } from '../ui/use-problems.ts'
import { Autosave, type SaveState, type Saving } from './autosave.ts'
import { isPassing } from './passing.ts'

type Options = {
  onSave(kept: Answers): Promise<unknown>
  onKeep?: ((kept: Answers) => void) | undefined
  /** What was typed is before the eyes. */
  onRefused(problem: CallProblem): void
  /** It is no longer: whoever wrote it looks at something else. */
  onRefusedLater?: ((problem: unknown) => void) | undefined
}

/** Saves the answers while they are typed, and before the page is left in any way a page can be left. */
export function useAutosave(kept: Answers, { onSave, onKeep, onRefused, onRefusedLater }: Options) {
  const [state, setState] = useState<SaveState>({ is: 'idle' })
  const saving: Saving<Answers> = {
    save: onSave,
    keep: onKeep,
    onState: setState,
    refusalOf: (problem) => {
      if (isPassing(problem)) return undefined
      if (problem instanceof CallProblem && problem.issues.length > 0) onRefused(problem)
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
  useEffect(() => flushBeforeLeaving(() => autosave.flush()), [autosave])
  return { state, flush: () => autosave.flush(), flushSoon: () => autosave.flushSoon() }
}

const refusalAfterwards =
  (tell: Options['onRefusedLater']): Saving<Answers>['refusalOf'] =>
  (problem) => {
    if (isPassing(problem)) return undefined
    tell?.(problem)
    return problemMessage(problem)
  }
