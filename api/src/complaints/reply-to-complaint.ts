import type { FastifyRequest } from 'fastify'
import { complaintMoves } from '../../../domain/src/complaints/moves.ts'
import { actionsOpenToComplainant } from '../../../domain/src/complaints/open-actions.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { replyPart, type checkComplaint as statusCall } from '../../../domain/src/contracts/complaints.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { calendarOf, clockOf, standingOf } from './complaint.ts'
import { findOwnComplaint } from './find-own-complaint.ts'
import { insistOnParts, judgeAnswers } from './judge-answers.ts'
import { addAttachments, keepAttachments } from './keep-attachments.ts'
import { makeMove } from './make-move.ts'
import { readParts } from './read-parts.ts'
import { findByTicket, lockComplaint } from './repository.ts'
import { tellComplainant } from './tell-complainant.ts'

export const checkComplaint = async (context: Context, proof: InputOf<typeof statusCall>) =>
  await tellComplainant(context, await findOwnComplaint(context, proof))

/** Answers, appeals, or says how satisfied they are: whatever the state opens to who complained. */
export async function replyToComplaint(context: Context, _input: object, request: FastifyRequest) {
  // Before a byte is read: nobody has proved anything yet.
  await context.limits.count('complaints-by-address', context.address)
  const { json, files } = await readParts(request, 'reply')
  const read = replyPart.safeParse(json)
  if (!read.success) return refuse('MALFORMED')
  const { ticketNo, mobile, captchaId, captcha, action, ...given } = read.data
  const row = await findOwnComplaint(context, { ticketNo, mobile, captchaId, captcha })
  const calendar = await calendarOf(context)
  const isOpen = (standing: ReturnType<typeof standingOf>) => actionsOpenToComplainant(standing, clockOf(calendar)).includes(action)
  if (!isOpen(standingOf(row))) return refuse('MOVE_NOT_OPEN')
  const kept = await judgeAnswers(context, complaintMoves[action].asks, given)
  insistOnParts(kept, files.length)
  const stored = await keepAttachments(context, kept, files)
  const { attachments: _rows, ...reply } = kept
  await context.db.transaction().execute(async (tx) => {
    // A second press at the same moment finds that the first has gone through.
    const locked = await lockComplaint(tx, row.id)
    if (!isOpen(standingOf(locked))) refuse('MOVE_NOT_OPEN')
    const { actId } = await makeMove(tx, context, { row: locked, action, reply, calendar, actor: context.actor })
    await addAttachments(tx, { complaint_id: row.id, act_id: actId }, stored)
  })
  return await tellComplainant(context, (await findByTicket(context.db, row.ticket_no)) ?? refuse('NOT_FOUND'))
}
