/** The job queues in pg-boss, with the retry policy of each. */
import type pg from 'pg'
import { fromKysely, PgBoss } from 'pg-boss'
import { grantSchemaToAppRole } from '#db/app-role-queries.ts'
import type { Tx } from '#db/database.ts'

const queues = {
  sweep: { retryLimit: 1 },
  'sweep-files': { retryLimit: 1, expireInSeconds: 3600 },
  'fold-tally': { retryLimit: 0 },
  'daily-round': { retryLimit: 3, retryDelay: 60, expireInSeconds: 900 },
  'send-message': {
    retryLimit: 8,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 1800,
    expireInSeconds: 60,
    notify: true,
  },
  // One-time codes have their own queue, so that thousands of other messages do not delay them.
  'send-code': {
    retryLimit: 8,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 60,
    expireInSeconds: 60,
    notify: true,
  },
  'send-broadcast': {
    retryLimit: 8,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 300,
    expireInSeconds: 900,
    notify: true,
  },
  'watch-messages': { retryLimit: 0 },
  // Polled every second: with `notify`, a scheduled job would start up to half a minute late.
  'publish-result': { retryLimit: 3, retryDelay: 5, expireInSeconds: 3600 },
  'import-register': { retryLimit: 5, retryDelay: 5, expireInSeconds: 600, notify: true },
  'import-earlier': { retryLimit: 5, retryDelay: 5, expireInSeconds: 600, notify: true },
  'remove-old-data': { retryLimit: 5, retryDelay: 5, expireInSeconds: 3600, notify: true },
  'send-payments': {
    retryLimit: 20,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 60,
    expireInSeconds: 900,
    notify: true,
  },
  'settle-payments': {
    retryLimit: 20,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 60,
    expireInSeconds: 900,
    notify: true,
  },
} as const

/** Schedules in the time zone of Dhaka; one process runs each. */
const schedules: Partial<Record<QueueName, string>> = {
  'watch-messages': '*/5 * * * *',
  sweep: '17 * * * *',
  'sweep-files': '47 2 * * *',
  'fold-tally': '* * * * *',
  'publish-result': '* * * * *',
  'daily-round': '30 8 * * *',
}

type JobData = {
  'publish-result': object
  'import-register': { importId: string }
  'import-earlier': { importId: string }
  'remove-old-data': { runId: number }
  'send-payments': { batchId: number }
  'settle-payments': { returnId: number }
  'send-message': { messageId: number }
  'send-code': { messageId: number }
  'send-broadcast': { broadcastId: number }
  'watch-messages': object
  sweep: object
  'sweep-files': object
  'fold-tally': object
  'daily-round': object
}
export type QueueName = keyof JobData
/** A handler of one queue, typed by the data of its jobs. */
export type Job = { [Name in QueueName]: { queue: Name; run: (data: JobData[Name]) => Promise<unknown> } }[QueueName]
export type JobQueue = ReturnType<typeof createJobQueue>

export const jobSchema = 'jobs'

/** Runs as the owner, once per version: creates the schema and the queues and grants access to the application role. */
export async function prepareJobSchema(ownerUrl: string, owner: pg.Client) {
  const boss = new PgBoss({ connectionString: ownerUrl, schema: jobSchema, supervise: false, schedule: false, max: 2 })
  boss.on('error', () => {})
  await boss.start()
  for (const [name, options] of Object.entries(queues)) {
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
  }
  await boss.stop({ graceful: false })
  await grantSchemaToAppRole(owner, jobSchema)
}

export function createJobQueue(appUrl: string, onError: (error: Error) => void) {
  const boss = new PgBoss({
    connectionString: appUrl,
    schema: jobSchema,
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    reindex: false,
    max: 4,
    connectionTimeoutMillis: 3000,
  })
  boss.on('error', onError)
  return {
    start: () => boss.start(),
    /** Queues a job in the caller's transaction: it runs only if the transaction commits. */
    enqueue: <N extends QueueName>(tx: Tx, name: N, data: JobData[N], startAfter?: Date) =>
      boss.send(name, data, { db: fromKysely(tx), ...(startAfter ? { startAfter } : {}) }),
    /** Queues many jobs in one statement; jobs of lower priority run after the others. */
    enqueueAll: async <N extends QueueName>(
      tx: Tx,
      name: N,
      all: { data: JobData[N]; startAfter?: Date }[],
      priority = 0,
    ) => {
      if (all.length > 0)
        await boss.insert(
          name,
          all.map((job) => ({ ...job, priority })),
          { db: fromKysely(tx) },
        )
    },
    /** Runs ten jobs of a queue at a time and polls again while there are more; each succeeds or fails by itself. */
    workAll: async (handlers: readonly Job[]) => {
      for (const [queue, ofQueue] of Map.groupBy(handlers, (job) => job.queue)) {
        const run = async (data: object) => {
          for (const handler of ofQueue) await (handler.run as (data: object) => Promise<unknown>)(data)
        }
        await boss.work<object, unknown, typeof batchOptions>(queue, batchOptions, (jobs) =>
          Promise.all(jobs.map((job) => outcome(job.id, run(job.data)))),
        )
        const cron = schedules[queue]
        if (cron) await boss.schedule(queue, cron, {}, { tz: 'Asia/Dhaka' })
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 3000 }),
  }
}

const batchOptions = {
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
  pollingIntervalSeconds: 1,
} as const

const outcome = (id: string, work: Promise<unknown>) =>
  work.then(
    () => ({ id, status: 'completed' as const }),
    (error: Error) => ({ id, status: 'failed' as const, output: { message: error.message } }),
  )
