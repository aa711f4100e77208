import { toDhakaDate } from '@wewb/domain/language/dates'
import { fiscalYearCodeOf } from '@wewb/domain/payments/fiscal-year'
import { decryptAnswers } from '#casework/applications/decrypt-answers.ts'
import { listActs, type ActRow, type ApplicationRow } from '#casework/applications/queries.ts'
import type { Tx } from '#db/database.ts'
import type { Portal } from '#server/context.ts'
import { listLatestDefinitions } from '#services/definitions/queries.ts'
import { enterEarlierBatch } from './enter-earlier-claims.ts'
import { enterClaim, loadLedgerRules, prepareClaim, type LedgerRules } from './prepare-claim.ts'
import {
  hasOtherRules,
  hasSubmittedApplications,
  lockUnentered,
  updateClaimFiscalYear,
  updateClaimRules,
} from './queries.ts'

type RefillContext = Pick<Portal, 'secrets' | 'now'>

const BATCH_SIZE = 200

/**
 * Enters the applications that are not in the ledger: those from before it, and those under older rules. Each batch is
 * a transaction of its own, so an interrupted run goes on where it stopped. Returns how many were entered.
 */
export async function refillClaims({ db, ...portal }: RefillContext & Pick<Portal, 'db'>): Promise<number> {
  const isStarted = await hasSubmittedApplications(db)
  let entered = 0
  for (const { definition } of await listLatestDefinitions(db)) {
    const ledger = await loadLedgerRules(db, definition.id)
    for (let last = BATCH_SIZE; last === BATCH_SIZE; entered += last)
      last = await db.transaction().execute((tx) => enterEarlierBatch(tx, portal, ledger, BATCH_SIZE))
    if (!isStarted) continue
    for (let last = BATCH_SIZE; last === BATCH_SIZE; entered += last)
      last = await db.transaction().execute((tx) => enterBatch(tx, portal, ledger, BATCH_SIZE))
  }
  return entered
}

/**
 * Enters applications under older rules before the ledger is queried, because an open programme may change its rules.
 */
export async function enterUnderCurrentRules(tx: Tx, portal: RefillContext, ledger: LedgerRules) {
  if (!(await hasOtherRules(tx, { service: ledger.service, rules: ledger.fingerprint }))) return
  while ((await enterBatch(tx, portal, ledger, BATCH_SIZE)) === BATCH_SIZE) continue
  while ((await enterEarlierBatch(tx, portal, ledger, BATCH_SIZE)) === BATCH_SIZE) continue
}

async function enterBatch(
  tx: Tx,
  { secrets, now }: RefillContext,
  ledger: LedgerRules,
  limit: number,
): Promise<number> {
  const rows = await lockUnentered(tx, { service: ledger.service, rules: ledger.fingerprint }, limit)
  if (rows.length === 0) return 0
  const acts = Map.groupBy(
    await listActs(
      tx,
      rows.map(({ id }) => id),
    ),
    ({ application_id }) => application_id,
  )
  for (const row of rows) {
    // Its answers are gone, so its keys stay as they were entered.
    if (row.answers_removed_on !== null && (await updateClaimRules(tx, row.id, ledger.fingerprint))) continue
    const claim = await prepareClaim(tx, { secrets, now }, ledger, { row, answers: decryptAnswers(secrets, row) })
    const on = grantedOn(row, acts.get(row.id) ?? []) ?? toDhakaDate(now())
    await enterClaim(tx, claim, on)
    if (row.approval_status === 2) await updateClaimFiscalYear(tx, row.id, fiscalYearCodeOf(on))
  }
  return rows.length
}

const grantedOn = (row: ApplicationRow, acts: readonly ActRow[]): string | undefined =>
  row.approval_status === 2
    ? (acts.findLast(({ from_status, to_status }) => to_status === 2 && from_status !== 2)?.on_day ?? row.since)
    : undefined
