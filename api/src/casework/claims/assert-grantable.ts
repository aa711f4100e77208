import type { PreparedMove } from '#casework/applications/prepare-move.ts'
import type { Tx } from '#db/database.ts'
import { assertNoIssues } from '#problems/problem.ts'
import type { Portal } from '#server/context.ts'
import { enterClaim, loadLedgerRules, prepareClaim } from './prepare-claim.ts'
import { enterUnderTodaysRules } from './refill-claims.ts'
import { validateGrant } from './validate-claim.ts'

/**
 * Refuses to approve, or to recommend an amount, against the ledger. A claim from before today's rules is entered under
 * them first.
 */
export async function assertGrantable(
  tx: Tx,
  portal: Pick<Portal, 'secrets' | 'now'>,
  { request: { application }, workflowState, amount, on }: PreparedMove,
) {
  const isGranted = workflowState.approvalStatus === 2 && application.workflowState.approvalStatus !== 2
  if (!isGranted && amount === undefined) return
  const ledger = await loadLedgerRules(tx, application.row.service)
  if (ledger.rules.length > 0) await enterUnderTodaysRules(tx, portal, ledger)
  const claim = await prepareClaim(tx, portal, ledger, application)
  if (ledger.rules.length > 0) assertNoIssues(await validateGrant(tx, claim, { amount, isGranted, on }))
  await enterClaim(tx, claim, on)
}
