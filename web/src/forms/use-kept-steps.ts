import { useState } from 'react'
import type { Answers } from '../../../domain/src/conditions/holds.ts'
import type { FormDefinition } from '../../../domain/src/definition/service-definition.ts'
import { revisionOf } from './application-turns.ts'
import { isOvertaken, mergeKept } from './kept/merge-kept.ts'
import type { Outbox } from './kept/outbox.ts'
import type { WaitingStep } from './kept/waiting.ts'
import { useAnswers } from './use-answers.ts'
import type { StepSaves } from './use-step.ts'
import { stepAnswers, useStoredSteps } from './use-stored-steps.ts'

type Options = {
  /** Whose calls go one after the other. */
  turn: string
  stored: { definition: FormDefinition; answers: Answers; revision: number }
  /** What the form begins with, where that is more than what is stored. */
  start?: Answers
  /** Where what is typed waits for a line; null where this device keeps nothing. */
  outbox: Outbox | null
  /** Must stay the same function. */
  load: () => Promise<{ answers: Answers }>
  put(step: string, answers: Answers, revision: number): Promise<{ revision: number }>
}

/** The steps of a form as they are typed: with what this device had kept of them, and kept here until the server has them. */
export function useKeptSteps({ turn, stored, start = stored.answers, outbox, load, put }: Options) {
  const { definition } = stored
  const [begun] = useState(() => ({
    answers: outbox ? mergeKept(stored, start, outbox.snapshot()) : start,
    isOvertaken: outbox !== null && isOvertaken(stored, outbox.snapshot()),
  }))
  const sheet = useAnswers(definition, begun.answers)
  const { store, typed, hasConflict } = useStoredSteps({ turn, definition, sheet, isOvertaken: begun.isOvertaken, load })
  const send = ({ step, answers }: Pick<WaitingStep, 'step' | 'answers'>) => store(step, (revision) => put(step, answers, revision))
  const typedIn = (step: string, answers: Answers): WaitingStep => ({
    step,
    answers: stepAnswers(definition, step, answers),
    revision: revisionOf(turn),
  })
  /** Stores one step, or keeps it here until the line is back. Where nothing can be kept, a lost line rejects, and whoever called tries again. */
  const savesOf = (step: string): Pick<StepSaves, 'onSave' | 'onKeep'> =>
    outbox
      ? { onSave: (answers) => outbox.save(typedIn(step, answers)), onKeep: (answers) => outbox.keep(typedIn(step, answers)) }
      : { onSave: (answers) => send(typedIn(step, answers)) }
  return { sheet, typed, store, hasConflict, send, typedIn, savesOf }
}
