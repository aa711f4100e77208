import { sql } from 'kysely'
import { schema } from './jobs.ts'
import type { Figure } from './metrics.ts'

const queue = sql.table(`${schema}.queue`)
/** What pg-boss keeps for itself. */
const isOurs = sql`queue.name not like '\\_\\_pgboss%'`

/** Due and not begun are counted by the index that hands them out; for failures pg-boss keeps a count, made anew every minute. */
export const jobFigures: readonly Figure[] = [
  {
    name: 'portal_jobs_waiting',
    help: 'Jobs that are due and not begun, by queue.',
    by: 'name',
    read: async (db) => {
      const job = sql.table(`${schema}.job`)
      const waiting = sql`select count(*)::int from ${job} job where job.name = queue.name and job.state < 'active' and not job.blocked and job.start_after <= now()`
      return (await sql<{ of: string; n: number }>`select queue.name as of, (${waiting}) as n from ${queue} queue where ${isOurs}`.execute(db)).rows
    },
  },
  {
    name: 'portal_jobs_failed',
    help: 'Jobs that failed for good and are still kept, by queue.',
    by: 'name',
    read: async (db) => (await sql<{ of: string; n: number }>`select queue.name as of, queue.failed_count as n from ${queue} queue where ${isOurs}`.execute(db)).rows,
  },
] // prettier-ignore
