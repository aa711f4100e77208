import type { ProgrammeAnswer } from '../use-programme.ts'
import type { StepName } from './confirm-step.tsx'

type Standing = Pick<ProgrammeAnswer, 'state' | 'isEditable' | 'version' | 'actions'>

/** DRAFT → PUBLISHED → CLOSED → ARCHIVED (domain/3-workflows.md); a next version is written beside the one that is published. */
export function stepsOpen({ state, isEditable, version, actions }: Standing): StepName[] {
  const may = (action: string) => actions.includes(action)
  const isRunning = state === 'PUBLISHED'
  const steps: [StepName, boolean][] = [
    ['publish', isEditable && may('publish')],
    ['newVersion', version !== null && !isEditable && state !== 'ARCHIVED' && may('edit')],
    ['close', isRunning && may('publish')],
    ['archive', state === 'CLOSED' && may('delete')],
    ['drop', isEditable && may('delete')],
  ]
  return steps.flatMap(([name, isOpen]) => (isOpen ? [name] : []))
}
