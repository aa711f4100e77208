import { addDays } from '#engine/evaluation/working-days.ts'
import type { ComplaintMove } from './moves.ts'
import type { ComplaintWorkflowState } from './complaint-access.ts'

const maxHearings = 3

export type LimitClock = { today: string; appealDays: number }

/** Last day on which a dismissal may be appealed. Null after one appeal: the director's decision is final. */
export const appealDeadline = (
  { state, appeals, closedOn }: ComplaintWorkflowState,
  appealDays: number,
): string | null => (state === 'DISMISSED' && appeals === 0 && closedOn !== null ? addDays(closedOn, appealDays) : null)

/** Conditions of a move besides state, desk and role. */
export const moveLimits: Record<
  NonNullable<ComplaintMove['limit']>,
  (complaint: ComplaintWorkflowState, clock: LimitClock) => boolean
> = {
  'three-hearings': ({ hearings }) => hearings < maxHearings,
  'not-yet-reported': ({ hasReported }) => !hasReported,
  'one-appeal-in-time': (complaint, { today, appealDays }) => today <= (appealDeadline(complaint, appealDays) ?? ''),
  'rated-once': ({ satisfaction }) => satisfaction === null,
}
