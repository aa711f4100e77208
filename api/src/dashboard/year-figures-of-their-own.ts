import { sql } from 'kysely'
import { addDays, isWorkingDay } from '../../../domain/src/engine/working-days.ts'
import { listHolidays } from '../applications/repository.ts'
import type { Asking, Headline } from './board.ts'

import { midnightOf, yearSoFar, type Days } from './spans.ts'

type Decided = { service: string; received_on: string; decided_on: string; n: number }

/** A file is decided in time when all its desks together took no more working days than they are given. */
export const decidedInTime: Headline = {
  code: 'YEAR_IN_TIME',
  label: { bn: 'সময়ের মধ্যে সিদ্ধান্ত', en: 'Decided in time' },
  unit: 'percent',
  count: async (asking) => {
    const { before, ...now } = yearSoFar(asking.today)
    const shareOf = await judge(asking)
    return { value: await shareOf(now), change: { kind: 'last-year', value: await shareOf(before) } }
  },
}

async function judge({ db, services }: Asking) {
  const holidays = await listHolidays(db)
  const given = new Map(services.map(({ id, workflow }) => [id, workflow.desks.reduce((sum, { workingDays }) => sum + workingDays, 0)]))
  return async ({ from, to }: Days): Promise<number> => {
    const { rows } = await sql<Decided>`
      select service, received_on, decided_on, count(*)::int as n from report_file
      where service = any(${[...given.keys()]}) and decided_on between ${from}::date and ${to}::date
      group by service, received_on, decided_on`.execute(db)
    const first = rows.reduce((day, { received_on }) => (received_on < day ? received_on : day), from)
    const passed = workingDaysSince(first, to, holidays)
    const isInTime = ({ service, received_on, decided_on }: Decided) =>
      (passed.get(decided_on) ?? 0) - (passed.get(received_on) ?? 0) <= (given.get(service) ?? 0)
    const all = rows.reduce((sum, { n }) => sum + n, 0)
    const inTime = rows.reduce((sum, row) => sum + (isInTime(row) ? row.n : 0), 0)
    return all === 0 ? 0 : Math.round((inTime / all) * 1000) / 10
  }
}

/** How many working days have passed up to each day: walked once, whatever number of files is judged by it. */
function workingDaysSince(first: string, last: string, holidays: ReadonlySet<string>): Map<string, number> {
  const passed = new Map<string, number>()
  let count = 0
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (isWorkingDay(day, holidays)) count += 1
    passed.set(day, count)
  }
  return passed
}

/** From the registration until the family received the body. */
export const daysHome: Headline = {
  code: 'YEAR_DAYS_HOME',
  label: { bn: 'মৃতদেহ আনতে গড়ে লাগা দিন', en: 'Days until a body is handed over, on average' },
  unit: 'days',
  count: async ({ db, today }) => {
    const { before, ...now } = yearSoFar(today)
    const averageOf = ({ from, to }: Days) => sql<number>`(
      select coalesce(round(avg(act.on_day - file.received_on), 1), 0) from report_file file
      join application_act act on act.application_id = file.application_id and act.move = 'hand-over'
      where file.service = 'fa-repatriation' and file.received_on between ${from}::date and ${to}::date)::float8`
    const { rows } = await sql<{ value: number; earlier: number }>`
      select ${averageOf(now)} as value, ${averageOf(before)} as earlier`.execute(db)
    const { value = 0, earlier = 0 } = rows[0] ?? {}
    return { value, change: { kind: 'last-year', value: earlier } }
  },
}

/** Returnees who were given to a provider. */
export const referred: Headline = {
  code: 'YEAR_REFERRED',
  label: { bn: 'সেবাদাতার কাছে পাঠানো প্রত্যাগত কর্মী', en: 'Returnees referred' },
  unit: 'people',
  files: (eb, { today }) =>
    eb('id', 'in', sql<number>`(select application_id from acknowledgement where entered_at >= ${midnightOf(yearSoFar(today).from)})`),
  count: async ({ db, today }) => {
    const { before, from } = yearSoFar(today)
    const { rows } = await sql<{ value: number; earlier: number }>`
      select (count(distinct application_id) filter (where entered_at >= ${midnightOf(from)}))::int as value,
        (count(distinct application_id) filter (where entered_at < ${midnightOf(addDays(before.to, 1))}))::int as earlier
      from acknowledgement where entered_at >= ${midnightOf(before.from)}`.execute(db)
    const { value = 0, earlier = 0 } = rows[0] ?? {}
    return { value, change: { kind: 'last-year', value: earlier } }
  },
}

/** Past the day by which the whole of it should have been settled. */
export const complaintsUnsettled: Headline = {
  code: 'COMPLAINTS_UNSETTLED',
  label: { bn: '৩০ কর্মদিবসেও নিষ্পত্তি না হওয়া অভিযোগ', en: 'Complaints open for more than 30 working days' },
  opensTo: 'complaint-list:view',
  count: async ({ db, today }) => {
    const { value } = await db
      .selectFrom('complaint')
      .select((eb) => eb.fn.countAll<number>().as('value'))
      .where('desk', '!=', 'NOBODY')
      .where('settle_by', '<', today)
      .executeTakeFirstOrThrow()
    return { value }
  },
}
