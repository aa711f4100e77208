import type { Desk, Workflow } from '#engine/definition/workflow.ts'
import { findDesk, type WorkflowState } from './workflow-state.ts'

/**
 * The desk that hears an appeal: one level above the rejecting officer. A rejection by a director or a list goes to
 * the last of these desks, and so does an application on which every director has acted.
 */
export function appealDesk(workflow: Workflow, { acts, isDirectorInvolved }: WorkflowState): Desk | undefined {
  const { appeals = [], moves } = workflow
  const moveOf = (id: string) => moves.find((move) => move.id === id)
  const refusal = acts.findLast(({ move }) => moveOf(move)?.to === 'rejected')
  const isByDirector = [findDesk(workflow, refusal?.desk)?.role].flat().includes('DIRECTOR')
  const isByList = refusal !== undefined && moveOf(refusal.move)?.by === 'list'
  return isByDirector || isByList || isDirectorInvolved ? appeals.at(-1) : appeals[0]
}
