import type { Action } from '../access/actions.ts'
import type { RoleCode } from '../access/roles.ts'
import type { ApprovalStatus, OfficeKind } from '../definition/statuses.ts'
import type { Desk, Workflow } from '../definition/workflow.ts'

/** Who asks. `actions` are this person's permissions on the screen of the service. */
export type Person = {
  readonly id: string
  readonly roles: readonly RoleCode[]
  /** `places` are the districts, the mission or the airport an office serves; head office serves all. */
  readonly office?: { readonly kind: OfficeKind; readonly places: readonly string[] }
  readonly actions: readonly Action[]
  /** A job of the portal, not a human being. */
  readonly isSystem?: true
  /** Acts through a batch that a second person has authorised: nobody sends, confirms or returns the money of a single file. */
  readonly isBatch?: true
}

/** One row of the approval history, as far as later moves depend on it. `desk` is empty when no desk acted. */
export type Act = { readonly move: string; readonly person: string; readonly desk?: string; readonly on: string }

/** Where an application stands: all that decides who may do what with it next. */
export type Standing = {
  readonly state: string
  readonly approvalStatus: ApprovalStatus
  /** The desk that holds the file; nobody's desk while the applicant has it. */
  readonly desk?: string
  /** The desk that sent it back to the applicant, and gets it again. */
  readonly returnsTo?: string
  /** What the applicant may correct: paths of answers. */
  readonly unlocked: readonly string[]
  readonly dueOn?: string
  /** How far a case in stages has come. */
  readonly stage?: string
  /** The day of the last move. */
  readonly since: string
  /** The applicant and whoever else the application is about, if they have accounts. */
  readonly owners: readonly string[]
  /** The officer who entered it for somebody. */
  readonly enteredBy?: string
  /** The officer who has taken the file from the queue. */
  readonly takenBy?: string
  /** Whose file it is: the district, the mission, the airport named in the answers. */
  readonly offices: { readonly [K in Exclude<OfficeKind, 'hq'>]?: string }
  readonly acts: readonly Act[]
  readonly isInBatch?: boolean
  readonly isPublished?: boolean
  /** Sent back, and the applicant has begun to correct it. */
  readonly isTouched?: boolean
}

/** A new application in its first state. */
export const begin = (workflow: Workflow, start: Pick<Standing, 'owners' | 'offices'> & { on: string; enteredBy?: string }): Standing => ({
  state: workflow.start,
  approvalStatus: workflow.states[workflow.start]?.approval ?? 0,
  unlocked: [],
  since: start.on,
  owners: start.owners,
  offices: start.offices,
  acts: [],
  ...(start.enteredBy ? { enteredBy: start.enteredBy } : {}),
})

export const placeOf = (workflow: Workflow, desk: string | undefined): number => workflow.desks.findIndex(({ id }) => id === desk)

/** The desk of that name, before the decision or after it. */
export const deskOf = ({ desks, later = [] }: Pick<Workflow, 'desks' | 'later'>, desk: string | null | undefined): Desk | undefined =>
  [...desks, ...later].find(({ id }) => id === desk)

/** Does this person sit at the desk: right role, right office? Head office is one office, the others are many. */
export const sitsAt = (person: Person, desk: Desk | undefined, standing: Standing): boolean =>
  desk !== undefined &&
  [desk.role].flat().some((role) => person.roles.includes(role)) &&
  person.office?.kind === desk.office &&
  servesFile(person.office, standing)

/** Head office serves every file, the others the files of their places. */
export const servesFile = (office: NonNullable<Person['office']>, standing: Pick<Standing, 'offices'>): boolean =>
  office.kind === 'hq' || office.places.includes(standing.offices[office.kind] ?? '')
