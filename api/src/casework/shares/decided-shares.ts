import { isDeepStrictEqual } from 'node:util'
import { listStatedHeirs } from '@wewb/domain/payments/payees'
import { isAccountOf, type Person } from '@wewb/domain/engine/evaluation/workflow-state'
import type { Database, Tx } from '#db/database.ts'
import type { Secrets } from '#security/secrets.ts'
import { throwProblem } from '#problems/problem.ts'
import type { Application } from '#casework/applications/application.ts'
import type { MoveRequest } from '#casework/applications/prepare-move.ts'
import { findShareDecision, listShareDecisions, type ShareDecision } from './queries.ts'
import type { DecidedHeir } from './tables.ts'

type Answered = Pick<Application, 'definition' | 'answers'>

export const statedHeirsOf = ({ definition, answers }: Answered) =>
  listStatedHeirs(definition, answers).map(({ name, relation, isAlive, stated }) => ({
    name,
    relation,
    isAlive,
    stated,
  }))

/**
 * Returns the heirs of the form as a decision stores them. The bank account is left out, because a family may correct
 * it and the cross-checks compare its holder.
 */
export const heirsOf = (secrets: Secrets, { definition, answers }: Answered): DecidedHeir[] =>
  listStatedHeirs(definition, answers).map(({ row, ...heir }) => ({
    ...heir,
    person: secrets.blindIndex('heir', JSON.stringify([row['nidOrBrn'], row['dob']])).toString('base64'),
  }))

/** Returns whether the form still names the heirs of the decision. */
export const isUpToDate = (secrets: Secrets, { heirs }: Pick<ShareDecision, 'heirs'>, application: Answered) =>
  isDeepStrictEqual(
    heirs,
    heirsOf(secrets, application).map(({ person, ...heir }, row) => (heirs[row]?.person ? { ...heir, person } : heir)),
  )

/** Returns whether this person alone decided the newest shares, and these differ from the stated ones. */
export function isOwnChange(decisions: readonly ShareDecision[], person: Pick<Person, 'id' | 'samePerson'>): boolean {
  const [newest] = decisions
  if (!newest || newest.heirs.every(({ stated }, index) => stated === newest.shares[index])) return false
  const isSame = (one: ShareDecision) => isDeepStrictEqual([one.shares, one.heirs], [newest.shares, newest.heirs])
  const before = decisions.findIndex((one) => !isSame(one))
  return decisions
    .slice(0, before === -1 ? undefined : before)
    .every(({ account_id }) => isAccountOf(person, String(account_id)))
}

/** Finds the decided shares of the heirs; without a decision, the stated ones are paid. */
export async function findDecidedShares(
  db: Database,
  secrets: Secrets,
  application: Application,
): Promise<number[] | undefined> {
  const decision = await findShareDecision(db, application.row.id)
  return decision && isUpToDate(secrets, decision, application) ? decision.shares : undefined
}

/**
 * Rejects the approval of an application whose shares only the approver changed, or whose heirs have changed since the
 * decision. `to`: the state after the move.
 */
export async function assertSharesConfirmed(
  tx: Tx,
  secrets: Secrets,
  { application, person }: MoveRequest,
  to: string,
) {
  const isApproval = application.definition.workflow.states[to]?.approval === 2
  if (!isApproval || application.workflowState.approvalStatus === 2 || !application.definition.payees) return
  const decisions = await listShareDecisions(tx, application.row.id)
  if (decisions[0] && !isUpToDate(secrets, decisions[0], application)) throwProblem('SHARES_OUTDATED')
  if (isOwnChange(decisions, person)) throwProblem('OWN_SHARES')
}
