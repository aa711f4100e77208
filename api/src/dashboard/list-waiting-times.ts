import { listLatest } from '../definitions/repository.ts'
import type { Database } from '../platform/database.ts'
import { countCases } from '../reports/waiting-time.ts'

/** Asked by every visitor, counted once in ten minutes. */
export const waitingTimesFreshFor = 10 * 60_000

/** Half of the cases like yours took so many days: said of each service that has had enough of them. */
export async function listWaitingTimes(db: Database) {
  const told = []
  for (const { definition } of await listLatest(db)) {
    const time = await countCases(db, definition.id)
    if (time) told.push({ service: definition.id, ...time })
  }
  return told
}
