import type { Issue } from '@wewb/domain/engine/fields/issue'
import type { Application } from '#casework/applications/application.ts'
import type { PreparedMove } from '#casework/applications/prepare-move.ts'
import type { Tx } from '#db/database.ts'
import { assertNoIssues } from '#problems/problem.ts'
import { recordAuditEntry, systemActor } from '#server/audit-log.ts'
import type { Secrets } from '#security/secrets.ts'
import type { Portal } from '#server/context.ts'
import { findLatestException, updateExceptionUse } from './exception-queries.ts'
import { claimDigestOf } from './exceptions.ts'
import { enterClaim, loadLedgerRules, prepareClaim, type PreparedClaim } from './prepare-claim.ts'
import { enterUnderCurrentRules } from './refill-claims.ts'
import { validateGrant } from './validate-claim.ts'

/** An exception is valid for one approval, with the claim of its request. */
async function findConfirmedException(tx: Tx, secrets: Secrets, claim: PreparedClaim, application: Application) {
  const latest = await findLatestException(tx, claim.applicationId)
  const isCurrent = latest?.claim_digest.equals(claimDigestOf(secrets, claim, application))
  return isCurrent && latest?.decision === 'CONFIRMED' && latest.used_at === null ? latest : undefined
}

/** Validates money that is handed over before the approval: the ledger blocks it like the approval. */
export async function validateHandOver(
  tx: Tx,
  portal: Pick<Portal, 'secrets' | 'now'>,
  application: Application,
  on: string,
): Promise<Issue[]> {
  const ledger = await loadLedgerRules(tx, application.row.service)
  if (ledger.rules.length === 0) return []
  await enterUnderCurrentRules(tx, portal, ledger)
  const claim = await prepareClaim(tx, portal, ledger, application)
  const exception = await findConfirmedException(tx, portal.secrets, claim, application)
  return await validateGrant(tx, claim, { amount: undefined, isGranted: true, on, exception })
}

/**
 * Refuses to approve, or to recommend an amount, against the ledger. A claim from before today's rules is entered under
 * them first.
 */
export async function assertGrantable(
  tx: Tx,
  portal: Pick<Portal, 'secrets' | 'now'>,
  { request: { application }, workflowState, amount, on, personId }: PreparedMove,
) {
  const isGranted = workflowState.approvalStatus === 2 && application.workflowState.approvalStatus !== 2
  if (!isGranted && amount === undefined) return
  const ledger = await loadLedgerRules(tx, application.row.service)
  if (ledger.rules.length > 0) await enterUnderCurrentRules(tx, portal, ledger)
  const claim = await prepareClaim(tx, portal, ledger, application)
  const exception = await findConfirmedException(tx, portal.secrets, claim, application)
  if (ledger.rules.length > 0) assertNoIssues(await validateGrant(tx, claim, { amount, isGranted, on, exception }))
  await enterClaim(tx, claim, on)
  if (!exception || !isGranted) return
  await updateExceptionUse(tx, exception.id, portal.now())
  await recordAuditEntry(
    tx,
    personId === null ? systemActor : { id: personId },
    'claim.exception-used',
    `application:${application.row.no}`,
    {
      reason: exception.reason,
      ...(amount === undefined ? {} : { amount }),
    },
  )
}
