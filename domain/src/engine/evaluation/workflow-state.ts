import type { Action } from '#access/actions.ts'
import type { RoleCode } from '#access/roles.ts'
import type { ApprovalStatus, OfficeKind } from '#engine/definition/statuses.ts'
import type { Desk, Workflow } from '#engine/definition/workflow.ts'

/** The acting person. `actions` are their permissions on the screen of the service. */
export type Person = {
  readonly id: string
  readonly roles: readonly RoleCode[]
  /** `places`: the jurisdiction, which is districts, a mission or an airport. Head office serves all. */
  readonly office?: { readonly kind: OfficeKind; readonly places: readonly string[]; readonly id?: number }
  readonly actions: readonly Action[]
  /** Other accounts of the same human: with the same mobile number, e-mail address or NID. */
  readonly accounts?: readonly string[]
  /**
   * The accounts among these that count as this person where two people are needed: those with the same login, mobile
   * number or NID. A branch may share the e-mail address of its office.
   */
  readonly samePerson?: readonly string[]
  /** Numbers by which a form names this person: mobile numbers, e-mail addresses, NID, bank accounts. */
  readonly numbers?: readonly string[]
  /** A job of the portal, not a human. */
  readonly isSystem?: true
  /** Acts through an authorised batch: payments of a single application are never sent, confirmed or returned alone. */
  readonly isBatch?: true
  /** Acts through a list of a circular that a second person approves or has approved. */
  readonly isList?: true
}

/** One row of the approval history, as far as later moves depend on it. `desk` is undefined if no desk acted. */
export type Act = { readonly move: string; readonly person: string; readonly desk?: string; readonly on: string }

/**
 * Relation of an application to the list of its circular: `on` it; `settled` if the published list does not select it;
 * `off` if only the list may approve and this application is not on it.
 */
export type ListMembership = 'on' | 'settled' | 'off'

/** Workflow state of an application: everything that decides who may do what next. */
export type WorkflowState = {
  readonly state: string
  readonly approvalStatus: ApprovalStatus
  /** The desk that holds the application; undefined while the applicant holds it. */
  readonly desk?: string
  /** The desk that sent it back to the applicant, and receives it again. */
  readonly returnsTo?: string
  /** Paths of the answers that the applicant may correct. */
  readonly unlocked: readonly string[]
  readonly dueOn?: string
  /** Current stage of a case. */
  readonly stage?: string
  /** The day of the last move. */
  readonly since: string
  /** The applicant and other people the application is about, if they have accounts. */
  readonly owners: readonly string[]
  /** Numbers of people and accounts that the answers name. */
  readonly numbers?: readonly string[]
  /** The officer who entered it on behalf of the applicant. */
  readonly enteredBy?: string
  /** The officer who has taken the application from the queue. */
  readonly takenBy?: string
  /** Responsible offices: the district, mission and airport named in the answers. */
  readonly offices: { readonly [K in Exclude<OfficeKind, 'hq'>]?: string }
  /** Head office holds the desk of an office, because no office serves the place or head office took it over. */
  readonly isHeldByHeadOffice?: boolean
  /** The office to which head office gave the application, and the desk for which it did. */
  readonly givenTo?: { readonly office: number; readonly desk: string }
  readonly acts: readonly Act[]
  /** People who decided an exception or shares, or explained a comparison. Set only while an appeal is heard. */
  readonly otherDeciders?: readonly string[]
  /** Every director acted on the application before, so the appeal goes one level higher. */
  readonly isDirectorInvolved?: boolean
  readonly isInBatch?: boolean
  readonly isPublished?: boolean
  /** The application was sent back, and the applicant has started to correct it. */
  readonly isTouched?: boolean
  /** Absent while no list decides the application. */
  readonly listMembership?: ListMembership
}

export const createWorkflowState = (
  workflow: Workflow,
  start: Pick<WorkflowState, 'owners' | 'offices'> & { on: string; enteredBy?: string },
): WorkflowState => ({
  state: workflow.start,
  approvalStatus: workflow.states[workflow.start]?.approval ?? 0,
  unlocked: [],
  since: start.on,
  owners: start.owners,
  offices: start.offices,
  acts: [],
  ...(start.enteredBy ? { enteredBy: start.enteredBy } : {}),
})

export const deskIndex = (workflow: Workflow, desk: string | undefined): number =>
  workflow.desks.findIndex(({ id }) => id === desk)

/** Finds a desk by its id, before or after the decision or of an appeal. */
export const findDesk = (
  { desks, later = [], appeals = [] }: Pick<Workflow, 'desks' | 'later' | 'appeals'>,
  desk: string | null | undefined,
): Desk | undefined => [...desks, ...later, ...appeals].find(({ id }) => id === desk)

export const isAppealDesk = ({ appeals = [] }: Pick<Workflow, 'appeals'>, desk: string | undefined): boolean =>
  appeals.some(({ id }) => id === desk)

/** True if this person entered the application, acted on it at any desk, or decided about it beside the moves. */
export const isInvolved = (
  person: Pick<Person, 'id'>,
  { enteredBy, acts, otherDeciders = [] }: WorkflowState,
): boolean =>
  person.id === enteredBy || otherDeciders.includes(person.id) || acts.some((act) => act.person === person.id)

/**
 * True if the application is this person's own: of one of their accounts, or one whose answers name them as applicant,
 * heir, guardian or receiver.
 */
export const isConcerned = (
  { id, accounts = [], numbers = [] }: Person,
  { owners, numbers: named = [] }: Pick<WorkflowState, 'owners' | 'numbers'>,
): boolean =>
  owners.some((owner) => owner === id || accounts.includes(owner)) || numbers.some((number) => named.includes(number))

/** True while the application waits for the verification of a corrected bank account. */
export const isVerifyingBank = ({ moves }: Pick<Workflow, 'moves'>, { state }: WorkflowState): boolean =>
  moves.some(({ id, from }) => id === 'verify-bank' && from.includes(state))

/** True if this account is one of this person. */
export const isAccountOf = (
  { id, samePerson = [] }: Pick<Person, 'id' | 'samePerson'>,
  account: string | undefined,
): boolean => account !== undefined && (account === id || samePerson.includes(account))

/** True if this person entered the application, and with it the bank account, or corrected the account. */
export const hasEnteredBank = (
  person: Pick<Person, 'id' | 'samePerson'>,
  { enteredBy, acts }: WorkflowState,
): boolean =>
  isAccountOf(person, enteredBy) || acts.some((act) => act.move === 'correct-bank' && isAccountOf(person, act.person))

/** True if this person belongs to the desk: role, office type and jurisdiction. */
export function isDeskMember(person: Person, desk: Desk | undefined, workflowState: WorkflowState): boolean {
  if (desk === undefined || person.office === undefined) return false
  if (desk.office !== 'hq' && workflowState.isHeldByHeadOffice && desk.id === deskOrSender(workflowState))
    return isSubstitute(person)
  return (
    [desk.role].flat().some((role) => person.roles.includes(role)) &&
    person.office.kind === desk.office &&
    (workflowState.givenTo?.desk === desk.id
      ? workflowState.givenTo.office === person.office.id
      : isInJurisdiction(person.office, workflowState))
  )
}

/** The desk that holds the application, or sent it back and receives it again. */
const deskOrSender = ({ desk, returnsTo }: WorkflowState) => desk ?? returnsTo

/**
 * True if this person of head office handles applications at the desks of offices that no office serves: section
 * officers and assistant directors who may forward applications of the service.
 */
export const isSubstitute = ({ roles, office, actions }: Person): boolean =>
  office?.kind === 'hq' &&
  actions.includes('forward') &&
  (roles.includes('SECTION_OFFICER') || roles.includes('ASST_DIRECTOR'))

/**
 * True if this office may open the application: head office opens every one, other offices those of their jurisdiction
 * and those that were given to them.
 */
export const servesApplication = (
  office: NonNullable<Person['office']>,
  workflowState: Pick<WorkflowState, 'offices' | 'givenTo'>,
): boolean =>
  isInJurisdiction(office, workflowState) ||
  (workflowState.givenTo !== undefined && workflowState.givenTo.office === office.id)

const isInJurisdiction = (
  { kind, places }: NonNullable<Person['office']>,
  { offices }: Pick<WorkflowState, 'offices'>,
): boolean => kind === 'hq' || places.includes(offices[kind] ?? '')
