import { useCallback, useEffect, useRef, useState } from 'react'
import { ownAnswer, type Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { FormDefinition } from '@wewb/domain/engine/definition/service-definition'
import { diffAnswers } from '@wewb/domain/engine/evaluation/diff-answers'
import { ApiProblem } from '#lib/api-client/send-request.ts'
import { enqueueRequest } from '#form-engine/applications/request-queue.ts'
import type { AnswersState } from './use-answers.ts'

type Store = <T extends { revision: number }>(step: string, request: (revision: number) => Promise<T>) => Promise<T>

type Options = {
  /** Key of the request queue. */
  queueKey: string
  definition: FormDefinition
  answersState: AnswersState
  /** The initial answers were typed before something else was stored. */
  hasServerChanged?: boolean
  /** Must be a stable function. */
  load: () => Promise<{ answers: Answers }>
}

/** Saves steps. When another window has saved the application, its other steps are taken over and this step wins. */
export function useStepPersistence({ queueKey, definition, answersState, hasServerChanged = false, load }: Options) {
  const [hasConflict, setHasConflict] = useState(hasServerChanged)
  const typed = useRef(answersState)
  useEffect(() => {
    typed.current = answersState
  })
  const store = useCallback<Store>(
    async (step, request) => {
      try {
        return await enqueueRequest(queueKey, request)
      } catch (problem) {
        if (!(problem instanceof ApiProblem) || problem.code !== 'VERSION_CONFLICT') throw problem
        const stored = await load()
        const typedAnswers = typed.current.answers
        typed.current.replace({ ...stored.answers, ...pickStepAnswers(definition, step, typedAnswers) })
        // The conflict may stem from the last save of the previous page, which is no change.
        if (diffAnswers(stored.answers, typedAnswers).length > 0) setHasConflict(true)
        return await enqueueRequest(queueKey, request)
      }
    },
    [queueKey, definition, load],
  )
  return { store, typed, hasConflict }
}

export const pickStepAnswers = ({ steps }: FormDefinition, step: string, answers: Answers): Answers =>
  Object.fromEntries(
    (steps.find(({ id }) => id === step)?.fields ?? [])
      .map(({ id }) => [id, ownAnswer(answers, id)] as const)
      .filter(([, answer]) => answer !== undefined),
  )
