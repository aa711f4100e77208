import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { jobSchema } from '#jobs/job-queue.ts'

/** Jobs that are queued and not finished, such as messages and imports. Scheduled and internal jobs are left out. */
export const pendingJobs = { name: 'waiting-jobs', columns: ['name', 'data', 'priority', 'start_after'] }

export async function getJobsCopyStatement(owner: pg.Client): Promise<string> {
  const { rows } = await owner.query<{ exists: boolean }>(
    `select to_regclass('${jobSchema}.job') is not null as exists`,
  )
  const columns = pendingJobs.columns.join(', ')
  return rows[0]?.exists
    ? `copy (
        select ${columns} from ${jobSchema}.job
        where state in ('created', 'retry', 'active') and data <> '{}' and left(name, 2) <> '__'
        order by created_on, id) to stdout`
    : `copy (select null::text, null::jsonb, null::integer, null::timestamptz where false) to stdout`
}

const atOnce = 1000

/** Uses the API of the queue, so that a backup does not depend on its table layout. */
export async function restoreJobs(ownerUrl: string, owner: pg.Client) {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: jobSchema,
    migrate: false,
    supervise: false,
    schedule: false,
    max: 2,
  })
  boss.on('error', () => {})
  await boss.start()
  // Skips jobs of queues that a newer version no longer has.
  const queueNames = new Set((await boss.getQueues()).map(({ name }) => name))
  try {
    for (let from = 0; ; from += atOnce) {
      const { rows } = await owner.query<{ name: string; data: object; priority: number; start_after: Date }>(
        `select name, data, priority, start_after from brought_back where row > $1 and row <= $2 order by row`,
        [from, from + atOnce],
      )
      if (rows.length === 0) return
      for (const [name, jobs] of Map.groupBy(
        rows.filter((row) => queueNames.has(row.name)),
        (row) => row.name,
      ))
        await boss.insert(
          name,
          jobs.map(({ data, priority, start_after: startAfter }) => ({ data, priority, startAfter })),
        )
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}
