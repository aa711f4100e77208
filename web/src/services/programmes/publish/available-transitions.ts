import type { ProgrammeResponse } from '#services/programmes/use-programme-query.ts'
import type { ProgrammeTransition } from './confirm-transition.tsx'

type VersionState = Pick<ProgrammeResponse, 'state' | 'isEditable' | 'version' | 'actions'>

/**
 * Lists the transitions of a programme: DRAFT → PUBLISHED → CLOSED → ARCHIVED; the next version is edited beside the
 * published one.
 */
export function availableTransitions({ state, isEditable, version, actions }: VersionState): ProgrammeTransition[] {
  const may = (action: string) => actions.includes(action)
  const isRunning = state === 'PUBLISHED'
  const steps: [ProgrammeTransition, boolean][] = [
    ['publish', isEditable && may('publish')],
    ['newVersion', version !== null && !isEditable && state !== 'ARCHIVED' && may('edit')],
    ['close', isRunning && may('publish')],
    ['archive', state === 'CLOSED' && may('delete')],
    ['drop', isEditable && may('delete')],
  ]
  return steps.flatMap(([name, isOpen]) => (isOpen ? [name] : []))
}
