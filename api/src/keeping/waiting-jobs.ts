import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { schema } from '../platform/jobs.ts'

/** Work that was promised and not yet done: messages that wait, an import under way. What the clock starts, and the queue's own, comes by itself. */
export const waitingJobs = { name: 'waiting-jobs', columns: ['name', 'data', 'priority', 'start_after'] }

export async function copyOutOfJobs(owner: pg.Client): Promise<string> {
  const { rows } = await owner.query<{ exists: boolean }>(`select to_regclass('${schema}.job') is not null as exists`)
  const columns = waitingJobs.columns.join(', ')
  return rows[0]?.exists
    ? `copy (select ${columns} from ${schema}.job where state in ('created', 'retry', 'active') and data <> '{}' and left(name, 2) <> '__' order by created_on, id) to stdout`
    : `copy (select null::text, null::jsonb, null::integer, null::timestamptz where false) to stdout`
}

const atOnce = 1000

/** Through the queue's own door, so that a backup does not depend on how the queue keeps its tables. */
export async function bringBackJobs(ownerUrl: string, owner: pg.Client) {
  const boss = new PgBoss({ connectionString: ownerUrl, schema, migrate: false, supervise: false, schedule: false, max: 2 })
  boss.on('error', () => {})
  await boss.start()
  // What a newer portal does no more is nobody's work.
  const known = new Set((await boss.getQueues()).map(({ name }) => name))
  try {
    for (let from = 0; ; from += atOnce) {
      const { rows } = await owner.query<{ name: string; data: object; priority: number; start_after: Date }>(
        `select name, data, priority, start_after from brought_back where row > $1 and row <= $2 order by row`,
        [from, from + atOnce],
      )
      if (rows.length === 0) return
      for (const [name, jobs] of Map.groupBy(rows.filter((row) => known.has(row.name)), (row) => row.name)) // prettier-ignore
        await boss.insert(name, jobs.map(({ data, priority, start_after: startAfter }) => ({ data, priority, startAfter }))) // prettier-ignore
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}
