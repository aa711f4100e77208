import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Move } from '@wewb/domain/engine/definition/workflow'
import { hasDocumentField, actionFieldsOf, effectsOf } from '@wewb/domain/engine/evaluation/reply'
import type { WorkflowState } from '@wewb/domain/engine/evaluation/workflow-state'
import type { Field } from '@wewb/domain/engine/fields/field'
import type { EvaluationContext } from '@wewb/domain/engine/fields/kind'
import { neededEntriesOfFields, loadLists } from '#administration/lookups/load-lists.ts'
import type { Portal } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { recordAuditEntries } from '#server/audit-log.ts'
import { lockBudget } from '#services/setups/queries.ts'
import { assertGrantable } from '#casework/claims/assert-grantable.ts'
import { assertChequeNotGiven, assertChequeValid, assertNoOpenReport } from '#casework/claims/money-out.ts'
import { updateClaimStates } from '#casework/claims/queries.ts'
import { assertCrossChecksAnswered } from '#casework/cross-checks/assert-answered.ts'
import { assertSharesConfirmed } from '#casework/shares/decided-shares.ts'
import { assertRecommended } from './assert-recommended.ts'
import { runEffects } from './effects.ts'
import { findApplication } from './application.ts'
import { loadEvaluationContext } from './evaluation-context.ts'
import { hearingOf } from './application-views.ts'
import { listUnheardAppeals } from './hearers.ts'
import { updateRenewedInstalmentToDue } from './instalment-queries.ts'
import { getOpenMove } from './get-open-move.ts'
import { updatePaymentObligation } from './payment-obligation.ts'
import { systemPerson } from '#identity/access/person.ts'
import {
  actOf,
  auditEntryOf,
  workflowStateColumns,
  prepareMove,
  notificationOf,
  type MoveRequest,
} from './prepare-move.ts'
import { replyDocumentLookup } from './reply-documents.ts'
import { addActs, listHolidays, updateApplication, withdrawAward } from './queries.ts'
import { notifyApplicant } from './notify-applicant.ts'

/**
 * Executes one move on a locked application: the engine checks that it is open and the reply valid; then row, history,
 * audit event and message are written in one transaction.
 */
export async function executeMove(tx: Tx, portal: MoveContext, request: MoveRequest): Promise<MoveResult> {
  const result = await executeSingleMove(tx, portal, request)
  return (await followUp(tx, portal, request)) ?? result
}

type MoveContext = Pick<Portal, 'jobs' | 'now' | 'secrets' | 'extensions'>
export type MoveResult = { workflowState: WorkflowState; revision: number }

/** Executes the automatic move that follows, for example an approved amount to the payment queue. */
async function followUp(
  tx: Tx,
  portal: MoveContext,
  { application: { row, definition } }: MoveRequest,
): Promise<MoveResult | undefined> {
  if (!definition.workflow.moves.some(({ automatic }) => automatic)) return undefined
  const followUp = await findApplication(tx, portal.secrets, row.no)
  const next = followUp?.definition.workflow.moves.find(
    ({ automatic, from }) => automatic && from.includes(followUp.workflowState.state),
  )
  if (!followUp || !next) return undefined
  return await executeMove(tx, portal, {
    application: followUp,
    person: systemPerson,
    evaluationContext: await loadEvaluationContext({ ...portal, db: tx }, followUp),
    move: next.id,
    reply: {},
  })
}

async function executeSingleMove(tx: Tx, portal: MoveContext, request: MoveRequest): Promise<MoveResult> {
  const { application, reply, extraColumns = {} } = request
  const { workflow } = application.definition
  const move = getOpenMove(request)
  const about = { db: tx, secrets: portal.secrets, application, evaluationContext: request.evaluationContext }
  await assertChequeNotGiven(tx, application, move)
  await assertChequeValid(tx, application, move)
  const flags = request.person.isSystem ? [] : await assertCrossChecksAnswered(about, move, request.isBulk)
  await assertSharesConfirmed(tx, portal.secrets, request, move.to)
  const actionFields = actionFieldsOf(move, workflow, application.workflowState)
  const listed = await withListsOf(tx, actionFields, reply, await countBudgetAgain(tx, request, move))
  const context = hasDocumentField(actionFields)
    ? { ...listed, documents: await replyDocumentLookup(tx, portal, request) }
    : listed
  const prepared = prepareMove(portal, request, move, context)
  const { workflowState, normalizedReply, amount, personId, on } = prepared
  assertRecommended(prepared)
  await assertNoOpenReport(tx, application, workflowState)
  await assertGrantable(tx, portal, prepared)
  const columns = workflowStateColumns(prepared, portal, workflowState.desk ? await listHolidays(tx) : new Set())
  const revision = await updateApplication(tx, application.row, {
    ...extraColumns,
    ...columns,
    ...(amount === undefined ? {} : { amount }),
    ...(typeof normalizedReply.initialApproveStatus === 'string'
      ? { initial_approve: Number(normalizedReply.initialApproveStatus) }
      : {}),
  })
  await updateClaimStates(tx, [application.row.id], on)
  if (application.workflowState.approvalStatus === 2 && workflowState.approvalStatus !== 2) {
    await withdrawAward(tx, application.row)
    await updateRenewedInstalmentToDue(tx, application.row.id)
  }
  await updatePaymentObligation(tx, portal, application, workflowState, on)
  const outcome = await runEffects(portal.extensions, effectsOf(move, workflow, application.workflowState), {
    tx,
    portal,
    application,
    evaluationContext: context,
    reply: normalizedReply,
    personId,
    on,
  })
  await addActs(tx, [actOf(prepared, portal, outcome)])
  await recordAuditEntries(tx, [auditEntryOf(prepared, flags)])
  const isUnheard =
    workflowState.state === 'appealed' &&
    (await listUnheardAppeals(tx, portal.secrets, [application.row.id])).length > 0
  const notification = notificationOf(prepared, outcome, hearingOf(workflow, columns, isUnheard))
  if (notification) await notifyApplicant(tx, portal.jobs, notification)
  return { workflowState, revision }
}

/** Adds the lookup entries that an officer's reply refers to. */
async function withListsOf(
  tx: Tx,
  actionFields: readonly Field[],
  reply: Answers,
  context: EvaluationContext,
): Promise<EvaluationContext> {
  const lists = await loadLists(tx, neededEntriesOfFields(actionFields, reply))
  return { ...context, lists: (source, value) => context.lists?.(source, value) ?? lists(source, value) }
}

/** Locks and recounts the budget of a circular, so that two concurrent approvals cannot both spend the rest. */
async function countBudgetAgain(
  tx: Tx,
  { application, evaluationContext }: MoveRequest,
  move: Move,
): Promise<EvaluationContext> {
  const grants = actionFieldsOf(move, application.definition.workflow, application.workflowState).some(
    ({ id }) => id === 'approvedAmount',
  )
  if (!grants || application.row.setup_id === null) return evaluationContext
  return {
    ...evaluationContext,
    facts: { ...evaluationContext.facts, 'budget.left': await lockBudget(tx, application.row.setup_id) },
  }
}
