import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { resolveAnswer, type Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { saveStep, verifyAnswer } from '@wewb/domain/casework/application-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { loadApplication, type Application } from './application.ts'
import { getInitialAnswers } from './initial-answers.ts'
import { omitDocuments } from '#form-engine/offline/merge-pending-answers.ts'
import type { OfflineOutbox, OutboxSenders } from '#form-engine/offline/offline-outbox.ts'
import { useApplicationFormServices } from './use-application-form-services.ts'
import { uploadDocumentInChunks } from '#form-engine/offline/upload-document-in-chunks.ts'
import { useDocumentVault } from './use-document-vault.ts'
import { useForm, type FormState } from '#form-engine/forms/use-form.ts'
import { useDraftSteps } from '#form-engine/offline/use-draft-steps.ts'
import { pickStepAnswers } from '#form-engine/forms/use-step-persistence.ts'

export type ApplicationForm = Pick<ReturnType<typeof useDraftSteps>, 'handlersOf' | 'hasConflict'> & {
  form: FormState
  /** Sends the content of the outbox. */
  senders: Pick<OutboxSenders, 'step' | 'document' | 'findStepAt' | 'onDocumentRejected'>
}

/** Form state of a draft or a returned application: typed answers, stored answers and the revision. */
export function useApplicationForm(application: Application, outbox: OfflineOutbox | null): ApplicationForm {
  const { applicationNo, definition, before, unlocked } = application
  const [start] = useState(() => getInitialAnswers(application))
  const [facts, setFacts] = useState(application.facts)
  const load = useCallback(() => loadApplication(applicationNo), [applicationNo])

  // Documents in the outbox are left out of the answers: the server does not have them yet.
  const omitPendingDocuments = useCallback(
    (answers: Answers) => omitDocuments(answers, new Set(outbox?.snapshot().documents.map(({ id }) => id))),
    [outbox],
  )
  const saveCurrentStep = async (step: string, answers: Answers, revision: number) => {
    const body = { answers: omitPendingDocuments(answers), revision }
    const { data } = await sendRequest(saveStep, {
      params: { applicationNo, step },
      body,
      isOfflineTolerant: true,
      showLoader: false,
    })
    // A fee follows from the chosen mission. Equal facts keep their identity, or every input would re-render.
    setFacts((current) => (JSON.stringify(current) === JSON.stringify(data.facts) ? current : data.facts))
    return data
  }
  const steps = useDraftSteps({
    queueKey: applicationNo,
    stored: application,
    initialAnswers: start,
    outbox,
    load,
    saveStep: saveCurrentStep,
  })
  const { sheet, typed, store, send, toPendingStep, handlersOf, hasConflict } = steps

  const verify = useCallback(
    async (path: string, choice?: 'skip') => {
      const step = stepOf(definition, path)
      const found = await store(step, async (revision) => {
        const answers = omitPendingDocuments(pickStepAnswers(definition, step, typed.current.answers))
        const body = { path, answers, revision, ...(choice && { skip: true }) }
        return (
          await sendRequest(verifyAnswer, {
            params: { applicationNo },
            body,
            isOfflineTolerant: true,
            showLoader: false,
          })
        ).data
      })
      // Takes over only the result of the verification: input typed into other fields meanwhile must stay.
      typed.current.change(path, resolveAnswer(path, { answers: [found.answers] }))
    },
    [applicationNo, omitPendingDocuments, definition, store, typed],
  )

  const services = useApplicationFormServices(application, {
    verify,
    documentVault: useDocumentVault(application),
    outbox,
  })
  const correcting = useMemo(() => (before ? { stored: before, unlocked } : undefined), [before, unlocked])
  const form = useForm({ definition, answersState: sheet, services, facts, ...(correcting && { correcting }) })
  const stored = useRef(form.storedAnswers)
  useEffect(() => {
    stored.current = form.storedAnswers
  })
  const senders: ApplicationForm['senders'] = {
    step: send,
    document: (document, onProgress, onChunks) =>
      uploadDocumentInChunks(applicationNo, document, { onProgress, onChunks }),
    findStepAt: (path) => toPendingStep(stepOf(definition, path), stored.current),
    onDocumentRejected: (id) => typed.current.replace(omitDocuments(typed.current.answers, new Set([id]))),
  }
  return { form, handlersOf, hasConflict, senders }
}

const stepOf = ({ steps }: Application['definition'], path: string): string =>
  steps.find(({ fields }) => fields.some(({ id }) => id === path.split('.')[0]))?.id ?? ''
