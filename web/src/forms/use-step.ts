import { useCallback, useEffect, useMemo, useRef } from 'react'
import { holds, type Answers } from '../../../domain/src/conditions/holds.ts'
import { validateStep } from '../../../domain/src/engine/validate.ts'
import { walkFields } from '../../../domain/src/engine/walk-asked.ts'
import type { Issue } from '../../../domain/src/fields/issue.ts'
import { CallProblem } from '../api-client/call.ts'
import type { FormServices } from '../fields/form-services.ts'
import { problemMessage } from '../ui/use-problems.ts'
import { useAutosave } from './use-autosave.ts'
import type { FormState } from './use-form.ts'
import { isAt, readIssue, useIssues } from './use-issues.ts'
import { words } from './words.ts'

const noIssues: readonly Issue[] = []

export type StepSaves = {
  /** Rejects when it was not saved: a lost connection is tried again, issues appear at their fields. */
  onSave(kept: Answers): Promise<unknown>
  /** The server has refused it after the step was left. */
  onRefusedLater?: (problem: unknown) => void
  /** Puts it on the device meanwhile, where that keeps anything. */
  onKeep?: (kept: Answers) => void
  /** What comes next needs no answer of the server: where the device has what was typed, nobody waits for a weak line. */
  goesOnSoon?: boolean
  /** What the server says about these answers; without a path it stands on top. */
  issues?: readonly Issue[] | undefined
}

/** One step at work: what is asked, what is wrong with it, and the saving of it. */
export function useStep(form: FormState, stepId: string, { issues: told = noIssues, goesOnSoon = false, ...saves }: StepSaves) {
  const { definition, kept, known, judging, change } = form
  const { show, settle, clear, ...found } = useIssues()
  const view = useMemo(() => ({ ...known, answers: [kept] }), [known, kept])
  const steps = definition.steps.filter((one) => holds(one.when, view))
  const step = steps.find(({ id }) => id === stepId)
  const asked = walkFields(step?.fields ?? [], kept, '', view)

  const refuse = useCallback(
    (problem: unknown) => {
      const issues = problem instanceof CallProblem ? problem.issues.map(readIssue) : noIssues
      show(issues, issues.length > 0 ? undefined : problemMessage(problem))
    },
    [show],
  )
  const autosave = useAutosave(kept, { ...saves, onRefused: refuse })
  useEffect(() => {
    if (told.length > 0) show(told)
  }, [show, told])

  const write = useCallback(
    (path: string, answer: unknown) => {
      settle(path)
      change(path, answer)
    },
    [settle, change],
  )

  /** What is wrong with the answers that a verification would look up. */
  const issuesBefore = (path: string) => {
    const field = asked.find((one) => one.path === path)?.field
    const home = field ? path.slice(0, -field.id.length) : ''
    const looked = field && 'looksUp' in field ? field.looksUp.map((id) => home + id) : []
    return validateStep(definition, stepId, kept, judging).filter((issue) => looked.some((one) => isAt(issue.path, one)))
  }
  const verify: FormServices['verify'] = async (path, choice) => {
    const issues = choice ? noIssues : issuesBefore(path)
    if (issues.length > 0) return show(issues)
    clear()
    // The server looks up what it has stored.
    if (!(await autosave.flush())) return show(noIssues, words.notSavedYet)
    return form.services.verify(path, choice)
  }
  const services = useLatestVerify(form.services, verify)

  /** Goes on when the step is right, and the server or this device has it. */
  const finish = async (onNext: (kept: Answers) => unknown) => {
    const issues = validateStep(definition, stepId, kept, judging)
    if (issues.length > 0) return show(issues)
    clear()
    if (!(await (goesOnSoon && saves.onKeep ? autosave.flushSoon() : autosave.flush()))) return show(noIssues, words.notSavedYet)
    try {
      await onNext(kept)
    } catch (problem) {
      refuse(problem)
    }
  }
  return {
    step,
    place: { n: steps.findIndex(({ id }) => id === stepId) + 1, of: steps.length },
    view,
    asked,
    found,
    write,
    services,
    finish,
    save: autosave.state,
  }
}

/** The same services on every render, or each key press would draw every list and document again. */
function useLatestVerify(services: FormServices, verify: FormServices['verify']): FormServices {
  const latest = useRef(verify)
  useEffect(() => {
    latest.current = verify
  })
  const stable = useCallback<FormServices['verify']>((path, choice) => latest.current(path, choice), [])
  return useMemo(() => ({ ...services, verify: stable }), [services, stable])
}
