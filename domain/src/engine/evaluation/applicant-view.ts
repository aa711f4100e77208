import type { State, Workflow } from '#engine/definition/workflow.ts'
import { interpolate, type Bilingual } from '#language/bilingual.ts'
import { deskIndex, type WorkflowState } from './workflow-state.ts'

export type ApplicantView = Pick<State, 'status' | 'colour'> & {
  /** Name of the state that the applicant sees. */
  state: string
  label: Bilingual
  reads: Bilingual
  next?: Bilingual
  percent: number
}

type Place = Pick<WorkflowState, 'state' | 'desk' | 'isPublished'>

/**
 * True if the application may have an unpublished decision. Applications still at the last desk count too, so that
 * applicants cannot infer the result from a difference.
 */
export function isAwaitingPublication({ states, desks }: Workflow, { state, desk, isPublished }: Place): boolean {
  if (isPublished || !Object.values(states).some(({ secret }) => secret)) return false
  const { secret, status } = states[state] ?? {}
  return (
    secret === true ||
    (desk !== undefined && desk === desks.at(-1)?.id && (status === 'SUBMITTED' || status === 'UNDER_REVIEW'))
  )
}

/** The state that the applicant sees. */
export function applicantState(workflow: Workflow, workflowState: Place): string {
  const pending = () => Object.keys(workflow.states).find((name) => workflow.states[name]?.status === 'SUBMITTED')
  return (isAwaitingPublication(workflow, workflowState) && pending()) || workflowState.state
}

/**
 * The application as the applicant sees it: returns between desks and unpublished decisions appear as work in
 * progress.
 */
export function applicantView(
  workflow: Workflow,
  workflowState: WorkflowState,
  places: Record<string, Bilingual | string>,
): ApplicantView | undefined {
  const state = applicantState(workflow, workflowState)
  const definition = workflow.states[state]
  if (!definition) return undefined
  const { status, colour, reads, next } = definition
  // A return between desks has the label of work in progress.
  const isAtWork = ({ status: name }: State) => name === 'UNDER_REVIEW'
  const { label } = (isAtWork(definition) && Object.values(workflow.states).find(isAtWork)) || definition
  const percent = isAwaitingPublication(workflow, workflowState) ? 75 : progressPercentOf(workflow, workflowState)
  return {
    state,
    status,
    colour,
    label,
    reads: interpolate(reads, places),
    percent,
    ...(next ? { next: interpolate(next, places) } : {}),
  }
}

const percents: { [S in State['status']]?: number } = {
  DRAFT: 10,
  APPROVED: 85,
  PAYMENT_QUEUED: 90,
  PAYMENT_SENT: 95,
  PAYMENT_FAILED: 90,
  PAID: 100,
  CLOSED: 100,
  REJECTED: 100,
  WITHDRAWN: 100,
}

/** True if neither a desk nor the system has anything left to do. Ignores withdrawals. */
const isTheEnd = ({ states, moves }: Workflow, state: string): boolean =>
  states[state]?.ends === true && !moves.some(({ from, by }) => from.includes(state) && by === 'system')

/** Progress in percent: draft 10, submitted 25, more at each desk, approved 85, paid 100. */
export function progressPercentOf(workflow: Workflow, workflowState: WorkflowState): number {
  if (isTheEnd(workflow, workflowState.state)) return 100
  const fixed = percents[workflow.states[workflowState.state]?.status ?? 'DRAFT']
  if (fixed !== undefined) return fixed
  const index = Math.max(0, deskIndex(workflow, workflowState.desk ?? workflowState.returnsTo))
  return 25 + Math.round((60 * index) / workflow.desks.length)
}
