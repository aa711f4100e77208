import type { AuditEvent } from '@wewb/domain/audit/audit-event'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { Tile } from './dashboard-definition.ts'
import { monthToDate } from './periods.ts'
import { countAuditEvents } from './tile-queries.ts'

const opensTo = 'audit-log:view'

/** Counts an event this month, and up to the same day of last month. */
export const auditEventTile = (code: string, event: AuditEvent, label: Bilingual): Tile => ({
  code,
  label,
  permission: opensTo,
  count: async ({ db, today }) => {
    const month = monthToDate(today)
    const { value = 0, earlier = 0 } = (await countAuditEvents(db, event, month)) ?? {}
    return {
      value,
      change: { kind: 'last-month', value: earlier },
      url: auditOf({ event, from: month.from, to: today }),
    }
  },
})

export const failedLoginsTile: Tile = {
  code: 'LOG_INS_REFUSED',
  label: { bn: 'আজ ব্যর্থ লগইন', en: 'Failed log-ins today' },
  permission: opensTo,
  count: async ({ db, today }) => {
    const event = 'account.log-in-refused' satisfies AuditEvent
    const yesterday = addDays(today, -1)
    const days = { from: today, to: today, previous: { from: yesterday, to: yesterday } }
    const { value = 0, earlier = 0 } = (await countAuditEvents(db, event, days)) ?? {}
    return { value, change: { kind: 'yesterday', value: earlier }, url: auditOf({ event, from: today, to: today }) }
  },
}

const auditOf = (query: Record<string, string>) => `/audit-log?${new URLSearchParams(query)}`
