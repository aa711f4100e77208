import { getServiceScreen } from '@wewb/domain/access/service-screen'
import { dueDateBefore, escalationDays, firstSupervisorOf } from '@wewb/domain/casework/supervision'
import { isWorkingDay } from '@wewb/domain/engine/evaluation/working-days'
import { findDesk } from '@wewb/domain/engine/evaluation/workflow-state'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { listHolidays } from '#casework/applications/queries.ts'
import { getDefinition } from '#services/definitions/queries.ts'
import type { Portal } from '#server/context.ts'
import { listOverdueDesks, listSupervisors, updateNotifiedRole } from './overdue-queries.ts'

const PART = 500

/**
 * Stores which supervisor got the digest of this morning with an overdue application, for the sentence that the
 * applicant reads. Nobody supervises their own desk.
 */
export async function recordNotifiedSupervisor({ db, now }: Pick<Portal, 'db' | 'now'>) {
  const today = toDhakaDate(now())
  const holidays = await listHolidays(db)
  if (!isWorkingDay(today, holidays)) return
  const dueBy = dueDateBefore(today, escalationDays.supervisor, holidays)
  const supervisors = await listSupervisors(db)
  for (const overdue of await listOverdueDesks(db, dueBy)) {
    const { workflow } = await getDefinition(db, overdue.service, overdue.version)
    const desk = findDesk(workflow, overdue.desk)
    const role = desk && firstSupervisorOf(desk)
    const isNotified = supervisors.some(
      ({ roles, screens }) =>
        role !== undefined &&
        roles.includes(role) &&
        screens.includes(getServiceScreen(overdue.service).id) &&
        ![desk?.role ?? []].flat().some((own) => roles.includes(own)),
    )
    const notified = isNotified && role ? role : null
    // In parts, so that officers do not wait for the whole backlog.
    while ((await updateNotifiedRole(db, overdue, dueBy, notified, PART)) === PART);
  }
}
