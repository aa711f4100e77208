import { complaintMoves } from '../../../domain/src/complaints/moves.ts'
import { actionsOpenTo } from '../../../domain/src/complaints/open-actions.ts'
import type { takeComplaintAction as actionCall } from '../../../domain/src/contracts/complaints.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { issue } from '../../../domain/src/fields/issue.ts'
import type { Context } from '../platform/context.ts'
import { insist, refuse } from '../platform/problem.ts'
import { calendarOf, clockOf, standingOf } from './complaint.ts'
import { judgeAnswers } from './judge-answers.ts'
import { listHandlers } from './list-handlers.ts'
import { makeMove } from './make-move.ts'
import { lockComplaint } from './repository.ts'
import { seeComplaint } from './see-complaint.ts'

/** What an officer does with a complaint, if it is open to the seat and the complaint is still the one that was read. */
export async function takeAction(context: Context, { ticketNo, action, revision, ...given }: InputOf<typeof actionCall>) {
  const { row: seen, officer } = await seeComplaint(context, ticketNo)
  const calendar = await calendarOf(context)
  return await context.db.transaction().execute(async (tx) => {
    const row = await lockComplaint(tx, seen.id)
    if (row.revision !== revision) refuse('VERSION_CONFLICT', { data: { revision: row.revision } })
    if (!actionsOpenTo(standingOf(row), officer, clockOf(calendar)).includes(action)) refuse('MOVE_NOT_OPEN')
    const reply = await judgeAnswers({ ...context, db: tx }, complaintMoves[action].asks, given)
    if (action === 'ASSIGN') await insistOnHandler({ ...context, db: tx }, row.accused_office, reply.officeId)
    const made = await makeMove(tx, context, { row, action, reply, calendar, actor: context.actor })
    return { ticketNo, state: made.state, revision: made.revision }
  })
}

/** The accused office is no choice, nor is one that handles no complaints. */
async function insistOnHandler({ db }: Pick<Context, 'db'>, accused: number | null, chosen: unknown) {
  const handlers = await listHandlers(db, accused)
  if (!handlers.some(({ id }) => String(id) === chosen)) insist([issue('officeId', 'not-an-option')])
}
