import { listLatestDefinitions } from '#services/definitions/queries.ts'
import type { Database } from '#db/database.ts'
import { findWaitingTime } from '#reporting/reports/waiting-time-queries.ts'

/** Requested by every visitor, computed once in ten minutes. */
export const WAITING_TIMES_MAX_AGE = 10 * 60_000

/** Lists the median waiting time of each service with enough cases. */
export async function listWaitingTimes(db: Database) {
  const rows = []
  for (const { definition } of await listLatestDefinitions(db)) {
    const time = await findWaitingTime(db, definition.id)
    if (time) rows.push({ service: definition.id, ...time })
  }
  return rows
}
