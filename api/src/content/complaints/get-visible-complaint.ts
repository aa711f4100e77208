import { mayViewComplaint, type Officer } from '@wewb/domain/content/complaints/complaint-access'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { loadOfficer, workflowStateOf } from './complaint.ts'
import { findByTicket, type ComplaintRow } from './queries.ts'

/** Rejects with NOT_FOUND when the officer may not see the complaint. */
export async function getVisibleComplaint(
  context: Context,
  ticketNo: string,
): Promise<{ row: ComplaintRow; officer: Officer }> {
  const row = await findByTicket(context.db, ticketNo)
  const officer = await loadOfficer(context)
  return row && mayViewComplaint(workflowStateOf(row), officer) ? { row, officer } : throwProblem('NOT_FOUND')
}
