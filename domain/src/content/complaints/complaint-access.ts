import type { Action } from '#access/actions.ts'
import type { ComplaintDesk, ComplaintState } from './states.ts'

/** The part of a complaint that decides access and available moves. */
export type ComplaintWorkflowState = {
  state: ComplaintState
  desk: ComplaintDesk
  /** The accused office, if it is one of the Board. */
  accusedOffice: number | null
  /** The complaint is about head office, so the section there must not handle it. */
  accusesHeadOffice: boolean
  isAnonymous: boolean
  /** The office that handles it. */
  office: number | null
  hasReported: boolean
  /** The office that entered it for a caller. */
  enteredOffice: number | null
  /** State and desk to restore when the complainant has replied. */
  beforeRequest: { state: ComplaintState; desk: ComplaintDesk } | null
  hearings: number
  appeals: number
  satisfaction: number | null
  /** Number of escalations. */
  raised: number
  closedOn: string | null
  dueOn: string | null
  settleBy: string
}

/** A member of staff: their office, and their permissions on the list of complaints. */
export type Officer = { officeId: number | null; officeType: string | null; isAuditor: boolean; may: readonly Action[] }

/**
 * Role of a person towards complaints. Derived from permission and office, not from the role code, because
 * administrators change the grants.
 */
export type ComplaintRole = 'GRIEVANCE' | 'ASSISTANT_DIRECTOR' | 'DIRECTOR' | 'OFFICE' | 'ONLOOKER' | 'COMPLAINANT'

/** Highest permission first: the first match decides the role. */
const headOfficeSeats: readonly (readonly [Action, ComplaintRole])[] = [
  ['approve', 'DIRECTOR'],
  ['reject', 'ASSISTANT_DIRECTOR'],
  ['forward', 'GRIEVANCE'],
]

export function complaintRoleOf({ officeType, may }: Officer): ComplaintRole {
  const seats: readonly (readonly [Action, ComplaintRole])[] =
    officeType === 'HQ' ? headOfficeSeats : [['forward', 'OFFICE']]
  return seats.find(([action]) => may.includes(action))?.[1] ?? 'ONLOOKER'
}

/**
 * Visibility of complaints: all, all but those about head office, or those that the own office handles or entered. The
 * SQL of the list and the check of a single complaint use the same rule.
 */
export type ComplaintVisibility = 'all' | 'not-head-office' | 'own-office' | 'nothing'

export function complaintVisibilityOf(officer: Officer): ComplaintVisibility {
  const seat = complaintRoleOf(officer)
  if (!officer.may.includes('view')) return 'nothing'
  if (officer.isAuditor || seat === 'ASSISTANT_DIRECTOR' || seat === 'DIRECTOR') return 'all'
  // The grievance section must not handle complaints about head office; only the desks above it see them.
  if (officer.officeType === 'HQ') return 'not-head-office'
  return officer.officeId === null ? 'nothing' : 'own-office'
}

const sees: Record<ComplaintVisibility, (complaint: ComplaintWorkflowState, office: number | null) => boolean> = {
  all: () => true,
  'not-head-office': ({ accusesHeadOffice }) => !accusesHeadOffice,
  'own-office': ({ accusedOffice, office, enteredOffice }, own) =>
    accusedOffice !== own && [office, enteredOffice].includes(own),
  nothing: () => false,
}

/** The accused office never sees the complaint. */
export const mayViewComplaint = (complaint: ComplaintWorkflowState, officer: Officer): boolean =>
  sees[complaintVisibilityOf(officer)](complaint, officer.officeId)

/** Masking of the complainant's name, numbers, address and documents for an officer. */
export function complainantDisclosure(
  complaint: ComplaintWorkflowState,
  officer: Officer,
): 'whole' | 'masked' | 'hidden' {
  const seat = complaintRoleOf(officer)
  if (seat === 'GRIEVANCE' || seat === 'ASSISTANT_DIRECTOR' || seat === 'DIRECTOR') return 'whole'
  if (complaint.isAnonymous) return 'hidden'
  return seat === 'OFFICE' && complaint.office === officer.officeId ? 'whole' : 'masked'
}
