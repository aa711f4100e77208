import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import type { Facts } from '#engine/conditions/facts.ts'
import type { TemplateName } from '#engine/definition/statuses.ts'
import type { Move, Workflow } from '#engine/definition/workflow.ts'
import { guards, type GuardContext } from './guards.ts'
import { stageAfterMove } from './apply-move.ts'
import {
  findDesk,
  deskIndex,
  hasEnteredBank,
  servesApplication,
  isAccountOf,
  isAppealDesk,
  isConcerned,
  isDeskMember,
  isInvolved,
  isVerifyingBank,
  type Person,
  type WorkflowState,
} from './workflow-state.ts'

/** Moves available to this person. The screen renders them as buttons, and the server accepts no others. */
export function availableMoves(person: Person, workflow: Workflow, workflowState: WorkflowState, facts: Facts): Move[] {
  return workflow.moves.filter((move) => {
    const context = { person, workflow, workflowState, facts, move }
    return (
      move.from.includes(workflowState.state) &&
      actors[move.by](context) &&
      (!move.needs || person.actions.includes(move.needs)) &&
      isAtRequiredDesk(context) &&
      (move.guards ?? []).every((guard) => guards[guard](context))
    )
  })
}

/**
 * True if the application is at this person's desk. The queue "my desk" applies the same rule. Nobody hears an appeal
 * in an application on which they acted, or verifies a bank account that they entered.
 */
export const isHolder = (person: Person, workflow: Workflow, workflowState: WorkflowState): boolean =>
  isNotOwner(person, workflowState) &&
  !(isAppealDesk(workflow, workflowState.desk) && isInvolved(person, workflowState)) &&
  !(isVerifyingBank(workflow, workflowState) && hasEnteredBank(person, workflowState)) &&
  isDeskMember(person, findDesk(workflow, workflowState.desk), workflowState) &&
  (workflowState.takenBy === undefined || workflowState.takenBy === person.id)

/**
 * True if this person of head office may give the application at the desk of an office to another office: whoever holds
 * it there for head office, and the supervisors.
 */
export const mayReassign = (person: Person, workflow: Workflow, workflowState: WorkflowState): boolean => {
  const desk = findDesk(workflow, workflowState.desk)
  if (desk === undefined || desk.office === 'hq' || person.office?.kind !== 'hq') return false
  const isSupervisor = person.roles.includes('ASST_DIRECTOR') || person.roles.includes('DIRECTOR')
  const decides = person.actions.includes('forward') || person.actions.includes('approve')
  return isNotOwner(person, workflowState) && ((isSupervisor && decides) || isHolder(person, workflow, workflowState))
}

/** True if this person works at a desk of the application, so that they may write a note on it without moving it. */
export const mayWriteNote = (person: Person, workflow: Workflow, workflowState: WorkflowState): boolean => {
  const { desks, later = [], appeals = [] } = workflow
  return (
    isNotOwner(person, workflowState) &&
    [...desks, ...later, ...appeals].some((desk) => isDeskMember(person, desk, workflowState))
  )
}

/**
 * True if this person may ask for, or decide, an exception to the claims ledger. Nobody does for an application of
 * their own or one that they entered.
 */
export const mayOverrideClaim = (person: Person, workflowState: WorkflowState): boolean =>
  person.actions.includes('override-claim') &&
  isNotOwner(person, workflowState) &&
  !isAccountOf(person, workflowState.enteredBy)

/** True if this person fills in the form: the applicant, or the officer who entered it and still has the permission. */
export const isWriter = (person: Person, { owners, enteredBy }: WorkflowState): boolean =>
  owners.includes(person.id) || (enteredBy === person.id && person.actions.includes('create'))

/**
 * True if this person may open the application. Head office sees every application of the service, other offices their
 * own. Others get the same response as for one that does not exist.
 */
export const mayViewApplication = (person: Person, workflowState: WorkflowState): boolean => {
  if (isWriter(person, workflowState)) return true
  return (
    person.actions.includes('view') && person.office !== undefined && servesApplication(person.office, workflowState)
  )
}

/** True if the move submits a form. Submission has its own checks and endpoint. */
export const isSubmission = ({ by, handsTo }: Pick<Move, 'by' | 'handsTo'>): boolean =>
  by === 'applicant' && (handsTo === 'first' || handsTo === 'sender')

/**
 * The move that an action of the API names: its id, or `backward` for a return, to the desk in the reply or else to the
 * applicant.
 */
export const moveIdOf = (action: string, reply: Answers): string =>
  action === 'backward' ? (Object.hasOwn(reply, 'toDesk') ? 'send-to-desk' : 'send-back') : action

/** Template of the message sent with the move: of the move, of the new stage, or of the desk that forwards. */
export const messageTemplateOf = (
  move: Move,
  workflow: Workflow,
  workflowState: WorkflowState,
  reply: Answers = {},
): TemplateName | undefined =>
  move.notifies ??
  workflow.stages?.find(({ id }) => id === stageAfterMove(move, workflow, workflowState, reply))?.notifies ??
  (move.handsTo === 'next' ? findDesk(workflow, workflowState.desk)?.notifies : undefined)

// Users cannot act on an application of their own or one that names them, regardless of their roles.
const isNotOwner = (person: Person, workflowState: WorkflowState) =>
  !person.isSystem && !isConcerned(person, workflowState)

const actors: { [By in Move['by']]: (context: GuardContext) => boolean } = {
  applicant: ({ person, workflowState, move }) =>
    workflowState.owners.includes(person.id) ||
    (move.onBehalf === true && !person.isSystem && isWriter(person, workflowState)),
  holder: ({ person, workflow, workflowState }) => isHolder(person, workflow, workflowState),
  approver: ({ person, workflow, workflowState }) =>
    isNotOwner(person, workflowState) && isDeskMember(person, workflow.desks.at(-1), workflowState),
  sender: ({ person, workflow, workflowState }) =>
    isNotOwner(person, workflowState) &&
    isDeskMember(person, findDesk(workflow, workflowState.returnsTo), workflowState),
  accounts: ({ person, workflowState }) => isNotOwner(person, workflowState) && person.isBatch === true,
  list: ({ person, workflowState }) => isNotOwner(person, workflowState) && person.isList === true,
  system: ({ person }) => person.isSystem === true,
}

function isAtRequiredDesk({ workflow, workflowState, move }: GuardContext): boolean {
  const index = deskIndex(workflow, workflowState.desk)
  if (move.at === 'first') return index === 0
  if (move.at === 'not-first') return index > 0
  if (move.at === 'not-last') return index >= 0 && index < workflow.desks.length - 1
  return move.at === 'last' ? index === workflow.desks.length - 1 : true
}
