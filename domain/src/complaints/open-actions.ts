import { limits, type Clock } from './limits.ts'
import { complainantActions, complaintMoves, officerActions, type ComplaintAction } from './moves.ts'
import { maySee, seatOf, type ComplaintStanding, type Officer, type Seat } from './standing.ts'

const isOpen = (action: ComplaintAction, complaint: ComplaintStanding, seat: Seat, clock: Clock): boolean => {
  const { from, at, limit } = complaintMoves[action]
  return (
    from.includes(complaint.state) &&
    (at[complaint.desk]?.includes(seat) ?? false) &&
    (limit === undefined || limits[limit](complaint, clock))
  )
}

/** What this officer may do with it now. The page draws its buttons by it and the call is guarded by it. */
export function actionsOpenTo(complaint: ComplaintStanding, officer: Officer, clock: Clock) {
  const seat = seatOf(officer)
  // An office acts on what it was given, not on what it only took down for a caller.
  if (!maySee(complaint, officer) || (seat === 'OFFICE' && complaint.office !== officer.officeId)) return []
  return officerActions.filter((action) => isOpen(action, complaint, seat, clock))
}

/** The same for who complained and proved it by ticket and mobile. */
export const actionsOpenToComplainant = (complaint: ComplaintStanding, clock: Clock) =>
  complainantActions.filter((action) => isOpen(action, complaint, 'COMPLAINANT', clock))
