import { sql } from 'kysely'
import type { Database } from '../platform/database.ts'

/**
 * One place in the line before the gateway, which all processes share. Codes take theirs without waiting, and those behind
 * wait a little longer instead: the gateway sees the same rate.
 */
export async function takeTurn(db: Database, perSecond: number, { waits }: { waits: boolean }) {
  const gap = 1 / perSecond
  const { rows } = await sql<{ seconds: number }>`
    update message_pace set next_at = greatest(next_at, clock_timestamp()) + make_interval(secs => ${gap}) where channel = 'SMS'
    returning extract(epoch from next_at - clock_timestamp())::float8 - ${gap}::float8 as seconds`.execute(db)
  const seconds = rows[0]?.seconds ?? 0
  if (waits && seconds > 0) await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
}
