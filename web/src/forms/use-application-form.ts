import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { answerAt, type Answers } from '../../../domain/src/conditions/holds.ts'
import { saveStep, verifyAnswer } from '../../../domain/src/contracts/applications.ts'
import { call } from '../api-client/call.ts'
import { loadApplication, type Application } from './application.ts'
import { startingAnswers } from './carried-answers.ts'
import { withoutDocuments } from './kept/merge-kept.ts'
import type { Outbox, Sends } from './kept/outbox.ts'
import { usePortalFormServices } from './portal-form-services.ts'
import { sendDocument } from './send-document.ts'
import { useBox } from './use-box.ts'
import { useForm, type FormState } from './use-form.ts'
import { useKeptSteps } from './use-kept-steps.ts'
import { stepAnswers } from './use-stored-steps.ts'

export type ApplicationForm = Pick<ReturnType<typeof useKeptSteps>, 'savesOf' | 'hasConflict'> & {
  form: FormState
  /** How the outbox sends what it has. */
  sends: Pick<Sends, 'step' | 'document' | 'stepAround' | 'onDocumentRefused'>
}

/** A draft, or a file sent back, as a form: what is typed, what is stored, and the one revision between them. */
export function useApplicationForm(application: Application, outbox: Outbox | null): ApplicationForm {
  const { applicationNo, definition, before, unlocked } = application
  const [start] = useState(() => startingAnswers(application))
  const [facts, setFacts] = useState(application.facts)
  const load = useCallback(() => loadApplication(applicationNo), [applicationNo])

  // Pages that wait are not named to the server: it would look for them in vain.
  const arrived = useCallback(
    (answers: Answers) => withoutDocuments(answers, new Set(outbox?.snapshot().documents.map(({ id }) => id))),
    [outbox],
  )
  const put = async (step: string, answers: Answers, revision: number) => {
    const body = { answers: arrived(answers), revision }
    const { data } = await call(saveStep, { params: { applicationNo, step }, body, isPatient: true, showLoader: false })
    // A fee is that of the mission just chosen. The same facts stay the same value, or every box would be drawn anew.
    setFacts((known) => (JSON.stringify(known) === JSON.stringify(data.facts) ? known : data.facts))
    return data
  }
  const steps = useKeptSteps({ turn: applicationNo, stored: application, start, outbox, load, put })
  const { sheet, typed, store, send, typedIn, savesOf, hasConflict } = steps

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
    step: send,
    document: (document, onProgress, onPieces) => sendDocument(applicationNo, document, { onProgress, onPieces }),
    stepAround: (path) => typedIn(stepOf(definition, path), kept.current),
    onDocumentRefused: (id) => typed.current.replace(withoutDocuments(typed.current.answers, new Set([id]))),
  }
  return { form, savesOf, hasConflict, sends }
}

const stepOf = ({ steps }: Application['definition'], path: string): string =>
  steps.find(({ fields }) => fields.some(({ id }) => id === path.split('.')[0]))?.id ?? ''
