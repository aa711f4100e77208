import type { FastifyRequest } from 'fastify'
import { complaintMoves } from '@wewb/domain/content/complaints/moves'
import { availableComplainantActions } from '@wewb/domain/content/complaints/available-actions'
import type { InputOf } from '@wewb/domain/http/contract'
import {
  complaintReplyPart,
  type checkComplaint as checkComplaintEndpoint,
} from '@wewb/domain/content/complaint-contracts'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { loadCalendar, clockOf, workflowStateOf } from './complaint.ts'
import { getOwnComplaint } from './get-own-complaint.ts'
import { assertAttachmentParts, validateAnswers } from './validate-answers.ts'
import { storeAttachments } from './store-attachments.ts'
import { executeComplaintMove } from './execute-complaint-move.ts'
import { parseMultipartForm } from './parse-multipart-form.ts'
import { findByTicket, insertAttachments, lockComplaint } from './queries.ts'
import { presentToComplainant } from './present-to-complainant.ts'

export const checkComplaint = async (context: Context, proof: InputOf<typeof checkComplaintEndpoint>) =>
  await presentToComplainant(context, await getOwnComplaint(context, proof))

/** Executes the action of the complainant that the state permits: reply, appeal or rate. */
export async function replyToComplaint(context: Context, _input: object, request: FastifyRequest) {
  // Counts before the body is read, because the sender has proved nothing yet.
  await context.limits.consume('complaints-by-address', context.address)
  const { json, files } = await parseMultipartForm(request, 'reply')
  const read = complaintReplyPart.safeParse(json)
  if (!read.success) return throwProblem('MALFORMED')
  const { ticketNo, mobile, captchaId, captcha, action, ...given } = read.data
  const row = await getOwnComplaint(context, { ticketNo, mobile, captchaId, captcha })
  const calendar = await loadCalendar(context)
  const isOpen = (workflowState: ReturnType<typeof workflowStateOf>) =>
    availableComplainantActions(workflowState, clockOf(calendar)).includes(action)
  if (!isOpen(workflowStateOf(row))) return throwProblem('MOVE_NOT_OPEN')
  const normalized = await validateAnswers(context, complaintMoves[action].actionFields, given)
  assertAttachmentParts(normalized, files.length)
  const stored = await storeAttachments(context, normalized, files)
  const { attachments: _rows, ...reply } = normalized
  await context.db.transaction().execute(async (tx) => {
    // Checks again under the lock: a double click may already have executed the action.
    const locked = await lockComplaint(tx, row.id)
    if (!isOpen(workflowStateOf(locked))) throwProblem('MOVE_NOT_OPEN')
    const { actId } = await executeComplaintMove(tx, context, {
      row: locked,
      action,
      reply,
      calendar,
      actor: context.actor,
    })
    await insertAttachments(tx, { complaint_id: row.id, act_id: actId }, stored)
  })
  return await presentToComplainant(
    context,
    (await findByTicket(context.db, row.ticket_no)) ?? throwProblem('NOT_FOUND'),
  )
}
