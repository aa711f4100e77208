import { complaintMoves } from '@wewb/domain/content/complaints/moves'
import { availableOfficerActions } from '@wewb/domain/content/complaints/available-actions'
import type { takeComplaintAction as takeComplaintActionEndpoint } from '@wewb/domain/content/complaint-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { issue } from '@wewb/domain/engine/fields/issue'
import type { Context } from '#server/context.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { loadCalendar, clockOf, workflowStateOf } from './complaint.ts'
import { validateAnswers } from './validate-answers.ts'
import { listHandlerOffices } from './list-handler-offices.ts'
import { executeComplaintMove } from './execute-complaint-move.ts'
import { lockComplaint } from './queries.ts'
import { getVisibleComplaint } from './get-visible-complaint.ts'

/** Executes the action of an officer when the workflow state permits it and the revision is current. */
export async function takeAction(
  context: Context,
  { ticketNo, action, revision, ...submitted }: InputOf<typeof takeComplaintActionEndpoint>,
) {
  const { row: visible, officer } = await getVisibleComplaint(context, ticketNo)
  const calendar = await loadCalendar(context)
  return await context.db.transaction().execute(async (tx) => {
    const row = await lockComplaint(tx, visible.id)
    if (row.revision !== revision) throwProblem('VERSION_CONFLICT', { data: { revision: row.revision } })
    if (!availableOfficerActions(workflowStateOf(row), officer, clockOf(calendar)).includes(action))
      throwProblem('MOVE_NOT_OPEN')
    const reply = await validateAnswers({ ...context, db: tx }, complaintMoves[action].actionFields, submitted)
    if (action === 'ASSIGN') await assertHandlerOffice({ ...context, db: tx }, row.accused_office, reply.officeId)
    const result = await executeComplaintMove(tx, context, { row, action, reply, calendar, actor: context.actor })
    return { ticketNo, state: result.state, revision: result.revision }
  })
}

/** Rejects the accused office, and every office that handles no complaints. */
async function assertHandlerOffice({ db }: Pick<Context, 'db'>, accused: number | null, chosen: unknown) {
  const handlers = await listHandlerOffices(db, accused)
  if (!handlers.some(({ id }) => String(id) === chosen)) assertNoIssues([issue('officeId', 'not-an-option')])
}
