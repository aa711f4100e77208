import { sql } from 'kysely'
import type { Asking, Board, Tile } from '../board.ts'
import { late, onMyDesk } from '../desk-tiles.ts'
import { pendingByService } from '../pending.ts'
import { midnightOf, monthSoFar } from '../spans.ts'
import { inSight } from '../which-files.ts'

const placesOf = ({ seat: { office } }: Asking) => (office?.kind === 'mission' ? [...office.places] : [])

const membersThisMonth: Tile = {
  code: 'MEMBERS_MONTH',
  label: { bn: 'এ মাসে নতুন সদস্য', en: 'New members this month' },
  unit: 'people',
  opensTo: 'membership:view',
  files: (eb, asking) =>
    eb('id', 'in', sql<number>`(
      select application_id from member where mission = any(${placesOf(asking)}) and joined_on >= ${monthSoFar(asking.today).from}::date)`),
  count: async (asking) => {
    const { from, before } = monthSoFar(asking.today)
    const { rows } = await sql<{ value: number; earlier: number }>`
      select (count(*) filter (where joined_on >= ${from}::date))::int as value,
        (count(*) filter (where joined_on <= ${before.to}::date))::int as earlier
      from member where mission = any(${placesOf(asking)}) and joined_on >= ${before.from}::date`.execute(asking.db)
    const { value = 0, earlier = 0 } = rows[0] ?? {}
    return { value, change: { kind: 'last-month', value: earlier } }
  },
} // prettier-ignore

const openDeaths: Tile = {
  code: 'DEATHS_OPEN',
  label: { bn: 'চলমান মৃত্যুর নথি', en: 'Open cases of death' },
  opensTo: 'repatriation-application:view',
  files: (eb, asking) =>
    eb.and([
      inSight(eb, asking),
      eb('service', '=', 'fa-repatriation'),
      eb('desk', 'is not', null),
      eb(sql<string>`answers->>'serviceType'`, 'in', ['DEAD_BODY', 'BURIAL_ABROAD']),
    ]),
}

/** Fees are taken in the money of the place; where it is one money, its sum is told. */
const feesThisMonth: Tile = {
  code: 'FEES_MONTH',
  label: { bn: 'এ মাসে সদস্য ফি', en: 'Membership fees this month' },
  opensTo: 'membership:view',
  files: (eb, asking) =>
    eb('id', 'in', sql<number>`(
      select application_id from fee_receipt where mission = any(${placesOf(asking)}) and received_at >= ${midnightOf(monthSoFar(asking.today).from)})`),
  count: async (asking) => {
    const { rows } = await sql<{ currency: string; value: number; amount: number }>`
      select currency, count(*)::int as value, sum(amount)::float8 as amount from fee_receipt
      where mission = any(${placesOf(asking)}) and received_at >= ${midnightOf(monthSoFar(asking.today).from)} group by currency`.execute(asking.db)
    const [only] = rows
    return {
      value: rows.reduce((sum, { value }) => sum + value, 0),
      ...(only && rows.length === 1 ? { amount: only.amount, currency: only.currency } : {}),
    }
  },
} // prettier-ignore

export const missionOfficer: Board = {
  roles: ['MISSION_OFFICER'],
  tiles: [onMyDesk, late, membersThisMonth, feesThisMonth, openDeaths],
  series: [pendingByService],
}
