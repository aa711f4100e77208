import type { State, Workflow } from '../definition/workflow.ts'
import { fill, type Bilingual } from '../language/bilingual.ts'
import { placeOf, type Standing } from './standing.ts'

export type ApplicantView = Pick<State, 'status' | 'colour'> & {
  /** The name of the state as told. */
  state: string
  label: Bilingual
  reads: Bilingual
  next?: Bilingual
  percent: number
}

type Place = Pick<Standing, 'state' | 'desk' | 'isPublished'>

/**
 * Is it a decision that waits for its publication? Whoever still lies on the last desk then reads the same as who was
 * granted it: the one who sees a difference knows the result.
 */
export function isUntold({ states, desks }: Workflow, { state, desk, isPublished }: Place): boolean {
  if (isPublished || !Object.values(states).some(({ secret }) => secret)) return false
  const { secret, status } = states[state] ?? {}
  return secret === true || (desk !== undefined && desk === desks.at(-1)?.id && (status === 'SUBMITTED' || status === 'UNDER_REVIEW'))
}

/** The state that the applicant is told. */
export function toldState(workflow: Workflow, standing: Place): string {
  const pending = () => Object.keys(workflow.states).find((name) => workflow.states[name]?.status === 'SUBMITTED')
  return (isUntold(workflow, standing) && pending()) || standing.state
}

/** What the applicant is told: internal returns and unpublished decisions look like the work in progress that they are. */
export function applicantView(
  workflow: Workflow,
  standing: Standing,
  places: Record<string, Bilingual | string>,
): ApplicantView | undefined {
  const state = toldState(workflow, standing)
  const told = workflow.states[state]
  if (!told) return undefined
  const { status, colour, reads, next } = told
  // A return between desks goes by the name of any other work in progress.
  const isAtWork = ({ status: name }: State) => name === 'UNDER_REVIEW'
  const { label } = (isAtWork(told) && Object.values(workflow.states).find(isAtWork)) || told
  const percent = isUntold(workflow, standing) ? 75 : percentOf(workflow, standing)
  return { state, status, colour, label, reads: fill(reads, places), percent, ...(next ? { next: fill(next, places) } : {}) }
}

const percents: { [S in State['status']]?: number } = {
  DRAFT: 10, APPROVED: 85, PAYMENT_QUEUED: 90, PAYMENT_SENT: 95, PAYMENT_FAILED: 90, PAID: 100, CLOSED: 100, REJECTED: 100, WITHDRAWN: 100,
} // prettier-ignore

/** Nothing is left to be done: neither by a desk nor by the portal. Taking it back is no step on the way. */
const isTheEnd = ({ states, moves }: Workflow, state: string): boolean =>
  states[state]?.ends === true && !moves.some(({ from, by }) => from.includes(state) && by === 'system')

/** domain/3-workflows.md 3.1: draft 10, submitted 25, each desk, approved 85, paid 100. */
export function percentOf(workflow: Workflow, standing: Standing): number {
  if (isTheEnd(workflow, standing.state)) return 100
  const fixed = percents[workflow.states[standing.state]?.status ?? 'DRAFT']
  if (fixed !== undefined) return fixed
  const place = Math.max(0, placeOf(workflow, standing.desk ?? standing.returnsTo))
  return 25 + Math.round((60 * place) / workflow.desks.length)
}
