import type { DatabaseGauge } from '#observability/metrics.ts'
import { countDueJobs, countFailedJobs } from './queries.ts'

/** Due jobs are counted by the index that dispatches them; for failures pg-boss maintains a count every minute. */
export const jobGauges: readonly DatabaseGauge[] = [
  {
    name: 'portal_jobs_waiting',
    help: 'Due jobs that have not started, by queue.',
    labelName: 'name',
    read: countDueJobs,
  },
  {
    name: 'portal_jobs_failed',
    help: 'Retained jobs that failed permanently, by queue.',
    labelName: 'name',
    read: countFailedJobs,
  },
]
