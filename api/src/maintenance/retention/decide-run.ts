import { validateRetentionReason } from '@wewb/domain/administration/retention'
import type {
  decideRetentionRun,
  proposeRetentionRun,
  stopRetentionRun,
} from '@wewb/domain/administration/retention-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { normalizeSingleLine } from '@wewb/domain/language/normalize-text'
import { lockSubject } from '#db/optimistic-locking.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import type { Context } from '#server/context.ts'
import { previewRetention } from './candidate-queries.ts'
import { currentRule } from './list-retention.ts'
import { endRun, hasOpenRun, insertRun, lockRun, updateDecision } from './queries.ts'

const subjectOf = (runId: number) => `retention-run:${runId}`

export async function proposeRun(
  { db, actor, now }: Context,
  { kind, reason: typed }: InputOf<typeof proposeRetentionRun>,
) {
  const reason = normalizeSingleLine(typed)
  assertNoIssues(validateRetentionReason(reason))
  await db.transaction().execute(async (tx) => {
    await lockSubject(tx, `retention:${kind}`, undefined)
    if (await hasOpenRun(tx, kind)) throwProblem('ALREADY_EXISTS')
    const { years, before } = await currentRule({ db: tx, now }, kind)
    if (years === 0) throwProblem('RETENTION_OFF')
    const { count: foreseen } = await previewRetention(tx, kind, before)
    const run = { kind, years, before, foreseen, reason, proposed_by: actor.id, proposed_at: now() }
    const { id } = await insertRun(tx, run)
    await recordAuditEntry(tx, actor, 'retention.proposed', subjectOf(id), { kind, years, before, foreseen, reason })
  })
  return null
}

/** A second person decides. A rule that became longer or was switched off since needs a new proposal. */
export async function decideRun(
  { db, actor, jobs, now }: Context,
  { runId, approveYn, reason: typed }: InputOf<typeof decideRetentionRun>,
) {
  const decision = normalizeSingleLine(typed)
  await db.transaction().execute(async (tx) => {
    const run = (await lockRun(tx, runId)) ?? throwProblem('NOT_FOUND')
    if (run.state !== 'PROPOSED') throwProblem('MOVE_NOT_OPEN')
    if (run.proposed_by === actor.id) throwProblem('OWN_PROPOSAL')
    assertNoIssues(validateRetentionReason(decision))
    const isApproved = approveYn === 'Y'
    const { years } = await currentRule({ db: tx, now }, run.kind)
    if (isApproved && (years === 0 || years > run.years)) throwProblem('VERSION_CONFLICT')
    const state = isApproved ? 'RUNNING' : 'DECLINED'
    await updateDecision(tx, runId, { state, decided_by: actor.id, decided_at: now(), decision })
    if (isApproved) await jobs.enqueue(tx, 'remove-old-data', { runId })
    await recordAuditEntry(tx, actor, isApproved ? 'retention.approved' : 'retention.declined', subjectOf(runId), {
      kind: run.kind,
      years: run.years,
      before: run.before,
      foreseen: run.foreseen,
      reason: decision,
    })
  })
  return null
}

/** A person who may propose or approve a run may stop it. The slice that is being removed ends first. */
export async function stopRun({ db, actor, now }: Context, { runId, reason: typed }: InputOf<typeof stopRetentionRun>) {
  const reason = normalizeSingleLine(typed)
  const { permissions } = actor
  if (!permissions.has('data-retention:create') && !permissions.has('data-retention:approve'))
    throwProblem('NO_PERMISSION')
  await db.transaction().execute(async (tx) => {
    const run = (await lockRun(tx, runId)) ?? throwProblem('NOT_FOUND')
    if (run.state !== 'PROPOSED' && run.state !== 'RUNNING') throwProblem('MOVE_NOT_OPEN')
    assertNoIssues(validateRetentionReason(reason))
    await endRun(tx, runId, 'STOPPED', now())
    await recordAuditEntry(tx, actor, 'retention.stopped', subjectOf(runId), { kind: run.kind, done: run.done, reason })
  })
  return null
}
