import { fiscalYearOf } from '../../../domain/src/language/dates.ts'
import { listNewDevices } from '../accounts/new-devices.ts'
import { listRoles } from '../accounts/repository.ts'
import { isStaff } from '../applications/person.ts'
import { listAlerts } from '../outbox/list-alerts.ts'
import type { Context } from '../platform/context.ts'
import { applicantDashboard } from './applicant-dashboard.ts'
import { listMessages } from './list-messages.ts'
import { prepareAsking } from './prepare-asking.ts'
import { staffDashboard } from './staff-dashboard.ts'

/** domain/6-reports.md 6.4. */
export async function getDashboard(context: Context) {
  const asking = await prepareAsking(context)
  const [[role], board, devices, alerts, messages] = await Promise.all([
    listRoles(context.db, context.actor.id),
    isStaff(context.actor) ? staffDashboard(asking) : applicantDashboard(asking),
    listNewDevices(context),
    listAlerts(context),
    listMessages(context),
  ])
  return {
    role: role?.code ?? context.actor.userType,
    fiscalYear: yearInFull(asking.today),
    ...board,
    messages: [...devices, ...alerts, ...messages],
  }
}

/** 2026-2027, as the paper writes it. */
const yearInFull = (today: string) => {
  const first = Number(fiscalYearOf(today).begins.slice(0, 4))
  return `${first}-${first + 1}`
}
