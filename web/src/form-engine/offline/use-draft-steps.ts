import { useState } from 'react'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { FormDefinition } from '@wewb/domain/engine/definition/service-definition'
import { getRevision } from '#form-engine/applications/request-queue.ts'
import { hasServerChanged, mergePendingAnswers } from './merge-pending-answers.ts'
import type { Outbox } from './outbox.ts'
import type { PendingStep } from './outbox-state.ts'
import { useAnswers } from '#form-engine/forms/use-answers.ts'
import type { StepSaveHandlers } from '#form-engine/forms/use-step.ts'
import { pickStepAnswers, useStepPersistence } from '#form-engine/forms/use-step-persistence.ts'

type Options = {
  /** Key of the request queue. */
  turn: string
  stored: { definition: FormDefinition; answers: Answers; revision: number }
  /** The initial answers of the form, where they are more than the stored ones. */
  start?: Answers
  /** Holds input until there is a connection; null where this device stores nothing. */
  outbox: Outbox | null
  /** Must be a stable function. */
  load: () => Promise<{ answers: Answers }>
  put(step: string, answers: Answers, revision: number): Promise<{ revision: number }>
}

/**
 * State of the steps of a form: restores those stored on this device, and stores typed ones until the server has them.
 */
export function useDraftSteps({ turn, stored, start = stored.answers, outbox, load, put }: Options) {
  const { definition } = stored
  const [begun] = useState(() => ({
    answers: outbox ? mergePendingAnswers(stored, start, outbox.snapshot()) : start,
    isOvertaken: outbox !== null && hasServerChanged(stored, outbox.snapshot()),
  }))
  const sheet = useAnswers(definition, begun.answers)
  const { store, typed, hasConflict } = useStepPersistence({
    turn,
    definition,
    sheet,
    isOvertaken: begun.isOvertaken,
    load,
  })
  const send = ({ step, answers }: Pick<PendingStep, 'step' | 'answers'>) =>
    store(step, (revision) => put(step, answers, revision))
  const typedIn = (step: string, answers: Answers): PendingStep => ({
    step,
    answers: pickStepAnswers(definition, step, answers),
    revision: getRevision(turn),
  })
  /**
   * Saves one step, or stores it here until the connection is back. Where nothing can be stored, a lost connection
   * rejects, and the caller retries.
   */
  const savesOf = (step: string): Pick<StepSaveHandlers, 'onSave' | 'onKeep'> =>
    outbox
      ? {
          onSave: (answers) => outbox.save(typedIn(step, answers)),
          onKeep: (answers) => outbox.keep(typedIn(step, answers)),
        }
      : { onSave: (answers) => send(typedIn(step, answers)) }
  return { sheet, typed, store, hasConflict, send, typedIn, savesOf }
}
