import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { workerNumberVariable } from '#config/worker-number.ts'
import { relayClusterMetrics } from '#observability/cluster-metrics.ts'

/** Pause before a restart, so that a worker that dies at once does not cause a tight loop. */
const restartDelayMs = 1000

/**
 * Forks workers behind one port. The primary process serves no requests, restarts workers that die, and stops all of
 * them when it ends. Shared state (limits, sessions, jobs, published content) is in the database.
 */
export async function forkWorkers(count: number, environment: Record<string, string>) {
  let stopping = false
  relayClusterMetrics()
  const startWorker = async (number: number): Promise<boolean> => {
    const worker = cluster.fork({ ...environment, [workerNumberVariable]: String(number) })
    const ended = once(worker, 'exit').then(() => Promise.reject(new Error('a worker failed to start')))
    const seeded = await Promise.race([isSeeded(worker), ended])
    void ended.catch(() => replace(worker, number))
    return seeded
  }
  const replace = async (worker: Worker, number: number): Promise<void> => {
    if (stopping) return
    console.error(`worker ${worker.process.pid} exited and is restarted`)
    await wait(restartDelayMs)
    if (!stopping)
      await startWorker(number).then(
        () => {},
        () => replace(worker, number),
      )
  }
  // The first worker migrates and seeds the database; the others start afterwards.
  const seeded = await startWorker(1)
  await Promise.all(Array.from({ length: count - 1 }, (_, index) => startWorker(index + 2)))

  const stop = async () => {
    stopping = true
    const workers = Object.values(cluster.workers ?? {}).filter(
      (worker) => worker !== undefined && !worker.isDead(),
    ) as Worker[]
    const exits = workers.map((worker) => once(worker, 'exit'))
    for (const worker of workers) worker.process.kill('SIGTERM')
    await Promise.all(exits)
  }
  return { seeded, stop }
}

/** Resolves when the worker reports that it serves; other messages may come before. */
const isSeeded = (worker: Worker) =>
  new Promise<boolean>((resolve) => {
    worker.on('message', (message: { seeded?: boolean }) => {
      if (message.seeded !== undefined) resolve(message.seeded)
    })
  })
