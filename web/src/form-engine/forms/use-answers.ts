import { useCallback, useState } from 'react'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Field } from '@wewb/domain/engine/fields/field'
import { changeAnswer } from './change-answer.ts'

/** The typed answers, valid or not. Its functions are stable, so that unchanged fields do not re-render. */
export type AnswersState = {
  answers: Answers
  change(path: string, answer: unknown): void
  /** Replaces the answers by those of the server, as after a verification. */
  replace(answers: Answers): void
}

export const useAnswers = (
  definition: { steps: readonly { fields: readonly Field[] }[] },
  initial: Answers,
): AnswersState => {
  const [answers, replace] = useState(initial)
  const change = useCallback(
    (path: string, answer: unknown) =>
      replace((before) =>
        changeAnswer(
          definition.steps.flatMap(({ fields }) => fields),
          before,
          path,
          answer,
        ),
      ),
    [definition],
  )
  return { answers, change, replace }
}
