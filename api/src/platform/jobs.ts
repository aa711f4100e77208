import type pg from 'pg'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Tx } from './database.ts'

/** Everything done later: each is a queue, retried with back-off by pg-boss. */
const queues = {
  sweep: { retryLimit: 1 },
  'sweep-files': { retryLimit: 1, expireInSeconds: 3600 },
  'fold-tally': { retryLimit: 0 },
  'daily-round': { retryLimit: 3, retryDelay: 60, expireInSeconds: 900 },
  'send-message': { retryLimit: 8, retryDelay: 5, retryBackoff: true, retryDelayMax: 1800, expireInSeconds: 60, notify: true },
  // Codes have a queue of their own: ten thousand other messages do not stand before them.
  'send-code': { retryLimit: 8, retryDelay: 5, retryBackoff: true, retryDelayMax: 60, expireInSeconds: 60, notify: true },
  'send-broadcast': { retryLimit: 8, retryDelay: 5, retryBackoff: true, retryDelayMax: 300, expireInSeconds: 900, notify: true },
  'watch-messages': { retryLimit: 0 },
  // Looked for every second: with `notify` a job that is set for a moment would be found up to half a minute late.
  'publish-result': { retryLimit: 3, retryDelay: 5, expireInSeconds: 3600 },
  'import-register': { retryLimit: 5, retryDelay: 5, expireInSeconds: 600, notify: true },
  'send-payments': { retryLimit: 20, retryDelay: 2, retryBackoff: true, retryDelayMax: 60, expireInSeconds: 900, notify: true },
  'settle-payments': { retryLimit: 20, retryDelay: 2, retryBackoff: true, retryDelayMax: 60, expireInSeconds: 900, notify: true },
} as const

type Work = {
  'publish-result': object
  'import-register': { importId: string }
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
export type QueueName = keyof Work
export type Jobs = ReturnType<typeof makeJobs>

export const schema = 'jobs'

/** As the owner, once per version: the schema, the queues, and the application's right to use them. */
export async function prepareJobs(ownerUrl: string, owner: pg.Client) {
  const boss = new PgBoss({ connectionString: ownerUrl, schema, supervise: false, schedule: false, max: 2 })
  boss.on('error', () => {})
  await boss.start()
  for (const [name, options] of Object.entries(queues)) {
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
  }
  await boss.stop({ graceful: false })
  await owner.query(`grant usage on schema ${schema} to portal_app`)
  await owner.query(`grant select, insert, update, delete on all tables in schema ${schema} to portal_app`)
  await owner.query(`grant usage, select on all sequences in schema ${schema} to portal_app`)
  await owner.query(`grant execute on all functions in schema ${schema} to portal_app`)
}

export function makeJobs(appUrl: string, onError: (error: Error) => void) {
  const boss = new PgBoss({
    connectionString: appUrl,
    schema,
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
    /** Queued in the caller's transaction: it is done only if what asked for it was committed. */
    later: <N extends QueueName>(tx: Tx, name: N, data: Work[N], startAfter?: Date) =>
      boss.send(name, data, { db: fromKysely(tx), ...(startAfter ? { startAfter } : {}) }),
    /** Many of one kind in one statement; those of a lower priority let the others pass. */
    laterAll: async <N extends QueueName>(tx: Tx, name: N, all: { data: Work[N]; startAfter?: Date }[], priority = 0) => {
      if (all.length > 0) await boss.insert(name, all.map((job) => ({ ...job, priority })), { db: fromKysely(tx) }) // prettier-ignore
    },
    /** Ten at a time, and at once again while there are more; each stands or falls by itself. */
    work: <N extends QueueName>(name: N, does: (data: Work[N]) => Promise<void>) =>
      boss.work<Work[N], unknown, typeof inTens>(name, inTens, (jobs) => Promise.all(jobs.map((job) => outcome(job.id, does(job.data))))),
    /** By the clock of Dhaka; one process of all does it. */
    each: (name: QueueName, cron: string) => boss.schedule(name, cron, {}, { tz: 'Asia/Dhaka' }),
    stop: () => boss.stop({ graceful: true, timeout: 3000 }),
  }
}

const inTens = { batchSize: 10, burstWhenBatchFull: true, perJobResults: true, pollingIntervalSeconds: 1 } as const

const outcome = (id: string, work: Promise<void>) =>
  work.then(
    () => ({ id, status: 'completed' as const }),
    (error: Error) => ({ id, status: 'failed' as const, output: { message: error.message } }),
  )
