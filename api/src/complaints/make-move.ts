import { afterMove } from '../../../domain/src/complaints/after-move.ts'
import { complaintMoves, type ComplaintAction } from '../../../domain/src/complaints/moves.ts'
import type { Calendar } from '../../../domain/src/complaints/deadlines.ts'
import type { Answers } from '../../../domain/src/conditions/holds.ts'
import type { Actor, Portal } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { record } from '../platform/record.ts'
import { answersOf, columnsOf, standingOf } from './complaint.ts'
import { changeComplaint, insertAct, type ComplaintRow } from './repository.ts'
import { tellByMessage } from './tell-by-message.ts'

type Making = { row: ComplaintRow; action: ComplaintAction; reply: Answers; calendar: Calendar; actor: Actor }

/** The only way a complaint moves, once it is known that it may: row, act, audit and message together. */
export async function makeMove(tx: Tx, portal: Pick<Portal, 'secrets' | 'jobs' | 'now'>, making: Making) {
  const { row, action, reply, calendar, actor } = making
  const standing = afterMove(standingOf(row), action, reply, calendar)
  const revision = await changeComplaint(tx, row, columnsOf(standing))
  const act = await insertAct(tx, {
    complaint_id: row.id,
    action,
    from_state: row.state,
    to_state: standing.state,
    by_side: actor.id ? 'STAFF' : 'COMPLAINANT',
    by_id: actor.id || null,
    reply_sealed: portal.secrets.seal(JSON.stringify(reply)),
    at: portal.now(),
  })
  await record(tx, actor, 'complaint.acted', `complaint:${row.ticket_no}`, { action, from: row.state, to: standing.state })
  const template = complaintMoves[action].tells
  if (template)
    await tellByMessage(tx, portal.jobs, {
      ticketNo: row.ticket_no,
      language: row.language,
      answers: answersOf(portal.secrets, row),
      template,
      dueOn: standing.dueOn,
      hearingDate: reply.hearingDate,
    })
  return { actId: act.id, state: standing.state, revision }
}
