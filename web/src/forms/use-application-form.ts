import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { answerAt, type Answers } from '../../../domain/src/conditions/holds.ts'
import { saveStep, verifyAnswer } from '../../../domain/src/contracts/applications.ts'
import { call } from '../api-client/call.ts'
import { revisionOf } from './application-turns.ts'
import { loadApplication, type Application } from './application.ts'
import { startingAnswers } from './carried-answers.ts'
import { isOvertaken, mergeKept, withoutDocuments } from './kept/merge-kept.ts'
import type { Outbox, Sends } from './kept/outbox.ts'
import { usePortalFormServices } from './portal-form-services.ts'
import { sendDocument } from './send-document.ts'
import { useAnswers } from './use-answers.ts'
import { useBox } from './use-box.ts'
import { useForm, type FormState } from './use-form.ts'
import type { StepSaves } from './use-step.ts'
import { stepAnswers, useStoredSteps } from './use-stored-steps.ts'

export type ApplicationForm = {
  form: FormState
  /** Stores one step, or keeps it here until the line is back. Where nothing can be kept, a lost line rejects, and whoever called tries again. */
  savesOf(step: string): Pick<StepSaves, 'onSave' | 'onKeep'>
  /** It was changed elsewhere meanwhile; what was typed here has been kept. */
  hasConflict: boolean
  /** How the outbox sends what it has. */
  sends: Pick<Sends, 'step' | 'document' | 'stepAround' | 'onDocumentRefused'>
}

/** A draft, or a file sent back, as a form: what is typed, what is stored, and the one revision between them. */
export function useApplicationForm(application: Application, outbox: Outbox | null): ApplicationForm {
  const { applicationNo, definition, before, unlocked } = application
  const [start] = useState(() => {
    const answers = startingAnswers(application)
    return outbox ? mergeKept(application, answers, outbox.snapshot()) : answers
  })
  const [wasOvertaken] = useState(() => outbox !== null && isOvertaken(application, outbox.snapshot()))
  const sheet = useAnswers(definition, start)
  const [facts, setFacts] = useState(application.facts)
  const load = useCallback(() => loadApplication(applicationNo), [applicationNo])
  const { store, typed, hasConflict } = useStoredSteps({ turn: applicationNo, definition, sheet, isOvertaken: wasOvertaken, load })

  // Pages that wait are not named to the server: it would look for them in vain.
  const arrived = useCallback(
    (answers: Answers) => withoutDocuments(answers, new Set(outbox?.snapshot().documents.map(({ id }) => id))),
    [outbox],
  )
  const send = useCallback(
    (step: string, answers: Answers) =>
      store(step, async (revision) => {
        const body = { answers: arrived(answers), revision }
        const { data } = await call(saveStep, { params: { applicationNo, step }, body, isPatient: true, showLoader: false })
        // A fee is that of the mission just chosen. The same facts stay the same value, or every box would be drawn anew.
        setFacts((known) => (JSON.stringify(known) === JSON.stringify(data.facts) ? known : data.facts))
        return data
      }),
    [applicationNo, arrived, store],
  )
  const savesOf: ApplicationForm['savesOf'] = (step) => {
    const typedIn = (answers: Answers) => ({ step, answers: stepAnswers(definition, step, answers), revision: revisionOf(applicationNo) })
    if (!outbox) return { onSave: (answers) => send(step, typedIn(answers).answers) }
    return { onSave: (answers) => outbox.save(typedIn(answers)), onKeep: (answers) => outbox.keep(typedIn(answers)) }
  }

  const verify = useCallback(
    async (path: string, choice?: 'skip') => {
      const step = stepOf(definition, path)
      const found = await store(step, async (revision) => {
        const answers = arrived(stepAnswers(definition, step, typed.current.answers))
        const body = { path, answers, revision, ...(choice && { skip: true }) }
        return (await call(verifyAnswer, { params: { applicationNo }, body, isPatient: true, showLoader: false })).data
      })
      // Only the finding: what was typed into other boxes while the register was asked must stay.
      typed.current.change(path, answerAt(path, { answers: [found.answers] }))
    },
    [applicationNo, arrived, definition, store, typed],
  )

  const services = usePortalFormServices(application, { verify, box: useBox(application), outbox })
  const correcting = useMemo(() => (before ? { stored: before, unlocked } : undefined), [before, unlocked])
  const form = useForm({ definition, sheet, services, facts, ...(correcting && { correcting }) })
  const kept = useRef(form.kept)
  useEffect(() => {
    kept.current = form.kept
  })
  const sends: ApplicationForm['sends'] = {
    step: ({ step, answers }) => send(step, answers),
    document: (document, onProgress, onPieces) => sendDocument(applicationNo, document, { onProgress, onPieces }),
    stepAround: (path) => {
      const step = stepOf(definition, path)
      return { step, answers: stepAnswers(definition, step, kept.current), revision: revisionOf(applicationNo) }
    },
    onDocumentRefused: (id) => typed.current.replace(withoutDocuments(typed.current.answers, new Set([id]))),
  }
  return { form, savesOf, hasConflict, sends }
}

const stepOf = ({ steps }: Application['definition'], path: string): string =>
  steps.find(({ fields }) => fields.some(({ id }) => id === path.split('.')[0]))?.id ?? ''
