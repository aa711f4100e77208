import type { State, Workflow } from '../definition/workflow.ts'
import { fill, type Bilingual } from '../language/bilingual.ts'
import { placeOf, type Standing } from './standing.ts'

export type ApplicantView = Pick<State, 'status' | 'colour'> & { label: Bilingual; reads: Bilingual; next?: Bilingual; percent: number }

/** What the applicant is told: internal returns and unpublished decisions look like the work in progress that they are. */
export function applicantView(
  workflow: Workflow,
  standing: Standing,
  places: Record<string, Bilingual | string>,
): ApplicantView | undefined {
  const isSecret = workflow.states[standing.state]?.secret && !standing.isPublished
  const told = isSecret ? Object.values(workflow.states).find(({ status }) => status === 'SUBMITTED') : workflow.states[standing.state]
  if (!told) return undefined
  const { status, colour, reads, next } = told
  // A return between desks goes by the name of any other work in progress.
  const isAtWork = ({ status: name }: State) => name === 'UNDER_REVIEW'
  const { label } = (isAtWork(told) && Object.values(workflow.states).find(isAtWork)) || told
  const percent = isSecret ? 75 : percentOf(workflow, standing)
  return { status, colour, label, reads: fill(reads, places), percent, ...(next ? { next: fill(next, places) } : {}) }
}

const percents: { [S in State['status']]?: number } = {
  DRAFT: 10, APPROVED: 85, PAYMENT_QUEUED: 90, PAYMENT_SENT: 95, PAYMENT_FAILED: 90, PAID: 100, CLOSED: 100, REJECTED: 100, WITHDRAWN: 100,
} // prettier-ignore

/** domain/3-workflows.md 3.1: draft 10, submitted 25, each desk, approved 85, paid 100. */
export function percentOf(workflow: Workflow, standing: Standing): number {
  const fixed = percents[workflow.states[standing.state]?.status ?? 'DRAFT']
  if (fixed !== undefined) return fixed
  const place = Math.max(0, placeOf(workflow, standing.desk ?? standing.returnsTo))
  return 25 + Math.round((60 * place) / workflow.desks.length)
}
