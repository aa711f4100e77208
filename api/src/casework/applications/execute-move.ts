import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Move } from '@wewb/domain/engine/definition/workflow'
import { hasDocumentField, actionFieldsOf, effectsOf } from '@wewb/domain/engine/evaluation/reply'
import type { WorkflowState } from '@wewb/domain/engine/evaluation/workflow-state'
import type { Field } from '@wewb/domain/engine/fields/field'
import type { EvaluationContext } from '@wewb/domain/engine/fields/kind'
import { neededEntriesOfFields, loadLists } from '#administration/lookups/load-lists.ts'
import type { Portal } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { recordAll } from '#server/audit-record.ts'
import { lockBudget } from '#services/setups/queries.ts'
import { runEffects } from './effects.ts'
import { findApplication } from './application.ts'
import { loadEvaluationContext } from './evaluation-context.ts'
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
import { reopenInstalment } from './renewals.ts'
import { replyDocumentLookup } from './reply-documents.ts'
import { addActs, listHolidays, updateApplication, withdrawAward } from './queries.ts'
import { notifyApplicant } from './notify-applicant.ts'

/**
 * Executes one move on a locked application: the engine checks that it is open and the reply valid; then row, history,
 * audit event and message are written in one transaction.
 */
export async function executeMove(tx: Tx, portal: Acting, making: MoveRequest): Promise<Made> {
  const made = await makeOne(tx, portal, making)
  return (await followUp(tx, portal, making)) ?? made
}

type Acting = Pick<Portal, 'jobs' | 'now' | 'secrets' | 'extensions'>
type Made = { standing: WorkflowState; revision: number }

/** Executes the automatic move that follows, for example an approved amount to the payment queue. */
async function followUp(tx: Tx, portal: Acting, { file: { row, definition } }: MoveRequest): Promise<Made | undefined> {
  if (!definition.workflow.moves.some(({ automatic }) => automatic)) return undefined
  const file = await findApplication(tx, portal.secrets, row.no)
  const next = file?.definition.workflow.moves.find(
    ({ automatic, from }) => automatic && from.includes(file.standing.state),
  )
  if (!file || !next) return undefined
  return await executeMove(tx, portal, {
    file,
    person: systemPerson,
    known: await loadEvaluationContext({ ...portal, db: tx }, file),
    move: next.id,
    reply: {},
  })
}

async function makeOne(tx: Tx, portal: Acting, making: MoveRequest): Promise<Made> {
  const { file, reply, besides = {} } = making
  const { workflow } = file.definition
  const move = getOpenMove(making)
  const asks = actionFieldsOf(move, workflow, file.standing)
  const listed = await withListsOf(tx, asks, reply, await countBudgetAnew(tx, making, move))
  const known = hasDocumentField(asks)
    ? { ...listed, documents: await replyDocumentLookup(tx, portal, making) }
    : listed
  const prepared = prepareMove(portal, making, move, known)
  const { standing, kept, amount, personId, on } = prepared
  const revision = await updateApplication(tx, file.row, {
    ...besides,
    ...workflowStateColumns(prepared, portal, standing.desk ? await listHolidays(tx) : new Set()),
    ...(amount === undefined ? {} : { amount }),
    ...(typeof kept.initialApproveStatus === 'string' ? { initial_approve: Number(kept.initialApproveStatus) } : {}),
  })
  if (file.standing.approvalStatus === 2 && standing.approvalStatus !== 2) {
    await withdrawAward(tx, file.row)
    await reopenInstalment(tx, file.row)
  }
  await updatePaymentObligation(tx, portal, file, standing, on)
  const outcome = await runEffects(portal.extensions, effectsOf(move, workflow, file.standing), {
    tx,
    portal,
    file,
    known,
    reply: kept,
    personId,
    on,
  })
  await addActs(tx, [actOf(prepared, portal, outcome)])
  await recordAll(tx, [auditEntryOf(prepared)])
  const telling = notificationOf(prepared, outcome)
  if (telling) await notifyApplicant(tx, portal.jobs, telling)
  return { standing, revision }
}

/** Adds the lookup entries that an officer's reply refers to. */
async function withListsOf(
  tx: Tx,
  asks: readonly Field[],
  reply: Answers,
  known: EvaluationContext,
): Promise<EvaluationContext> {
  const lists = await loadLists(tx, neededEntriesOfFields(asks, reply))
  return { ...known, lists: (source, value) => known.lists?.(source, value) ?? lists(source, value) }
}

/** Locks and recounts the budget of a circular, so that two concurrent approvals cannot both spend the rest. */
async function countBudgetAnew(tx: Tx, { file, known }: MoveRequest, move: Move): Promise<EvaluationContext> {
  const grants = actionFieldsOf(move, file.definition.workflow, file.standing).some(({ id }) => id === 'approvedAmount')
  if (!grants || file.row.setup_id === null) return known
  return { ...known, facts: { ...known.facts, 'budget.left': await lockBudget(tx, file.row.setup_id) } }
}
