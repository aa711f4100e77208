import { fiscalYearOf } from '@wewb/domain/language/dates'
import { listNewDeviceAlerts } from '#identity/accounts/new-devices.ts'
import { listAccountRoles } from '#identity/accounts/queries.ts'
import { isStaff } from '#identity/access/person.ts'
import { listMessageAlerts } from '#messaging/outbox/list-alerts.ts'
import type { Context } from '#server/context.ts'
import { applicantDashboard } from './applicant-dashboard.ts'
import { listDashboardMessages } from './list-dashboard-messages.ts'
import { createDashboardContext } from './create-dashboard-context.ts'
import { staffDashboard } from './staff-dashboard.ts'

/** Builds a user's dashboard from the dashboards of their roles (docs/domain/reports.md). */
export async function getDashboard(context: Context) {
  const dashboardContext = await createDashboardContext(context)
  const [[role], board, devices, alerts, messages] = await Promise.all([
    listAccountRoles(context.db, context.actor.id),
    isStaff(context.actor) ? staffDashboard(dashboardContext) : applicantDashboard(dashboardContext),
    listNewDeviceAlerts(context),
    listMessageAlerts(context),
    listDashboardMessages(context),
  ])
  return {
    role: role?.code ?? context.actor.userType,
    fiscalYear: yearInFull(dashboardContext.today),
    ...board,
    messages: [...devices, ...alerts, ...messages],
  }
}

/** Formats the fiscal year as 2026-2027. */
const yearInFull = (today: string) => {
  const first = Number(fiscalYearOf(today).begins.slice(0, 4))
  return `${first}-${first + 1}`
}
