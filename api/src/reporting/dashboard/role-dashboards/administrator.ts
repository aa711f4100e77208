import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import { formatDate } from '@wewb/domain/language/dates'
import { failedLoginsTile } from '#reporting/dashboard/audit-tiles.ts'
import type { RoleDashboard, Series, Tile } from '#reporting/dashboard/dashboard-definition.ts'
import { countFailedMessages, countQueuedMessages, countStaff, sumMessagesByDay } from './queries.ts'

const colleagues = (code: string, label: Tile['label'], isActive: boolean): Tile => ({
  code,
  label,
  unit: 'people',
  permission: 'users:view',
  count: async ({ db }) => ({
    value: await countStaff(db, isActive),
    url: `/users?who=staff&state=${isActive ? 'Y' : 'N'}`,
  }),
})

const messagesFailed: Tile = {
  code: 'MESSAGES_FAILED',
  label: { bn: 'আজ পৌঁছায়নি এমন বার্তা', en: 'Messages that failed today' },
  permission: 'messages:view',
  isUrgent: true,
  count: async ({ db, today }) => {
    const { value = 0, earlier = 0 } = (await countFailedMessages(db, today)) ?? {}
    return { value, change: { kind: 'yesterday', value: earlier }, url: '/messages?state=failed&days=today' }
  },
}

const messagesWaiting: Tile = {
  code: 'MESSAGES_WAITING',
  label: { bn: 'পাঠানোর অপেক্ষায় বার্তা', en: 'Messages waiting to be sent' },
  permission: 'messages:view',
  count: async ({ db }) => ({ value: await countQueuedMessages(db), url: '/messages?state=queued' }),
}

const chartDays = 14

/** SMS sent or due by day, from the running totals of the reports. */
const smsByDay: Series = {
  code: 'SMS_BY_DAY',
  label: { bn: 'গত ১৪ দিনের এসএমএস', en: 'SMS of the last 14 days' },
  permission: 'sms-module-summary-report:view',
  shape: 'line',
  points: async ({ db, today }) => {
    const days = Array.from({ length: chartDays }, (_, index) => addDays(today, index + 1 - chartDays))
    const rows = await sumMessagesByDay(db, { from: days[0] ?? today, to: today })
    const counted = new Map(rows.map(({ x, y }) => [x, y]))
    return days.map((x) => ({ x, y: counted.get(x) ?? 0, label: { bn: formatDate(x, 'bn'), en: formatDate(x, 'en') } }))
  },
}

export const administratorDashboard: RoleDashboard = {
  roles: ['SYS_ADMIN'],
  tiles: [
    colleagues('USERS_ACTIVE', { bn: 'সক্রিয় সহকর্মী', en: 'Active colleagues' }, true),
    colleagues('USERS_INACTIVE', { bn: 'নিষ্ক্রিয় সহকর্মী', en: 'Inactive colleagues' }, false),
    messagesFailed,
    messagesWaiting,
    failedLoginsTile,
  ],
  series: [smsByDay],
}
