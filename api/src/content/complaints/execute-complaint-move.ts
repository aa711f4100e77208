import { applyComplaintMove } from '@wewb/domain/content/complaints/apply-complaint-move'
import { complaintMoves, type ComplaintAction } from '@wewb/domain/content/complaints/moves'
import type { ComplaintCalendar } from '@wewb/domain/content/complaints/deadlines'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Actor, Portal } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { decryptAnswers, workflowStateColumns, workflowStateOf } from './complaint.ts'
import { updateComplaint, insertAct, type ComplaintRow } from './queries.ts'
import { notifyComplainant } from './notify-complainant.ts'

type ComplaintMoveInput = {
  row: ComplaintRow
  action: ComplaintAction
  reply: Answers
  calendar: ComplaintCalendar
  actor: Actor
}

/**
 * Executes a move that the caller has already permitted: writes row, act, audit event and message in one transaction.
 */
export async function executeComplaintMove(
  tx: Tx,
  portal: Pick<Portal, 'secrets' | 'jobs' | 'now'>,
  input: ComplaintMoveInput,
) {
  const { row, action, reply, calendar, actor } = input
  const workflowState = applyComplaintMove(workflowStateOf(row), action, reply, calendar)
  const revision = await updateComplaint(tx, row, workflowStateColumns(workflowState))
  const act = await insertAct(tx, {
    complaint_id: row.id,
    action,
    from_state: row.state,
    to_state: workflowState.state,
    by_side: actor.id ? 'STAFF' : 'COMPLAINANT',
    by_id: actor.id || null,
    reply_sealed: portal.secrets.encrypt(JSON.stringify(reply)),
    at: portal.now(),
  })
  await recordAuditEntry(tx, actor, 'complaint.acted', `complaint:${row.ticket_no}`, {
    action,
    from: row.state,
    to: workflowState.state,
  })
  const template = complaintMoves[action].notifies
  if (template)
    await notifyComplainant(tx, portal.jobs, {
      ticketNo: row.ticket_no,
      language: row.language,
      answers: decryptAnswers(portal.secrets, row),
      template,
      dueOn: workflowState.dueOn,
      hearingDate: reply.hearingDate,
    })
  return { actId: act.id, state: workflowState.state, revision }
}
