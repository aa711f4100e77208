import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { jobSchema } from '#jobs/job-queue.ts'
import { listRestoredJobs } from './pending-job-queries.ts'

const batchSize = 1000

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
    for (let from = 0; ; from += batchSize) {
      const rows = await listRestoredJobs(owner, from, batchSize)
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
