import { sql } from 'kysely'
import { addDays } from '../../../../domain/src/engine/working-days.ts'
import { showDate } from '../../../../domain/src/language/dates.ts'
import { logInsRefused } from '../audit-tiles.ts'
import type { Board, Series, Tile } from '../board.ts'
import { midnightOf } from '../spans.ts'

const colleagues = (code: string, label: Tile['label'], isActive: boolean): Tile => ({
  code,
  label,
  unit: 'people',
  opensTo: 'users:view',
  count: async ({ db }) => {
    const { value } = await db
      .selectFrom('account')
      .select((eb) => eb.fn.countAll<number>().as('value'))
      .where('user_type', '!=', 'APPLICANT')
      .where('state', isActive ? '=' : '!=', 'active')
      .executeTakeFirstOrThrow()
    return { value, url: `/users?who=staff&state=${isActive ? 'Y' : 'N'}` }
  },
})

const messagesFailed: Tile = {
  code: 'MESSAGES_FAILED',
  label: { bn: 'আজ পৌঁছায়নি এমন বার্তা', en: 'Messages that failed today' },
  opensTo: 'messages:view',
  isUrgent: true,
  count: async ({ db, today }) => {
    const { rows } = await sql<{ value: number; earlier: number }>`
      select (count(*) filter (where created_at >= ${midnightOf(today)}))::int as value,
        (count(*) filter (where created_at < ${midnightOf(today)}))::int as earlier
      from message where state = 'failed' and created_at >= ${midnightOf(addDays(today, -1))}`.execute(db)
    const { value = 0, earlier = 0 } = rows[0] ?? {}
    return { value, change: { kind: 'yesterday', value: earlier }, url: '/messages?state=failed&days=today' }
  },
}

const messagesWaiting: Tile = {
  code: 'MESSAGES_WAITING',
  label: { bn: 'পাঠানোর অপেক্ষায় বার্তা', en: 'Messages waiting to be sent' },
  opensTo: 'messages:view',
  count: async ({ db }) => {
    const { rows } = await sql<{ value: number }>`
      select count(*)::int as value from message where state = 'queued'`.execute(db)
    return { value: rows[0]?.value ?? 0, url: '/messages?state=queued' }
  },
}

const daysShown = 14

/** How many SMS left or should have left, day by day, from the running totals of the reports. */
const smsByDay: Series = {
  code: 'SMS_BY_DAY',
  label: { bn: 'গত ১৪ দিনের এসএমএস', en: 'SMS of the last 14 days' },
  opensTo: 'sms-module-summary-report:view',
  shape: 'line',
  points: async ({ db, today }) => {
    const days = Array.from({ length: daysShown }, (_, place) => addDays(today, place + 1 - daysShown))
    const { rows } = await sql<{ x: string; y: number }>`
      select day as x, sum(n)::int as y from message_tally where day between ${days[0] ?? today}::date and ${today}::date group by day`.execute(
      db,
    )
    const counted = new Map(rows.map(({ x, y }) => [x, y]))
    return days.map((x) => ({ x, y: counted.get(x) ?? 0, label: { bn: showDate(x, 'bn'), en: showDate(x, 'en') } }))
  },
}

export const administrator: Board = {
  roles: ['SYS_ADMIN'],
  tiles: [
    colleagues('USERS_ACTIVE', { bn: 'সক্রিয় সহকর্মী', en: 'Active colleagues' }, true),
    colleagues('USERS_INACTIVE', { bn: 'নিষ্ক্রিয় সহকর্মী', en: 'Inactive colleagues' }, false),
    messagesFailed,
    messagesWaiting,
    logInsRefused,
  ],
  series: [smsByDay],
}
