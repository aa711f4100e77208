import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { answerAt, answerOf, type Answers } from '../../../domain/src/conditions/holds.ts'
import { saveStep, verifyAnswer } from '../../../domain/src/contracts/applications.ts'
import { call, CallProblem } from '../api-client/call.ts'
import { inTurn } from './application-turns.ts'
import { loadApplication, type Application } from './application.ts'
import { usePortalFormServices } from './portal-form-services.ts'
import { useAnswers } from './use-answers.ts'
import { useForm, type FormState } from './use-form.ts'

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
  const sheet = useAnswers(definition, application.answers)
  const [facts, setFacts] = useState(application.facts)
  const [hasConflict, setHasConflict] = useState(false)
  const typed = useRef(sheet)
  useEffect(() => {
    typed.current = sheet
  })

  /** Makes a call that stores a step. When another window has stored something, its other steps are taken over and this one wins. */
  const store = useCallback(
    async <T extends { revision: number }>(step: string, work: (revision: number) => Promise<T>): Promise<T> => {
      try {
        return await inTurn(applicationNo, work)
      } catch (problem) {
        if (!(problem instanceof CallProblem) || problem.code !== 'VERSION_CONFLICT') throw problem
        const fresh = await loadApplication(applicationNo)
        const own = stepAnswers(definition, step, typed.current.answers)
        typed.current.replace({ ...fresh.answers, ...own })
        setHasConflict(true)
        return await inTurn(applicationNo, work)
      }
    },
    [applicationNo, definition],
  )

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
    [applicationNo, definition, store],
  )

  const services = usePortalFormServices(application, { verify })
  const correcting = useMemo(() => (before ? { stored: before, unlocked } : undefined), [before, unlocked])
  const form = useForm({ definition, sheet, services, facts, ...(correcting && { correcting }) })
  return { form, save, hasConflict }
}

const stepAnswers = ({ steps }: Application['definition'], step: string, answers: Answers): Answers =>
  Object.fromEntries(
    (steps.find(({ id }) => id === step)?.fields ?? [])
      .map(({ id }) => [id, answerOf(answers, id)] as const)
      .filter(([, answer]) => answer !== undefined),
  )
