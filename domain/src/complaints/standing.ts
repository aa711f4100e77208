import type { Action } from '../access/actions.ts'
import type { ComplaintDesk, ComplaintState } from './states.ts'

/** As much of a complaint as decides who may do what with it. */
export type ComplaintStanding = {
  state: ComplaintState
  desk: ComplaintDesk
  /** The office it is about, where it is one of the board's own. */
  accusedOffice: number | null
  /** It is about the head office: the section there must not handle it. */
  accusesHeadOffice: boolean
  isAnonymous: boolean
  /** The office that handles it. */
  office: number | null
  hasReported: boolean
  /** The office that took it down for a caller. */
  enteredOffice: number | null
  /** Where it goes back to when the complainant has answered. */
  askedFrom: { state: ComplaintState; desk: ComplaintDesk } | null
  hearings: number
  appeals: number
  satisfaction: number | null
  /** How often it has risen because it lay too long. */
  raised: number
  closedOn: string | null
  dueOn: string | null
  settleBy: string
}

/** Somebody of the staff: where they sit, and what their role may do on the list of complaints. */
export type Officer = { officeId: number | null; officeType: string | null; isAuditor: boolean; may: readonly Action[] }

/** Who somebody is to complaints. Told by permission and office, never by the name of a role: administrators tick and untick. */
export type Seat = 'GRIEVANCE' | 'ASSISTANT_DIRECTOR' | 'DIRECTOR' | 'OFFICE' | 'ONLOOKER' | 'COMPLAINANT'

/** The highest permission says the seat; the director's first. */
const headOfficeSeats: readonly (readonly [Action, Seat])[] = [
  ['approve', 'DIRECTOR'],
  ['reject', 'ASSISTANT_DIRECTOR'],
  ['forward', 'GRIEVANCE'],
]

export function seatOf({ officeType, may }: Officer): Seat {
  const seats: readonly (readonly [Action, Seat])[] = officeType === 'HQ' ? headOfficeSeats : [['forward', 'OFFICE']]
  return seats.find(([action]) => may.includes(action))?.[1] ?? 'ONLOOKER'
}

/**
 * How far an officer sees: everything, everything but what is about the head office, or what the own office handles or took down.
 * One rule for the list, which asks the database by it, and for the single complaint.
 */
export type Sight = 'all' | 'not-head-office' | 'own-office' | 'nothing'

export function sightOf(officer: Officer): Sight {
  const seat = seatOf(officer)
  if (!officer.may.includes('view')) return 'nothing'
  if (officer.isAuditor || seat === 'ASSISTANT_DIRECTOR' || seat === 'DIRECTOR') return 'all'
  // The section would judge itself: of the head office only who stands above it may look.
  if (officer.officeType === 'HQ') return 'not-head-office'
  return officer.officeId === null ? 'nothing' : 'own-office'
}

const sees: Record<Sight, (complaint: ComplaintStanding, office: number | null) => boolean> = {
  all: () => true,
  'not-head-office': ({ accusesHeadOffice }) => !accusesHeadOffice,
  'own-office': ({ accusedOffice, office, enteredOffice }, own) => accusedOffice !== own && [office, enteredOffice].includes(own),
  nothing: () => false,
}

/** The accused office is blind to what is said about it. */
export const maySee = (complaint: ComplaintStanding, officer: Officer): boolean => sees[sightOf(officer)](complaint, officer.officeId)

/** Name, numbers, address and papers of who complained: whole, with the last letters only, or not at all. */
export function complainantSeenBy(complaint: ComplaintStanding, officer: Officer): 'whole' | 'masked' | 'hidden' {
  const seat = seatOf(officer)
  if (seat === 'GRIEVANCE' || seat === 'ASSISTANT_DIRECTOR' || seat === 'DIRECTOR') return 'whole'
  if (complaint.isAnonymous) return 'hidden'
  return seat === 'OFFICE' && complaint.office === officer.officeId ? 'whole' : 'masked'
}
