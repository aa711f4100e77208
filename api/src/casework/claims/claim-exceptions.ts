import type { claimSchema, decideClaimException, requestClaimException } from '@wewb/domain/casework/claim-contracts'
import { mayOverrideClaim } from '@wewb/domain/engine/evaluation/moves'
import { isAccountOf, type Person } from '@wewb/domain/engine/evaluation/workflow-state'
import { issue, type Issue } from '@wewb/domain/engine/fields/issue'
import { parseMoney, toPoisha } from '@wewb/domain/engine/fields/money'
import type { InputOf } from '@wewb/domain/http/contract'
import { interpolate } from '@wewb/domain/language/bilingual'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { fiscalYearCodeOf } from '@wewb/domain/payments/fiscal-year'
import type * as z from 'zod/mini'
import { assertRevision, lockVisibleApplication } from '#casework/applications/application-access.ts'
import type { Application } from '#casework/applications/application.ts'
import type { Database, Tx } from '#db/database.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import type { Context } from '#server/context.ts'
import { yesNo } from '#server/listing.ts'
import {
  findLatestException,
  insertException,
  updateExceptionDecision,
  type ExceptionRow,
} from './exception-queries.ts'
import { amountAboveCeiling, claimDigestOf, isAbout, type RecordedBlock } from './exceptions.ts'
import { claimMessages } from './messages.ts'
import { loadLedgerRules, prepareClaim } from './prepare-claim.ts'
import { presentStatements } from './present-statements.ts'
import { presentWaiver } from './claim-waivers.ts'
import { aboveCeiling, findBlocks } from './validate-claim.ts'
import { validateReason } from './validate-reason.ts'

/** Returns whether the application is not approved yet, so that the claims ledger may block the approval. */
const awaitsApproval = ({ row }: Application): boolean => row.desk !== null && row.approval_status !== 2

async function loadClaimStatus(
  { db, secrets, now }: Pick<Context, 'db' | 'secrets' | 'now'>,
  application: Application,
) {
  const { row } = application
  const on = toDhakaDate(now())
  const claim = await prepareClaim(db, { secrets, now }, await loadLedgerRules(db, row.service), application)
  const { conflicts, ceilings } = awaitsApproval(application)
    ? await findBlocks(db, claim, on)
    : { conflicts: [], ceilings: [] }
  const latest = await findLatestException(db, row.id)
  const digest = claimDigestOf(secrets, claim, application)
  const current =
    latest?.claim_digest.equals(digest) && latest.decision !== 'DECLINED' && !latest.used_at ? latest : undefined
  const blocks = [
    ...conflicts
      .filter(({ earlier }, index) => conflicts.findIndex((other) => other.earlier.no === earlier.no) === index)
      .map(({ earlier }) => ({
        text: interpolate(claimMessages.grantedBefore, { ref: earlier.no }),
        // A record from before the portal cannot be opened.
        applicationNo: earlier.application_id > 0 ? earlier.no : null,
        isExcepted: conflicts
          .filter((other) => other.earlier.no === earlier.no)
          .every(({ rule }) => isAbout(current, rule.id, earlier.application_id)),
      })),
    ...ceilings.map(({ id, given, left }) => ({
      text: aboveCeiling(given, left, on),
      applicationNo: null,
      isExcepted: amountAboveCeiling(current, id, given, on) > Math.max(0, left),
    })),
  ]
  const recorded: RecordedBlock[] = [
    ...conflicts.map(({ rule, earlier }) => ({ rule: rule.id, earlier: earlier.application_id })),
    ...ceilings.map(({ id, given }) => ({ rule: id, fiscalYear: fiscalYearCodeOf(on), given })),
  ]
  return { latest, current, digest, blocks, recorded, conflicts, ceilings }
}

type ClaimStatus = Awaited<ReturnType<typeof loadClaimStatus>>

/** Returns whether a block has no exception and no request is pending. */
const mayRequest = ({ latest, blocks }: ClaimStatus): boolean =>
  (latest === undefined || latest.decision !== null) && blocks.some(({ isExcepted }) => !isExcepted)

/** Presents the blocks of the approval and the exception to officers. */
export async function presentClaim(
  context: Context,
  application: Application,
  person: Person,
): Promise<z.infer<typeof claimSchema> | null> {
  const claimStatus = await loadClaimStatus(context, application)
  const { latest, blocks, ceilings } = claimStatus
  const waiver = await presentWaiver(context, application, person)
  if (blocks.length === 0 && !latest && !waiver) return null
  const mayAct = mayOverrideClaim(person, application.workflowState)
  return {
    blocks: blocks.map(({ isExcepted, ...block }) => ({ ...block, exceptedYn: yesNo(isExcepted) })),
    exception: latest ? await presentException(context.db, latest, claimStatus) : null,
    asksAmountYn: yesNo(ceilings.length > 0),
    mayRequestYn: yesNo(mayAct && mayRequest(claimStatus)),
    mayDecideYn: yesNo(mayAct && latest?.decision === null && !isAccountOf(person, String(latest.requested_by))),
    waiver,
  }
}

const stateOf = ({ decision, used_at }: ExceptionRow, { current, blocks }: ClaimStatus) => {
  if (used_at) return 'USED'
  if (decision === 'DECLINED') return decision
  if (!current || blocks.some(({ isExcepted }) => !isExcepted)) return 'OUTDATED'
  return decision ?? 'REQUESTED'
}

async function presentException(db: Database, latest: ExceptionRow, claimStatus: ClaimStatus) {
  const statements = await presentStatements(db, latest)
  return { state: stateOf(latest, claimStatus), amount: latest.amount, ...statements } as const
}

/** Requests the approval of a claim that the ledger blocks. */
export const requestException = (
  context: Context,
  { applicationNo, reason: typed, amount, revision }: InputOf<typeof requestClaimException>,
) =>
  context.db.transaction().execute(async (tx) => {
    const { application, claimStatus } = await lockForException(tx, context, applicationNo, revision)
    if (!mayRequest(claimStatus)) return throwProblem('MOVE_NOT_OPEN')
    const reason = typed.trim()
    const requestedAmount = claimStatus.ceilings.length > 0 ? parseMoney(amount ?? '') : undefined
    assertNoIssues([...validateReason('reason', reason), ...validateAmount(claimStatus, requestedAmount, amount)])
    await insertException(tx, {
      application_id: application.row.id,
      claim_digest: claimStatus.digest,
      blocks: JSON.stringify(claimStatus.recorded),
      amount: requestedAmount ?? null,
      reason,
      requested_by: context.actor.id,
      requested_at: context.now(),
    })
    await recordAuditEntry(tx, context.actor, 'claim.exception-requested', `application:${applicationNo}`, {
      reason,
      ...detailOf(claimStatus),
      ...(requestedAmount === undefined ? {} : { amount: requestedAmount }),
    })
    return null
  })

/** Confirms or declines an exception that another officer requested. */
export const decideException = (
  context: Context,
  { applicationNo, decision, note: typed, requestId, revision }: InputOf<typeof decideClaimException>,
) =>
  context.db.transaction().execute(async (tx) => {
    const { claimStatus, person } = await lockForException(tx, context, applicationNo, revision)
    const { latest } = claimStatus
    if (!latest || latest.decision !== null || isAccountOf(person, String(latest.requested_by)))
      return throwProblem('MOVE_NOT_OPEN')
    if (latest.id !== requestId) return throwProblem('VERSION_CONFLICT')
    const note = typed.trim()
    assertNoIssues(validateReason('note', note))
    if (decision === 'CONFIRMED' && stateOf(latest, claimStatus) === 'OUTDATED')
      assertNoIssues([{ path: 'decision', code: 'rule', message: claimMessages.changedSince }])
    await updateExceptionDecision(tx, latest.id, { decision, note, decidedBy: context.actor.id, at: context.now() })
    await recordAuditEntry(tx, context.actor, 'claim.exception-decided', `application:${applicationNo}`, {
      outcome: decision,
      note,
      reason: latest.reason,
      ...detailOf(claimStatus),
      ...(latest.amount === null ? {} : { amount: latest.amount }),
    })
    return null
  })

const detailOf = ({ conflicts }: ClaimStatus) => ({
  applications: [...new Set(conflicts.map(({ earlier }) => earlier.no))],
})

async function lockForException(tx: Tx, context: Context, applicationNo: string, revision: number) {
  const { application, person } = await lockVisibleApplication(tx, context, applicationNo)
  if (!mayOverrideClaim(person, application.workflowState)) throwProblem('MOVE_NOT_OPEN')
  assertRevision(application, revision)
  return { application, person, claimStatus: await loadClaimStatus({ ...context, db: tx }, application) }
}

/** The amount must exceed the sum that can be approved without an exception. */
function validateAmount(
  { ceilings, conflicts }: ClaimStatus,
  requestedAmount: string | undefined,
  typed = '',
): Issue[] {
  if (ceilings.length === 0 || (conflicts.length > 0 && typed.trim() === '')) return []
  if (typed.trim() === '') return [issue('amount', 'required')]
  if (requestedAmount === undefined) return [issue('amount', 'not-money')]
  const left = Math.max(0, ...ceilings.map((ceiling) => ceiling.left))
  return toPoisha(requestedAmount) > left
    ? []
    : [{ path: 'amount', code: 'rule', message: claimMessages.withinCeiling }]
}
