import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import type {
  DashboardContext,
  RoleDashboard,
  ApplicationExpressions,
  Tile,
} from '#reporting/dashboard/dashboard-definition.ts'
import { waitingTile } from '#reporting/dashboard/desk-tiles.ts'
import { monthToDate, type DateRange } from '#reporting/dashboard/periods.ts'
import { isVisible } from '#reporting/dashboard/application-filters.ts'
import { arrivalDay, countChequeLeavesLeft, idsGivenCheque, serviceType, sumChequesGiven } from './queries.ts'

const daysAhead = 3
const airportsOf = ({ seat: { office } }: DashboardContext) => (office?.kind === 'airport' ? [...office.places] : [])

/** Applications on the way to this airport with a flight in this period. */
const arriving = (eb: ApplicationExpressions, context: DashboardContext, { from, to }: DateRange) =>
  eb.and([
    isVisible(eb, context),
    eb('service', '=', 'fa-repatriation'),
    eb('state', '=', 'on-the-way'),
    eb('stage', '=', 'FLIGHT_FIXED'),
    eb.between(arrivalDay, from, to),
  ])

const opensTo = 'repatriation-application:view'

const arrivalsToday: Tile = {
  code: 'ARRIVALS_TODAY',
  label: { bn: 'আজ আসছেন', en: 'Arriving today' },
  permission: opensTo,
  isUrgent: true,
  filter: (eb, context) => arriving(eb, context, { from: context.today, to: context.today }),
}

const arrivalsSoon: Tile = {
  code: 'ARRIVALS_SOON',
  label: { bn: 'আগামী ৩ দিনে আসবেন', en: 'Arriving in the next 3 days' },
  permission: opensTo,
  filter: (eb, context) =>
    arriving(eb, context, { from: addDays(context.today, 1), to: addDays(context.today, daysAhead) }),
}

const bodiesComing: Tile = {
  code: 'BODIES_COMING',
  label: { bn: 'আজ থেকে ৩ দিনে মৃতদেহ আসবে', en: 'Bodies coming, today and the next 3 days' },
  permission: opensTo,
  filter: (eb, context) =>
    eb.and([
      arriving(eb, context, { from: context.today, to: addDays(context.today, daysAhead) }),
      eb(serviceType, '=', 'DEAD_BODY'),
    ]),
}

const chequesGiven: Tile = {
  code: 'CHEQUES_GIVEN',
  label: { bn: 'এ মাসে দেওয়া চেক', en: 'Cheques given this month' },
  permission: 'burial-cost:view',
  filter: (eb, context) => eb('id', 'in', idsGivenCheque(airportsOf(context), monthToDate(context.today).from)),
  count: async (context) => {
    const sums = await sumChequesGiven(context.db, airportsOf(context), monthToDate(context.today))
    const { value = 0, amount = 0, earlier = 0 } = sums ?? {}
    return { value, amount, change: { kind: 'last-month', value: earlier } }
  },
}

const chequesLeft: Tile = {
  code: 'CHEQUES_LEFT',
  label: { bn: 'চেক বইয়ে বাকি পাতা', en: 'Leaves left in the cheque books' },
  permission: 'burial-cost:view',
  count: async (context) => ({
    value: await countChequeLeavesLeft(context.db, airportsOf(context)),
    url: '/burial-cost?tab=cheques',
  }),
}

export const airportOfficerDashboard: RoleDashboard = {
  roles: ['AIRPORT_OFFICER'],
  tiles: [arrivalsToday, arrivalsSoon, bodiesComing, waitingTile, chequesGiven, chequesLeft],
  series: [],
}
