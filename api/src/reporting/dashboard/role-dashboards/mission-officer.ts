import type { DashboardContext, RoleDashboard, Tile } from '#reporting/dashboard/dashboard-definition.ts'
import { lateTile, waitingTile } from '#reporting/dashboard/desk-tiles.ts'
import { pendingByService } from '#reporting/dashboard/pending-series.ts'
import { monthToDate } from '#reporting/dashboard/periods.ts'
import { isVisible } from '#reporting/dashboard/application-filters.ts'
import { countNewMembers, idsOfNewMembers, idsWithFee, serviceType, sumFeesByCurrency } from './queries.ts'

const missionsOf = ({ seat: { office } }: DashboardContext) => (office?.kind === 'mission' ? [...office.places] : [])

const membersThisMonth: Tile = {
  code: 'MEMBERS_MONTH',
  label: { bn: 'এ মাসে নতুন সদস্য', en: 'New members this month' },
  unit: 'people',
  permission: 'membership:view',
  filter: (eb, context) => eb('id', 'in', idsOfNewMembers(missionsOf(context), monthToDate(context.today).from)),
  count: async (context) => {
    const counts = await countNewMembers(context.db, missionsOf(context), monthToDate(context.today))
    const { value = 0, earlier = 0 } = counts ?? {}
    return { value, change: { kind: 'last-month', value: earlier } }
  },
}

const openDeaths: Tile = {
  code: 'DEATHS_OPEN',
  label: { bn: 'চলমান মৃত্যুর নথি', en: 'Open cases of death' },
  permission: 'repatriation-application:view',
  filter: (eb, context) =>
    eb.and([
      isVisible(eb, context),
      eb('service', '=', 'fa-repatriation'),
      eb('desk', 'is not', null),
      eb(serviceType, 'in', ['DEAD_BODY', 'BURIAL_ABROAD']),
    ]),
}

/** Fees are paid in the local currency; the amount is shown only if there is one currency. */
const feesThisMonth: Tile = {
  code: 'FEES_MONTH',
  label: { bn: 'এ মাসে সদস্য ফি', en: 'Membership fees this month' },
  permission: 'membership:view',
  filter: (eb, context) => eb('id', 'in', idsWithFee(missionsOf(context), monthToDate(context.today).from)),
  count: async (context) => {
    const rows = await sumFeesByCurrency(context.db, missionsOf(context), monthToDate(context.today).from)
    const [only] = rows
    return {
      value: rows.reduce((sum, { value }) => sum + value, 0),
      ...(only && rows.length === 1 ? { amount: only.amount, currency: only.currency } : {}),
    }
  },
}

export const missionOfficerDashboard: RoleDashboard = {
  roles: ['MISSION_OFFICER'],
  tiles: [waitingTile, lateTile, membersThisMonth, feesThisMonth, openDeaths],
  series: [pendingByService],
}
