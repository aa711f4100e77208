import type { decideShares as decideSharesEndpoint } from '@wewb/domain/casework/share-contracts'
import { isHolder } from '@wewb/domain/engine/evaluation/moves'
import type { InputOf } from '@wewb/domain/http/contract'
import { readShareChoice, validateShareChoice } from '@wewb/domain/payments/share-decision'
import { assertRevision, lockVisibleApplication } from '#casework/applications/application-access.ts'
import { updateApplication } from '#casework/applications/queries.ts'
import type { Context } from '#server/context.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { heirsOf, isUpToDate } from './decided-shares.ts'
import { proposeFor } from './present-shares.ts'
import { findShareDecision, insertShareDecision } from './queries.ts'

/**
 * Stores which shares of the heirs are paid. The application has a new revision, so that nobody approves shares that
 * they have not seen.
 */
export async function decideShares(
  context: Context,
  { applicationNo, answers, revision }: InputOf<typeof decideSharesEndpoint>,
) {
  await context.db.transaction().execute(async (tx) => {
    const { application, person } = await lockVisibleApplication(tx, context, applicationNo)
    assertRevision(application, revision)
    const { takenBy, ...free } = application.workflowState
    if (free.approvalStatus === 2) throwProblem('SHARES_FROZEN')
    if (!isHolder(person, application.definition.workflow, free)) throwProblem('MOVE_NOT_OPEN')
    if (takenBy !== undefined && takenBy !== person.id) throwProblem('FILE_TAKEN')
    const { heirs } = proposeFor(application)
    if (heirs.length === 0) throwProblem('NOT_FOUND')
    const latest = await findShareDecision(tx, application.row.id)
    // Another officer who decides the same confirms it.
    const own =
      latest && latest.account_id === context.actor.id && isUpToDate(context.secrets, latest, application)
        ? latest
        : undefined
    assertNoIssues(validateShareChoice(heirs, answers, own))
    const choice = readShareChoice(heirs, answers)
    const version = (latest?.version ?? 0) + 1
    await insertShareDecision(tx, {
      ...choice,
      application_id: application.row.id,
      version,
      heirs: JSON.stringify(heirsOf(context.secrets, application)),
      account_id: context.actor.id,
      at: context.now(),
    })
    await updateApplication(tx, application.row, {})
    await recordAuditEntry(tx, context.actor, 'application.shares-decided', `application:${applicationNo}`, {
      version,
      basis: choice.basis,
      shares: choice.shares.map((share) => (share / 100).toFixed(2)).join(' + '),
      ...(choice.reason && { reason: choice.reason }),
    })
  })
  return null
}
