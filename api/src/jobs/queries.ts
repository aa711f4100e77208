import { sql } from 'kysely'
import type { Database } from '#db/database.ts'
import { jobSchema } from './job-queue.ts'

const queue = sql.table(`${jobSchema}.queue`)
/** Excludes the internal queues of pg-boss. */
const isOurs = sql`queue.name not like '\\_\\_pgboss%'`

type QueueCount = { of: string; n: number }

/** Counts the jobs that are due and not started, by queue. */
export async function countDueJobs(db: Database): Promise<QueueCount[]> {
  const job = sql.table(`${jobSchema}.job`)
  const waiting = sql`
    select count(*)::int from ${job} job
    where job.name = queue.name and job.state < 'active' and not job.blocked and job.start_after <= now()`
  const { rows } =
    await sql<QueueCount>`select queue.name as of, (${waiting}) as n from ${queue} queue where ${isOurs}`.execute(db)
  return rows
}

/** Counts the jobs that failed permanently and are still stored, by queue. */
export async function countFailedJobs(db: Database): Promise<QueueCount[]> {
  const { rows } =
    await sql<QueueCount>`select queue.name as of, queue.failed_count as n from ${queue} queue where ${isOurs}`.execute(
      db,
    )
  return rows
}
