import { earlierClaimAnswers } from '@wewb/domain/casework/earlier-claims'
import { fiscalYearCodeOf } from '@wewb/domain/payments/fiscal-year'
import { personOf } from '#casework/earlier/earlier-person.ts'
import type { EarlierApplication } from '#casework/earlier/queries.ts'
import type { Tx } from '#db/database.ts'
import type { Portal } from '#server/context.ts'
import { findLatestDefinition } from '#services/definitions/queries.ts'
import { lockEarlierUnderOtherRules, replaceEarlierClaim } from './earlier-queries.ts'
import { loadLedgerRules, prepareClaim, type LedgerRules } from './prepare-claim.ts'

type ClaimContext = Pick<Portal, 'secrets' | 'now'>

/** Enters applications from before the portal: what they were granted counts for their person, event and year. */
export async function enterEarlierClaims(tx: Tx, portal: ClaimContext, rows: readonly EarlierApplication[]) {
  for (const [service, ofService] of Map.groupBy(rows, (row) => row.service)) {
    const ledger = await loadLedgerRules(tx, service)
    for (const row of ofService) await enterOne(tx, portal, ledger, row)
  }
}

/** Enters those that were entered under other rules; returns how many there were. */
export async function enterEarlierBatch(tx: Tx, portal: ClaimContext, ledger: LedgerRules, limit: number) {
  const rows = await lockEarlierUnderOtherRules(tx, { service: ledger.service, rules: ledger.fingerprint }, limit)
  for (const row of rows) await enterOne(tx, portal, ledger, row)
  return rows.length
}

async function enterOne(tx: Tx, { secrets, now }: ClaimContext, ledger: LedgerRules, row: EarlierApplication) {
  const { claim_id: claimId, status, decided_on: day } = row
  const latest = await findLatestDefinition(tx, ledger.service)
  const { keys } =
    status === 'REJECTED' || day === null || !latest
      ? { keys: [] }
      : await prepareClaim(tx, { secrets, now }, ledger, {
          row: { id: claimId, setup_id: null, submitted_at: new Date(`${day}T12:00:00+06:00`) },
          answers: earlierClaimAnswers(latest.definition, personOf(secrets, row)),
        })
  const fiscalYear = day === null ? null : fiscalYearCodeOf(day)
  await replaceEarlierClaim(tx, { claimId, rules: ledger.fingerprint, fiscalYear, keys })
}
