import type { saveCrossCheckReason as saveCrossCheckReasonEndpoint } from '@wewb/domain/casework/review-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { isHolder } from '@wewb/domain/engine/evaluation/moves'
import { assertRevision, lockVisibleApplication } from '#casework/applications/application-access.ts'
import { issue } from '@wewb/domain/engine/fields/issue'
import { loadEvaluationContext } from '#casework/applications/evaluation-context.ts'
import type { Context } from '#server/context.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { assertNoIssues, Problem } from '#problems/problem.ts'
import { fingerprintOf } from './assert-answered.ts'
import { loadCrossChecks } from './load-cross-checks.ts'
import { insertReason } from './queries.ts'

const MIN_REASON = 10

/** Records the reason for which an officer forwards the application although two statements differ. */
export async function saveReason(
  context: Context,
  { applicationNo, code, reason: typed, revision }: InputOf<typeof saveCrossCheckReasonEndpoint>,
) {
  const reason = typed.trim()
  if (reason.length < MIN_REASON) assertNoIssues([issue('reason', 'too-short', MIN_REASON)])
  await context.db.transaction().execute(async (tx) => {
    const { application, person } = await lockVisibleApplication(tx, context, applicationNo)
    assertRevision(application, revision)
    const { takenBy, ...free } = application.workflowState
    if (!isHolder(person, application.definition.workflow, free)) throw new Problem('MOVE_NOT_OPEN')
    if (takenBy !== undefined && takenBy !== person.id) throw new Problem('FILE_TAKEN')
    const evaluationContext = await loadEvaluationContext({ ...context, db: tx }, application)
    const checks = await loadCrossChecks({ db: tx, secrets: context.secrets, application, evaluationContext })
    const checked = checks.filter((one) => one.code === code && one.level !== 'green')
    if (checked.length === 0) throw new Problem('NOT_FOUND')
    for (const check of checked)
      await insertReason(tx, {
        application_id: application.row.id,
        code,
        fingerprint: fingerprintOf(context.secrets, check),
        account_id: context.actor.id,
        reason,
        at: context.now(),
      })
    const level = checked.some((one) => one.level === 'red') ? 'red' : 'amber'
    await recordAuditEntry(tx, context.actor, 'application.doubt-answered', `application:${applicationNo}`, {
      code,
      level,
      reason,
    })
  })
  return null
}
