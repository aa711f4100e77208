import type pg from 'pg'
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

/** Temporary table with the jobs of a backup until the job queue accepts them. */
export const restoredJobsTable = 'restored_job'

export const createRestoredJobsTable = (owner: pg.Client) =>
  owner.query(
    `create temporary table ${restoredJobsTable} (
      row bigint generated always as identity, name text, data jsonb, priority integer, start_after timestamptz)`,
  )

export type RestoredJob = { name: string; data: object; priority: number; start_after: Date }

/** Lists the jobs after row `from`, at most `limit`. */
export async function listRestoredJobs(owner: pg.Client, from: number, limit: number): Promise<RestoredJob[]> {
  const { rows } = await owner.query<RestoredJob>(
    `select name, data, priority, start_after from ${restoredJobsTable} where row > $1 and row <= $2 order by row`,
    [from, from + limit],
  )
  return rows
}
