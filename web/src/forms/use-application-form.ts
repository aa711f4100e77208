import { useCallback, useMemo, useState } from 'react'
import { answerAt, type Answers } from '../../../domain/src/conditions/holds.ts'
import { saveStep, verifyAnswer } from '../../../domain/src/contracts/applications.ts'
import { call } from '../api-client/call.ts'
import { loadApplication, type Application } from './application.ts'
import { startingAnswers } from './carried-answers.ts'
import { usePortalFormServices } from './portal-form-services.ts'
import { useAnswers } from './use-answers.ts'
import { useBox } from './use-box.ts'
import { useForm, type FormState } from './use-form.ts'
import { stepAnswers, useStoredSteps } from './use-stored-steps.ts'

type Saved = { issues: readonly unknown[]; progressPercent: number }

export type ApplicationForm = {
  form: FormState
  /** Stores one step. A save that lost its line rejects and is tried again by whoever called. */
  save(step: string, kept: Answers): Promise<Saved>
  /** It was changed elsewhere meanwhile; what was typed here has been kept. */
  hasConflict: boolean
}

/** A draft, or a file sent back, as a form: what is typed, what is stored, and the one revision between them. */
export function useApplicationForm(application: Application): ApplicationForm {
  const { applicationNo, definition, before, unlocked } = application
  const [start] = useState(() => startingAnswers(application))
  const sheet = useAnswers(definition, start)
  const [facts, setFacts] = useState(application.facts)
  const load = useCallback(() => loadApplication(applicationNo), [applicationNo])
  const { store, typed, hasConflict } = useStoredSteps({ turn: applicationNo, definition, sheet, load })

  const save = useCallback(
    (step: string, kept: Answers) =>
      store(step, async (revision) => {
        const body = { answers: stepAnswers(definition, step, kept), revision }
        const { data } = await call(saveStep, { params: { applicationNo, step }, body, isPatient: true, showLoader: false })
        // A fee is that of the mission just chosen. The same facts stay the same value, or every box would be drawn anew.
        setFacts((known) => (JSON.stringify(known) === JSON.stringify(data.facts) ? known : data.facts))
        return data
      }),
    [applicationNo, definition, store],
  )

  const verify = useCallback(
    async (path: string, choice?: 'skip') => {
      const step = definition.steps.find(({ fields }) => fields.some(({ id }) => id === path.split('.')[0]))?.id ?? ''
      const found = await store(step, async (revision) => {
        const answers = stepAnswers(definition, step, typed.current.answers)
        const body = { path, answers, revision, ...(choice && { skip: true }) }
        return (await call(verifyAnswer, { params: { applicationNo }, body, isPatient: true, showLoader: false })).data
      })
      // Only the finding: what was typed into other boxes while the register was asked must stay.
      typed.current.change(path, answerAt(path, { answers: [found.answers] }))
    },
    [applicationNo, definition, store, typed],
  )

  const services = usePortalFormServices(application, { verify, box: useBox(application) })
  const correcting = useMemo(() => (before ? { stored: before, unlocked } : undefined), [before, unlocked])
  const form = useForm({ definition, sheet, services, facts, ...(correcting && { correcting }) })
  return { form, save, hasConflict }
}
