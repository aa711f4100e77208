import { useCallback, useEffect, useMemo, useRef } from 'react'
import { evaluateCondition, type Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { validateStep } from '@wewb/domain/engine/evaluation/validate'
import { walkVisibleFields } from '@wewb/domain/engine/evaluation/visible-fields'
import type { Issue } from '@wewb/domain/engine/fields/issue'
import { ApiProblem } from '#lib/api-client/send-request.ts'
import type { FormServices } from '#form-engine/fields/form-services.ts'
import { problemMessage } from '#components/feedback/use-problems.ts'
import { useAutosave } from './use-autosave.ts'
import type { FormState } from './use-form.ts'
import { isAtPath, toIssue, useIssues } from './use-issues.ts'
import { formMessages } from './messages.ts'

const noIssues: readonly Issue[] = []

export type StepSaveHandlers = {
  /** Rejects when it was not saved: a lost connection is retried, issues are shown at their fields. */
  onSave(normalized: Answers): Promise<unknown>
  /** Runs when the server rejects it after the step was left. */
  onRejectedLater?: (problem: unknown) => void
  /** Stores the answers on the device meanwhile, where drafts are stored. */
  onPersist?: (normalized: Answers) => void
  /**
   * The next page needs no response of the server: with the answers on the device, the user does not wait for a slow
   * connection.
   */
  mayContinueUnsaved?: boolean
  /** Issues the server found in these answers; those without a path are shown at the top. */
  issues?: readonly Issue[] | undefined
}

/** State of one step: its visible fields, their issues, and the saving. */
export function useStep(
  form: FormState,
  stepId: string,
  { issues: serverIssues = noIssues, mayContinueUnsaved = false, ...saves }: StepSaveHandlers,
) {
  const { definition, storedAnswers, evaluationContext, validationContext, change } = form
  const { show, settle, clear, ...issueState } = useIssues()
  const view = useMemo(() => ({ ...evaluationContext, answers: [storedAnswers] }), [evaluationContext, storedAnswers])
  const steps = definition.steps.filter((one) => evaluateCondition(one.when, view))
  const step = steps.find(({ id }) => id === stepId)
  const visibleFields = walkVisibleFields(step?.fields ?? [], storedAnswers, '', view)

  const reject = useCallback(
    (problem: unknown) => {
      const issues = problem instanceof ApiProblem ? problem.issues.map(toIssue) : noIssues
      show(issues, issues.length > 0 ? undefined : problemMessage(problem))
    },
    [show],
  )
  const autosave = useAutosave(storedAnswers, { ...saves, onRejected: reject })
  useEffect(() => {
    if (serverIssues.length > 0) show(serverIssues)
  }, [show, serverIssues])

  const changeAnswer = useCallback(
    (path: string, answer: unknown) => {
      settle(path)
      change(path, answer)
    },
    [settle, change],
  )

  /** Returns the issues of the answers that a verification would look up. */
  const issuesBefore = (path: string) => {
    const field = visibleFields.find((one) => one.path === path)?.field
    const home = field ? path.slice(0, -field.id.length) : ''
    const looksUp = field && 'looksUp' in field ? field.looksUp.map((id) => home + id) : []
    return validateStep(definition, stepId, storedAnswers, validationContext).filter((issue) =>
      looksUp.some((one) => isAtPath(issue.path, one)),
    )
  }
  const verify: FormServices['verify'] = async (path, choice) => {
    const issues = choice ? noIssues : issuesBefore(path)
    if (issues.length > 0) return show(issues)
    clear()
    // The server looks up the stored answers, so they are saved first.
    if (!(await autosave.flush())) return show(noIssues, formMessages.notSavedYet)
    return form.services.verify(path, choice)
  }
  const services = useLatestVerify(form.services, verify)

  /** Continues when the step is valid and saved on the server or on this device. */
  const finish = async (onNext: (saved: Answers) => unknown) => {
    const issues = validateStep(definition, stepId, storedAnswers, validationContext)
    if (issues.length > 0) return show(issues)
    clear()
    if (!(await (mayContinueUnsaved && saves.onPersist ? autosave.flushSoon() : autosave.flush())))
      return show(noIssues, formMessages.notSavedYet)
    try {
      await onNext(storedAnswers)
    } catch (problem) {
      reject(problem)
    }
  }
  return {
    step,
    position: { n: steps.findIndex(({ id }) => id === stepId) + 1, of: steps.length },
    view,
    visibleFields,
    found: issueState,
    write: changeAnswer,
    services,
    finish,
    save: autosave.state,
  }
}

/** The services stay stable across renders, or each key press would re-render every list and document. */
function useLatestVerify(services: FormServices, verify: FormServices['verify']): FormServices {
  const latest = useRef(verify)
  useEffect(() => {
    latest.current = verify
  })
  const stable = useCallback<FormServices['verify']>((path, choice) => latest.current(path, choice), [])
  return useMemo(() => ({ ...services, verify: stable }), [services, stable])
}
