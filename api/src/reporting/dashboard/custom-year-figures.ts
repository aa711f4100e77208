import { countWorkingDays } from '@wewb/domain/engine/evaluation/working-days'
import { listHolidays } from '#casework/applications/queries.ts'
import type { DashboardContext, Headline } from './dashboard-definition.ts'
import { fiscalYearToDate, type DateRange } from './periods.ts'
import {
  averageDaysToHandOver,
  countDecisions,
  countOverdueComplaints,
  countReferredReturnees,
  idsReferredSince,
  type DecisionCount,
} from './year-figure-queries.ts'

/** An application is decided in time if all its desks together stayed within their working days. */
export const decidedInTime: Headline = {
  code: 'YEAR_IN_TIME',
  label: { bn: 'সময়ের মধ্যে সিদ্ধান্ত', en: 'Decided in time' },
  unit: 'percent',
  count: async (context) => {
    const { previous, ...now } = fiscalYearToDate(context.today)
    const shareOf = await validate(context)
    return { value: await shareOf(now), change: { kind: 'last-year', value: await shareOf(previous) } }
  },
}

async function validate({ db, services }: DashboardContext) {
  const holidays = await listHolidays(db)
  const given = new Map(
    services.map(({ id, workflow }) => [id, workflow.desks.reduce((sum, { workingDays }) => sum + workingDays, 0)]),
  )
  return async (days: DateRange): Promise<number> => {
    const { from, to } = days
    const rows = await countDecisions(db, [...given.keys()], days)
    const first = rows.reduce((day, { received_on }) => (received_on < day ? received_on : day), from)
    const passed = countWorkingDays(first, to, holidays)
    const isInTime = ({ service, received_on, decided_on }: DecisionCount) =>
      (passed.get(decided_on) ?? 0) - (passed.get(received_on) ?? 0) <= (given.get(service) ?? 0)
    const all = rows.reduce((sum, { n }) => sum + n, 0)
    const inTime = rows.reduce((sum, row) => sum + (isInTime(row) ? row.n : 0), 0)
    return all === 0 ? 0 : Math.round((inTime / all) * 1000) / 10
  }
}

/** Average days from the registration until the family received the body. */
export const averageRepatriationDays: Headline = {
  code: 'YEAR_DAYS_HOME',
  label: { bn: 'মৃতদেহ আনতে গড়ে লাগা দিন', en: 'Days until a body is handed over, on average' },
  unit: 'days',
  count: async ({ db, today }) => {
    const { value = 0, earlier = 0 } = (await averageDaysToHandOver(db, fiscalYearToDate(today))) ?? {}
    return { value, change: { kind: 'last-year', value: earlier } }
  },
}

/** Counts returnees who were referred to a provider. */
export const referredReturnees: Headline = {
  code: 'YEAR_REFERRED',
  label: { bn: 'সেবাদাতার কাছে পাঠানো প্রত্যাগত কর্মী', en: 'Returnees referred' },
  unit: 'people',
  filter: (eb, { today }) => eb('id', 'in', idsReferredSince(fiscalYearToDate(today).from)),
  count: async ({ db, today }) => {
    const { value = 0, earlier = 0 } = (await countReferredReturnees(db, fiscalYearToDate(today))) ?? {}
    return { value, change: { kind: 'last-year', value: earlier } }
  },
}

/** Counts open complaints past their final due date. */
export const overdueComplaints: Headline = {
  code: 'COMPLAINTS_UNSETTLED',
  label: { bn: '৩০ কর্মদিবসেও নিষ্পত্তি না হওয়া অভিযোগ', en: 'Complaints open for more than 30 working days' },
  permission: 'complaint-list:view',
  count: async ({ db, today }) => ({ value: await countOverdueComplaints(db, today) }),
}
