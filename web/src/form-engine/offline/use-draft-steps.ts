import { useState } from 'react'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { FormDefinition } from '@wewb/domain/engine/definition/service-definition'
import { getRevision } from '#form-engine/applications/request-queue.ts'
import { hasServerChanged, mergePendingAnswers } from './merge-pending-answers.ts'
import type { OfflineOutbox } from './offline-outbox.ts'
import type { PendingStep } from './offline-outbox-state.ts'
import { useAnswers } from '#form-engine/forms/use-answers.ts'
import type { StepSaveHandlers } from '#form-engine/forms/use-step.ts'
import { pickStepAnswers, useStepPersistence } from '#form-engine/forms/use-step-persistence.ts'

type Options = {
  /** Key of the request queue. */
  queueKey: string
  stored: { definition: FormDefinition; answers: Answers; revision: number }
  /** The initial answers of the form, where they are more than the stored ones. */
  initialAnswers?: Answers
  /** Holds input until there is a connection; null where this device stores nothing. */
  outbox: OfflineOutbox | null
  /** Must be a stable function. */
  load: () => Promise<{ answers: Answers }>
  saveStep(step: string, answers: Answers, revision: number): Promise<{ revision: number }>
}

/**
 * State of the steps of a form: restores those stored on this device, and stores typed ones until the server has them.
 */
export function useDraftSteps({ queueKey, stored, initialAnswers = stored.answers, outbox, load, saveStep }: Options) {
  const { definition } = stored
  const [initialState] = useState(() => ({
    answers: outbox ? mergePendingAnswers(stored, initialAnswers, outbox.snapshot()) : initialAnswers,
    hasServerChange: outbox !== null && hasServerChanged(stored, outbox.snapshot()),
  }))
  const sheet = useAnswers(definition, initialState.answers)
  const {
    store,
    typed: answersRef,
    hasConflict,
  } = useStepPersistence({
    queueKey,
    definition,
    answersState: sheet,
    hasServerChanged: initialState.hasServerChange,
    load,
  })
  const send = ({ step, answers }: Pick<PendingStep, 'step' | 'answers'>) =>
    store(step, (revision) => saveStep(step, answers, revision))
  const toPendingStep = (step: string, answers: Answers): PendingStep => ({
    step,
    answers: pickStepAnswers(definition, step, answers),
    revision: getRevision(queueKey),
  })
  /**
   * Saves one step, or stores it here until the connection is back. Without device storage a lost connection rejects,
   * and the caller retries.
   */
  const handlersOf = (step: string): Pick<StepSaveHandlers, 'onSave' | 'onPersist'> =>
    outbox
      ? {
          onSave: (answers) => outbox.save(toPendingStep(step, answers)),
          onPersist: (answers) => outbox.persist(toPendingStep(step, answers)),
        }
      : { onSave: (answers) => send(toPendingStep(step, answers)) }
  return {
    sheet,
    typed: answersRef,
    store,
    hasConflict,
    send,
    toPendingStep: toPendingStep,
    handlersOf: handlersOf,
  }
}
