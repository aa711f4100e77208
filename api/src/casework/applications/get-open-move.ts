import type { Move } from '@wewb/domain/engine/definition/workflow'
import { availableMoves } from '@wewb/domain/engine/evaluation/moves'
import {
  hasEnteredBank,
  isAppealDesk,
  isConcerned,
  isInvolved,
  isVerifyingBank,
  type Person,
  type WorkflowState,
} from '@wewb/domain/engine/evaluation/workflow-state'
import type { EvaluationContext } from '@wewb/domain/engine/fields/kind'
import { throwProblem } from '#problems/problem.ts'
import type { Application } from './application.ts'

type RequestedMove = {
  application: Application
  person: Person
  evaluationContext: Pick<EvaluationContext, 'facts'>
  move: string
}

/** Returns the move if it is open to this person now; otherwise rejects with a problem. */
export function getOpenMove({ application, person, evaluationContext, move }: RequestedMove): Move {
  const openTo = (who: Person) => (workflowState: WorkflowState) =>
    availableMoves(who, application.definition.workflow, workflowState, evaluationContext.facts).find(
      ({ id }) => id === move,
    )
  const openIn = openTo(person)
  const { accounts: _accounts, numbers: _numbers, ...stranger } = person
  const { takenBy: _, ...free } = application.workflowState
  const { listMembership: _place, ...unlisted } = free
  // These say more than MOVE_NOT_OPEN: an own decision is appealed, an own entry is verified, a colleague has the
  // application, the list of its circular decides it, or it names the officer.
  const reason = isOnOwnAppeal(application, person, move)
    ? 'APPEAL_NEEDS_OTHERS'
    : isOnOwnBankAccount(application, person, move)
      ? 'BANK_NEEDS_OTHERS'
      : openIn(free)
        ? 'FILE_TAKEN'
        : openIn(unlisted)
          ? 'DECIDED_BY_LIST'
          : isConcerned(person, free) && openTo(stranger)(unlisted)
            ? 'OWN_APPLICATION'
            : 'MOVE_NOT_OPEN'
  return openIn(application.workflowState) ?? throwProblem(reason)
}

/** True if an officer tries to decide an appeal in an application on which they acted. */
const isOnOwnAppeal = ({ definition, workflowState }: Application, person: Person, action: string): boolean =>
  isAppealDesk(definition.workflow, workflowState.desk) &&
  definition.workflow.moves.some(({ id, row }) => id === action && row === 'T10') &&
  !workflowState.owners.includes(person.id) &&
  isInvolved(person, workflowState)

/** True if an officer tries to verify a bank account that they entered or corrected. */
const isOnOwnBankAccount = ({ definition, workflowState }: Application, person: Person, action: string): boolean =>
  action === 'verify-bank' &&
  isVerifyingBank(definition.workflow, workflowState) &&
  !workflowState.owners.includes(person.id) &&
  hasEnteredBank(person, workflowState)
