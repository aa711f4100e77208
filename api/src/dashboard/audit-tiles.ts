import { sql } from 'kysely'
import type { AuditEvent } from '../../../domain/src/access/audit-event.ts'
import { addDays } from '../../../domain/src/engine/working-days.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import type { Tile } from './board.ts'
import { midnightOf, monthSoFar } from './spans.ts'

const opensTo = 'audit-log:view'

/** How often something happened this month, and until the same day of the month before. */
export const eventThisMonth = (code: string, event: AuditEvent, label: Bilingual): Tile => ({
  code,
  label,
  opensTo,
  count: async ({ db, today }) => {
    const { from, before } = monthSoFar(today)
    const { rows } = await sql<{ value: number; earlier: number }>`
      select (count(*) filter (where at >= ${midnightOf(from)}))::int as value,
        (count(*) filter (where at < ${midnightOf(addDays(before.to, 1))}))::int as earlier
      from audit where event = ${event} and at >= ${midnightOf(before.from)}`.execute(db)
    const { value = 0, earlier = 0 } = rows[0] ?? {}
    return { value, change: { kind: 'last-month', value: earlier }, url: auditOf({ event, from, to: today }) }
  },
})

export const logInsRefused: Tile = {
  code: 'LOG_INS_REFUSED',
  label: { bn: 'আজ ব্যর্থ লগইন', en: 'Failed log-ins today' },
  opensTo,
  count: async ({ db, today }) => {
    const event = 'account.log-in-refused' satisfies AuditEvent
    const { rows } = await sql<{ value: number; earlier: number }>`
      select (count(*) filter (where at >= ${midnightOf(today)}))::int as value,
        (count(*) filter (where at < ${midnightOf(today)}))::int as earlier
      from audit where event = ${event} and at >= ${midnightOf(addDays(today, -1))}`.execute(db)
    const { value = 0, earlier = 0 } = rows[0] ?? {}
    return { value, change: { kind: 'yesterday', value: earlier }, url: auditOf({ event, from: today, to: today }) }
  },
}

const auditOf = (query: Record<string, string>) => `/audit-log?${new URLSearchParams(query)}`
