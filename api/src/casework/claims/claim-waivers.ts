import type { claimSchema, decideClaimWaiver, requestClaimWaiver } from '@wewb/domain/casework/claim-contracts'
import { mayOverrideClaim } from '@wewb/domain/engine/evaluation/moves'
import { isAccountOf, type Person } from '@wewb/domain/engine/evaluation/workflow-state'
import type { InputOf } from '@wewb/domain/http/contract'
import type * as z from 'zod/mini'
import { assertRevision, lockVisibleApplication } from '#casework/applications/application-access.ts'
import type { Application } from '#casework/applications/application.ts'
import type { Tx } from '#db/database.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import type { Context } from '#server/context.ts'
import { yesNo } from '#server/listing.ts'
import { presentStatements } from './present-statements.ts'
import { validateReason } from './validate-reason.ts'
import { findLatestWaiver, insertWaiver, updateWaiverDecision, type WaiverRow } from './waiver-queries.ts'

/** A confirmed waiver serves one submission within these days. */
const VALID_DAYS = 30
const DAY_MS = 86_400_000

function stateOf({ decision, used_at, expires_at }: WaiverRow, now: Date) {
  if (used_at) return 'USED'
  if (decision === 'CONFIRMED') return expires_at !== null && expires_at > now ? 'CONFIRMED' : 'EXPIRED'
  return decision ?? 'REQUESTED'
}

/**
 * Returns whether the claim was granted, so that only a waiver lets another application with its numbers be submitted.
 */
const isWaivable = ({ row }: Application, latest: WaiverRow | undefined, now: Date): boolean =>
  row.approval_status === 2 && !['REQUESTED', 'CONFIRMED'].includes(latest ? stateOf(latest, now) : '')

/** Presents the waiver of a granted claim to officers. */
export async function presentWaiver(
  { db, now }: Pick<Context, 'db' | 'now'>,
  application: Application,
  person: Person,
): Promise<NonNullable<z.infer<typeof claimSchema>['waiver']> | null> {
  const latest = await findLatestWaiver(db, application.row.id)
  const mayAct = mayOverrideClaim(person, application.workflowState)
  const mayRequest = mayAct && isWaivable(application, latest, now())
  if (!latest && !mayRequest) return null
  return {
    request: latest ? { state: stateOf(latest, now()), ...(await presentStatements(db, latest)) } : null,
    mayRequestYn: yesNo(mayRequest),
    mayDecideYn: yesNo(mayAct && latest?.decision === null && !isAccountOf(person, String(latest.requested_by))),
  }
}

/** Asks to let another application be submitted that has a number of this one. */
export const requestWaiver = (
  context: Context,
  { applicationNo, reason: typed, revision }: InputOf<typeof requestClaimWaiver>,
) =>
  context.db.transaction().execute(async (tx) => {
    const { application, latest } = await lockForWaiver(tx, context, applicationNo, revision)
    if (!isWaivable(application, latest, context.now())) return throwProblem('MOVE_NOT_OPEN')
    const reason = typed.trim()
    assertNoIssues(validateReason('reason', reason))
    await insertWaiver(tx, {
      application_id: application.row.id,
      reason,
      requested_by: context.actor.id,
      requested_at: context.now(),
    })
    await recordAuditEntry(tx, context.actor, 'claim.waiver-requested', `application:${applicationNo}`, { reason })
    return null
  })

/** Confirms or declines a waiver that another officer asked for. */
export const decideWaiver = (
  context: Context,
  { applicationNo, decision, note: typed, requestId, revision }: InputOf<typeof decideClaimWaiver>,
) =>
  context.db.transaction().execute(async (tx) => {
    const { latest, person } = await lockForWaiver(tx, context, applicationNo, revision)
    if (!latest || latest.decision !== null || isAccountOf(person, String(latest.requested_by)))
      return throwProblem('MOVE_NOT_OPEN')
    if (latest.id !== requestId) return throwProblem('VERSION_CONFLICT')
    const note = typed.trim()
    assertNoIssues(validateReason('note', note))
    const at = context.now()
    const expiresAt = decision === 'CONFIRMED' ? new Date(at.getTime() + VALID_DAYS * DAY_MS) : null
    await updateWaiverDecision(tx, latest.id, { decision, note, decidedBy: context.actor.id, at, expiresAt })
    await recordAuditEntry(tx, context.actor, 'claim.waiver-decided', `application:${applicationNo}`, {
      outcome: decision,
      note,
      reason: latest.reason,
    })
    return null
  })

async function lockForWaiver(tx: Tx, context: Context, applicationNo: string, revision: number) {
  const { application, person } = await lockVisibleApplication(tx, context, applicationNo)
  if (!mayOverrideClaim(person, application.workflowState)) throwProblem('MOVE_NOT_OPEN')
  assertRevision(application, revision)
  return { application, person, latest: await findLatestWaiver(tx, application.row.id) }
}
