import { toDhakaDate } from '@wewb/domain/language/dates'
import { normalizeSingleLine } from '@wewb/domain/language/normalize-text'
import type { InputOf } from '@wewb/domain/http/contract'
import { normalizeServiceStop, validateReopening, validateServiceStop } from '@wewb/domain/services/stopped-service'
import type {
  reopenService as reopenEndpoint,
  stopService as stopEndpoint,
} from '@wewb/domain/services/stopped-service-contracts'
import { lockSubject } from '#db/optimistic-locking.ts'
import type { Context } from '#server/context.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { findLatestDefinition } from '#services/definitions/queries.ts'
import { findHoldingStop, insertStop, lockHoldingStop, updateReopened } from './queries.ts'

const subjectOf = (service: string) => `service:${service}`

/** Stops new applications for a service. What is submitted continues, and drafts can still be saved. */
export async function stopService(
  { db, actor, now, contentInvalidation }: Context,
  { service, reason, reasonBng, opensOn }: InputOf<typeof stopEndpoint>,
) {
  const today = toDhakaDate(now())
  const stop = normalizeServiceStop({ reason, reasonBng, opensOn: opensOn ?? '' })
  if (!(await findLatestDefinition(db, service))) throwProblem('NOT_FOUND')
  assertNoIssues(validateServiceStop(stop, today))
  await db.transaction().execute(async (tx) => {
    await lockSubject(tx, subjectOf(service), undefined)
    if (await findHoldingStop(tx, service, today)) throwProblem('ALREADY_EXISTS')
    await insertStop(tx, {
      service,
      reason: stop.reason,
      reason_bng: stop.reasonBng,
      opens_on: stop.opensOn || null,
      stopped_by: actor.id,
      stopped_at: now(),
    })
    await recordAuditEntry(tx, actor, 'service.stopped', subjectOf(service), { ...stop })
  })
  contentInvalidation.emit()
  return null
}

export async function reopenService(
  { db, actor, now, contentInvalidation }: Context,
  { stopId, reopenReason }: InputOf<typeof reopenEndpoint>,
) {
  const reason = normalizeSingleLine(reopenReason)
  await db.transaction().execute(async (tx) => {
    const stop = (await lockHoldingStop(tx, stopId, toDhakaDate(now()))) ?? throwProblem('NOT_FOUND')
    assertNoIssues(validateReopening(reason))
    await updateReopened(tx, stop.id, { reopened_by: actor.id, reopened_at: now(), reopen_reason: reason })
    await recordAuditEntry(tx, actor, 'service.reopened', subjectOf(stop.service), { reason })
  })
  contentInvalidation.emit()
  return null
}
