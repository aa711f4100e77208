import { toDhakaDate } from '@wewb/domain/language/dates'
import type { Issue } from '@wewb/domain/engine/fields/issue'
import type { Application } from '#casework/applications/application.ts'
import type { Tx } from '#db/database.ts'
import type { Portal } from '#server/context.ts'
import { validatePayMode } from './money-out.ts'
import { prepareClaim, type LedgerRules, type PreparedClaim } from './prepare-claim.ts'
import { enterUnderCurrentRules } from './refill-claims.ts'
import { validateClaim } from './validate-claim.ts'

/**
 * Prepares the claim of a submission and validates it; an application that is granted already is not validated again.
 */
export async function claimSubmission(
  tx: Tx,
  portal: Pick<Portal, 'secrets' | 'now'>,
  ledger: LedgerRules,
  application: Application,
): Promise<{ claim: PreparedClaim; issues: Issue[] }> {
  const { row } = application
  const claim = await prepareClaim(tx, portal, ledger, application)
  const payMode = await validatePayMode(tx, application)
  if (payMode.length > 0) return { claim, issues: payMode }
  if (ledger.rules.length === 0 || row.approval_status === 2) return { claim, issues: [] }
  await enterUnderCurrentRules(tx, portal, ledger)
  const issues = await validateClaim(tx, claim, {
    applicantId: row.applicant_id,
    enteredBy: row.entered_by,
    on: toDhakaDate(portal.now()),
    at: portal.now(),
  })
  return { claim, issues }
}
