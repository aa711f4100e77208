import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { relayMetrics } from './share-metrics.ts'

/** A worker that dies at once would otherwise be raised again as fast as the machine can. */
const pause = 1000

/** Which of them a worker is. Whoever replaces it has the same number. */
const numberName = 'PORTAL_WORKER_NUMBER'
export const workerNumber = () => process.env[numberName] ?? '1'

/**
 * Several processes behind one port, one of them leading: it serves nobody itself, raises again whoever dies, and takes all of them
 * along when it ends. What they must agree on (limits, sessions, jobs, what is published) lies in the database.
 */
export async function leadWorkers(count: number, environment: Record<string, string>) {
  let stopping = false
  relayMetrics()
  const raise = async (number: number): Promise<boolean> => {
    const worker = cluster.fork({ ...environment, [numberName]: String(number) })
    const ended = once(worker, 'exit').then(() => Promise.reject(new Error('a worker could not start')))
    const seeded = await Promise.race([isSeeded(worker), ended])
    void ended.catch(() => replace(worker, number))
    return seeded
  }
  const replace = async (worker: Worker, number: number): Promise<void> => {
    if (stopping) return
    console.error(`worker ${worker.process.pid} ended and is replaced`)
    await wait(pause)
    if (!stopping) await raise(number).then(() => {}, () => replace(worker, number)) // prettier-ignore
  }
  // The first brings the database up to date; the others find it so.
  const seeded = await raise(1)
  await Promise.all(Array.from({ length: count - 1 }, (_, index) => raise(index + 2)))

  const stop = async () => {
    stopping = true
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined && !worker.isDead()) as Worker[]
    const gone = workers.map((worker) => once(worker, 'exit'))
    for (const worker of workers) worker.process.kill('SIGTERM')
    await Promise.all(gone)
  }
  return { seeded, stop }
}

/** Told once, when it serves; it may be asked for other things before. */
const isSeeded = (worker: Worker) =>
  new Promise<boolean>((resolve) => {
    worker.on('message', (message: { seeded?: boolean }) => {
      if (message.seeded !== undefined) resolve(message.seeded)
    })
  })
