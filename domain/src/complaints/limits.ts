import { addDays } from '../engine/working-days.ts'
import type { ComplaintMove } from './moves.ts'
import type { ComplaintStanding } from './standing.ts'

const mostHearings = 3

export type Clock = { today: string; appealDays: number }

/** The last day on which a dismissal may be appealed; the second answer, the director's, is the last. */
export const appealUntil = ({ state, appeals, closedOn }: ComplaintStanding, appealDays: number): string | null =>
  state === 'DISMISSED' && appeals === 0 && closedOn !== null ? addDays(closedOn, appealDays) : null

/** What must hold besides state, desk and seat. */
export const limits: Record<NonNullable<ComplaintMove['limit']>, (complaint: ComplaintStanding, clock: Clock) => boolean> = {
  'three-hearings': ({ hearings }) => hearings < mostHearings,
  'not-yet-reported': ({ hasReported }) => !hasReported,
  'one-appeal-in-time': (complaint, { today, appealDays }) => today <= (appealUntil(complaint, appealDays) ?? ''),
  'rated-once': ({ satisfaction }) => satisfaction === null,
}
