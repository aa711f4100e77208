import { useCallback, useEffect, useRef, useState } from 'react'
import { answerOf, type Answers } from '../../../domain/src/conditions/holds.ts'
import type { FormDefinition } from '../../../domain/src/definition/service-definition.ts'
import { changesBetween } from '../../../domain/src/engine/changes-between.ts'
import { CallProblem } from '../api-client/call.ts'
import { inTurn } from './application-turns.ts'
import type { Sheet } from './use-answers.ts'

type Store = <T extends { revision: number }>(step: string, work: (revision: number) => Promise<T>) => Promise<T>

type Options = {
  /** Whose calls go one after the other. */
  turn: string
  definition: FormDefinition
  sheet: Sheet
  /** What this form begins with was typed before something else was stored. */
  isOvertaken?: boolean
  /** Must stay the same function. */
  load: () => Promise<{ answers: Answers }>
}

/** Makes calls that store a step. When another window has stored something, its other steps are taken over and this one wins. */
export function useStoredSteps({ turn, definition, sheet, isOvertaken = false, load }: Options) {
  const [hasConflict, setHasConflict] = useState(isOvertaken)
  const typed = useRef(sheet)
  useEffect(() => {
    typed.current = sheet
  })
  const store = useCallback<Store>(
    async (step, work) => {
      try {
        return await inTurn(turn, work)
      } catch (problem) {
        if (!(problem instanceof CallProblem) || problem.code !== 'VERSION_CONFLICT') throw problem
        const fresh = await load()
        const mine = typed.current.answers
        typed.current.replace({ ...fresh.answers, ...stepAnswers(definition, step, mine) })
        // The last save of the page before this one may have arrived only now: that is no news.
        if (changesBetween(fresh.answers, mine).length > 0) setHasConflict(true)
        return await inTurn(turn, work)
      }
    },
    [turn, definition, load],
  )
  return { store, typed, hasConflict }
}

export const stepAnswers = ({ steps }: FormDefinition, step: string, answers: Answers): Answers =>
  Object.fromEntries(
    (steps.find(({ id }) => id === step)?.fields ?? [])
      .map(({ id }) => [id, answerOf(answers, id)] as const)
      .filter(([, answer]) => answer !== undefined),
  )
