import { validateRetentionReason } from '@wewb/domain/administration/retention'
import type { placeLegalHold, releaseLegalHold } from '@wewb/domain/administration/retention-contracts'
import { normalizeApplicationNo } from '@wewb/domain/engine/fields/application-number'
import type { InputOf } from '@wewb/domain/http/contract'
import { normalizeSingleLine } from '@wewb/domain/language/normalize-text'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import type { Context } from '#server/context.ts'
import { insertHold, isHeld, lockHeldSubject, lockOpenHold, lockRunningRuns, updateReleased } from './queries.ts'

export async function placeHold({ db, actor, now }: Context, input: InputOf<typeof placeLegalHold>) {
  const no = normalizeApplicationNo(input.no)
  const reason = normalizeSingleLine(input.reason)
  assertNoIssues(validateRetentionReason(reason))
  await db.transaction().execute(async (tx) => {
    await lockRunningRuns(tx)
    if (!(await lockHeldSubject(tx, no))) throwProblem('NOT_FOUND')
    if (await isHeld(tx, no)) throwProblem('ALREADY_EXISTS')
    await insertHold(tx, { no, reason, placed_by: actor.id, placed_at: now() })
    await recordAuditEntry(tx, actor, 'retention.held', `legal-hold:${no}`, { no, reason })
  })
  return null
}

/** A second person releases a hold, because the removal that may follow cannot be undone. */
export async function releaseHold({ db, actor, now }: Context, input: InputOf<typeof releaseLegalHold>) {
  const reason = normalizeSingleLine(input.reason)
  await db.transaction().execute(async (tx) => {
    const hold = (await lockOpenHold(tx, input.holdId)) ?? throwProblem('NOT_FOUND')
    if (hold.placed_by === actor.id) throwProblem('OWN_PROPOSAL')
    assertNoIssues(validateRetentionReason(reason))
    await updateReleased(tx, hold.id, { released_by: actor.id, released_at: now(), release_reason: reason })
    await recordAuditEntry(tx, actor, 'retention.released', `legal-hold:${hold.no}`, { no: hold.no, reason })
  })
  return null
}
