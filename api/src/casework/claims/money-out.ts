import type { Move } from '@wewb/domain/engine/definition/workflow'
import type { WorkflowState } from '@wewb/domain/engine/evaluation/workflow-state'
import type { Issue } from '@wewb/domain/engine/fields/issue'
import type { Application } from '#casework/applications/application.ts'
import { text } from '#casework/applications/effects.ts'
import type { Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import { claimMessages } from './messages.ts'
import { findGivenCheque, findOpenReport } from './queries.ts'

/** A claim that was paid by a cheque cannot become one that is paid by transfer. */
export async function validatePayMode(tx: Tx, { row, answers }: Application): Promise<Issue[]> {
  const isNew = row.submitted_at === null
  if (isNew || text(answers, 'payMode') === 'CHEQUE' || !(await findGivenCheque(tx, row.id))) return []
  return [{ path: 'payMode', code: 'rule', message: claimMessages.chequeGiven }]
}

/** Rejects the withdrawal of an application whose cheque was handed over. */
export async function assertChequeNotGiven(tx: Tx, { row }: Application, { id }: Move) {
  if (id === 'withdraw' && (await findGivenCheque(tx, row.id))) throwProblem('CHEQUE_GIVEN')
}

/** Rejects the approval of a cheque that was declared void. The desk gives another one first. */
export async function assertChequeValid(tx: Tx, { row, answers }: Application, { to }: Move) {
  const isApprovedAsGiven = to === 'paid' && row.approval_status !== 2 && text(answers, 'payMode') === 'CHEQUE'
  if (isApprovedAsGiven && !(await findGivenCheque(tx, row.id))) throwProblem('CHEQUE_VOID')
}

/**
 * Rejects a move that takes back an approval while a payment of it may have arrived. Otherwise the claim would be free,
 * and the same money could be granted to another application.
 */
export async function assertNoOpenReport(
  tx: Tx,
  { row, workflowState }: Application,
  { approvalStatus }: Pick<WorkflowState, 'approvalStatus'>,
) {
  const isRevoked = workflowState.approvalStatus === 2 && approvalStatus !== 2
  if (isRevoked && (await findOpenReport(tx, row.id))) throwProblem('PAYMENT_HELD')
}
