import { useCallback, useState } from 'react'
import type { Answers } from '../../../domain/src/conditions/holds.ts'
import type { Field } from '../../../domain/src/fields/field.ts'
import { changeAnswer } from './change-answer.ts'

/** What was typed, right or wrong. Its functions never change, so a field that did not change is not drawn again. */
export type Sheet = {
  answers: Answers
  change(path: string, answer: unknown): void
  /** With what the server has, as after a verification. */
  replace(answers: Answers): void
}

export const useAnswers = (definition: { steps: readonly { fields: readonly Field[] }[] }, initial: Answers): Sheet => {
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
