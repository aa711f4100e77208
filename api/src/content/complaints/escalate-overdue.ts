import { lapseInformationRequest, escalateComplaint } from '@wewb/domain/content/complaints/apply-complaint-move'
import type { ComplaintWorkflowState } from '@wewb/domain/content/complaints/complaint-access'
import type { ComplaintDesk } from '@wewb/domain/content/complaints/states'
import type { ComplaintCalendar } from '@wewb/domain/content/complaints/deadlines'
import type { Portal } from '#server/context.ts'
import { systemActor, recordAuditEntry } from '#server/audit-log.ts'
import { loadCalendar, workflowStateColumns, workflowStateOf } from './complaint.ts'
import { updateComplaint, insertAct, listOverdueComplaints, lockComplaint } from './queries.ts'

type JobRun = Pick<Portal, 'db' | 'secrets' | 'now'>
type Change = (before: ComplaintWorkflowState, calendar: ComplaintCalendar) => ComplaintWorkflowState

/** Desks from which a complaint escalates; the director is the last one. */
const belowDirector: readonly ComplaintDesk[] = ['GRIEVANCE', 'OFFICE', 'ASSISTANT_DIRECTOR']

/**
 * Runs each morning: escalates overdue complaints, and returns those whose complainant did not reply to the desk that
 * requested the information.
 */
export async function escalateOverdueComplaints(portal: JobRun) {
  const calendar = await loadCalendar(portal)
  await moveAll(portal, calendar, ['COMPLAINANT'], 'LAPSE', lapseInformationRequest)
  await moveAll(portal, calendar, belowDirector, 'RAISE', escalateComplaint)
}

async function moveAll(
  portal: JobRun,
  calendar: ComplaintCalendar,
  desks: readonly ComplaintDesk[],
  action: 'LAPSE' | 'RAISE',
  change: Change,
) {
  const { db, secrets, now } = portal
  const overdue = await listOverdueComplaints(db, desks, calendar.today)
  for (const { id } of overdue)
    await db.transaction().execute(async (tx) => {
      const row = await lockComplaint(tx, id)
      // An officer may have acted since the list was read.
      if (!desks.includes(row.desk) || (row.due_on ?? calendar.today) >= calendar.today) return
      const workflowState = change(workflowStateOf(row), calendar)
      await updateComplaint(tx, row, workflowStateColumns(workflowState))
      await insertAct(tx, {
        complaint_id: id,
        action,
        from_state: row.state,
        to_state: workflowState.state,
        by_side: 'PORTAL',
        by_id: null,
        reply_sealed: secrets.encrypt('{}'),
        at: now(),
      })
      await recordAuditEntry(tx, systemActor, 'complaint.raised', `complaint:${row.ticket_no}`, {
        action,
        from: row.desk,
        to: workflowState.desk,
      })
    })
}
