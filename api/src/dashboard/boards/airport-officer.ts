import { sql } from 'kysely'
import { addDays } from '../../../../domain/src/engine/working-days.ts'
import type { Asking, Board, Files, Tile } from '../board.ts'
import { onMyDesk } from '../desk-tiles.ts'
import { midnightOf, monthSoFar, type Days } from '../spans.ts'
import { inSight } from '../which-files.ts'

const daysAhead = 3
const placesOf = ({ seat: { office } }: Asking) => (office?.kind === 'airport' ? [...office.places] : [])

/** The day the flight comes, as the mission wrote it last. */
const arrivalDay = sql<string>`(
  select left(act.reply->>'arrivalTime', 10) from application_act act
  where act.application_id = application.id and jsonb_exists(act.reply, 'arrivalTime') order by act.id desc limit 1)`

/** On the way to this airport, with a flight on one of these days. */
const arriving = (eb: Files, asking: Asking, { from, to }: Days) =>
  eb.and([
    inSight(eb, asking),
    eb('service', '=', 'fa-repatriation'),
    eb('state', '=', 'on-the-way'),
    eb('stage', '=', 'FLIGHT_FIXED'),
    eb.between(arrivalDay, from, to),
  ])

const opensTo = 'repatriation-application:view'

const arrivalsToday: Tile = {
  code: 'ARRIVALS_TODAY',
  label: { bn: 'আজ আসছেন', en: 'Arriving today' },
  opensTo,
  isUrgent: true,
  files: (eb, asking) => arriving(eb, asking, { from: asking.today, to: asking.today }),
}

const arrivalsSoon: Tile = {
  code: 'ARRIVALS_SOON',
  label: { bn: 'আগামী ৩ দিনে আসবেন', en: 'Arriving in the next 3 days' },
  opensTo,
  files: (eb, asking) => arriving(eb, asking, { from: addDays(asking.today, 1), to: addDays(asking.today, daysAhead) }),
}

const bodiesComing: Tile = {
  code: 'BODIES_COMING',
  label: { bn: 'আজ থেকে ৩ দিনে মৃতদেহ আসবে', en: 'Bodies coming, today and the next 3 days' },
  opensTo,
  files: (eb, asking) =>
    eb.and([
      arriving(eb, asking, { from: asking.today, to: addDays(asking.today, daysAhead) }),
      eb(sql<string>`answers->>'serviceType'`, '=', 'DEAD_BODY'),
    ]),
}

const chequesGiven: Tile = {
  code: 'CHEQUES_GIVEN',
  label: { bn: 'এ মাসে দেওয়া চেক', en: 'Cheques given this month' },
  opensTo: 'burial-cost:view',
  files: (eb, asking) =>
    eb('id', 'in', sql<number>`(
      select leaf.application_id from cheque_leaf leaf join cheque_book book on book.id = leaf.book_id
      where leaf.state = 'GIVEN' and leaf.at >= ${midnightOf(monthSoFar(asking.today).from)} and book.airport = any(${placesOf(asking)}))`),
  count: async (asking) => {
    const { from, before } = monthSoFar(asking.today)
    const { rows } = await sql<{ value: number; amount: number; earlier: number }>`
      select (count(*) filter (where leaf.at >= ${midnightOf(from)}))::int as value,
        coalesce(sum(leaf.amount) filter (where leaf.at >= ${midnightOf(from)}), 0)::float8 as amount,
        (count(*) filter (where leaf.at < ${midnightOf(addDays(before.to, 1))}))::int as earlier
      from cheque_leaf leaf join cheque_book book on book.id = leaf.book_id
      where leaf.state = 'GIVEN' and leaf.at >= ${midnightOf(before.from)} and book.airport = any(${placesOf(asking)})`.execute(asking.db)
    const { value = 0, amount = 0, earlier = 0 } = rows[0] ?? {}
    return { value, amount, change: { kind: 'last-month', value: earlier } }
  },
} // prettier-ignore

const chequesLeft: Tile = {
  code: 'CHEQUES_LEFT',
  label: { bn: 'চেক বইয়ে বাকি পাতা', en: 'Leaves left in the cheque books' },
  opensTo: 'burial-cost:view',
  count: async (asking) => {
    const { rows } = await sql<{ value: number }>`
      select coalesce(sum(last_no - first_no + 1 - (select count(*) from cheque_leaf where book_id = cheque_book.id)), 0)::int as value
      from cheque_book where closed_at is null and airport = any(${placesOf(asking)})`.execute(asking.db)
    return { value: rows[0]?.value ?? 0, url: '/burial-cost?tab=cheques' }
  },
}

export const airportOfficer: Board = {
  roles: ['AIRPORT_OFFICER'],
  tiles: [arrivalsToday, arrivalsSoon, bodiesComing, onMyDesk, chequesGiven, chequesLeft],
  series: [],
}
