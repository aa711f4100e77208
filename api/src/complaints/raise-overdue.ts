import { afterLapse, afterRaise } from '../../../domain/src/complaints/after-move.ts'
import type { ComplaintStanding } from '../../../domain/src/complaints/standing.ts'
import type { ComplaintDesk } from '../../../domain/src/complaints/states.ts'
import type { Calendar } from '../../../domain/src/complaints/deadlines.ts'
import type { Portal } from '../platform/context.ts'
import { portalActs, record } from '../platform/record.ts'
import { calendarOf, columnsOf, standingOf } from './complaint.ts'
import { changeComplaint, insertAct, lockComplaint } from './repository.ts'

type Round = Pick<Portal, 'db' | 'secrets' | 'now'>
type Change = (before: ComplaintStanding, calendar: Calendar) => ComplaintStanding

/** The director is the last to whom it can rise. */
const belowDirector: readonly ComplaintDesk[] = ['GRIEVANCE', 'OFFICE', 'ASSISTANT_DIRECTOR']

/** Each morning: a complaint that lies too long rises, and one whose complainant never answered goes back to who asked. */
export async function raiseOverdueComplaints(portal: Round) {
  const calendar = await calendarOf(portal)
  await moveAll(portal, calendar, ['COMPLAINANT'], 'LAPSE', afterLapse)
  await moveAll(portal, calendar, belowDirector, 'RAISE', afterRaise)
}

async function moveAll(portal: Round, calendar: Calendar, desks: readonly ComplaintDesk[], action: 'LAPSE' | 'RAISE', change: Change) {
  const { db, secrets, now } = portal
  const overdue = await db.selectFrom('complaint').select('id').where('desk', 'in', desks).where('due_on', '<', calendar.today).execute()
  for (const { id } of overdue)
    await db.transaction().execute(async (tx) => {
      const row = await lockComplaint(tx, id)
      // Somebody may have acted while the others were being raised.
      if (!desks.includes(row.desk) || (row.due_on ?? calendar.today) >= calendar.today) return
      const standing = change(standingOf(row), calendar)
      await changeComplaint(tx, row, columnsOf(standing))
      await insertAct(tx, { complaint_id: id, action, from_state: row.state, to_state: standing.state, by_side: 'PORTAL', by_id: null, reply_sealed: secrets.seal('{}'), at: now() }) // prettier-ignore
      await record(tx, portalActs, 'complaint.raised', `complaint:${row.ticket_no}`, { action, from: row.desk, to: standing.desk })
    })
}
