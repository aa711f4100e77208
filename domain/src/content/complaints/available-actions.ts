import { moveLimits, type LimitClock } from './move-limits.ts'
import { complainantActions, complaintMoves, officerActions, type ComplaintAction } from './moves.ts'
import {
  mayViewComplaint,
  complaintRoleOf,
  type ComplaintWorkflowState,
  type Officer,
  type ComplaintRole,
} from './complaint-access.ts'

const isOpen = (
  action: ComplaintAction,
  complaint: ComplaintWorkflowState,
  seat: ComplaintRole,
  clock: LimitClock,
): boolean => {
  const { from, at, limit } = complaintMoves[action]
  return (
    from.includes(complaint.state) &&
    (at[complaint.desk]?.includes(seat) ?? false) &&
    (limit === undefined || moveLimits[limit](complaint, clock))
  )
}

/** Actions open to this officer now. The page renders its buttons from them, and the endpoint checks them. */
export function availableOfficerActions(complaint: ComplaintWorkflowState, officer: Officer, clock: LimitClock) {
  const seat = complaintRoleOf(officer)
  // An office may act on a complaint assigned to it, not on one it only entered for a caller.
  if (!mayViewComplaint(complaint, officer) || (seat === 'OFFICE' && complaint.office !== officer.officeId)) return []
  return officerActions.filter((action) => isOpen(action, complaint, seat, clock))
}

/** Actions open to a complainant who has authenticated with ticket number and mobile. */
export const availableComplainantActions = (complaint: ComplaintWorkflowState, clock: LimitClock) =>
  complainantActions.filter((action) => isOpen(action, complaint, 'COMPLAINANT', clock))
