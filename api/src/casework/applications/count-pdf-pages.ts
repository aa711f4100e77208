import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { throwProblem } from '#problems/problem.ts'

/** Time limit in milliseconds; an honest document takes a tenth of it. */
const timeoutMs = 3000
/** Time limit for the start of the thread, which can take seconds on a busy machine. */
const maxBeginning = 20_000
/**
 * Processes at most two files at a time, to bound the load of hostile ones. With `maxWaiting` files in the queue, more
 * are rejected as UNAVAILABLE.
 */
const workerQueues: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()]
const maxWaiting = 20
let waiting = 0

/**
 * Counts the pages of a PDF and rejects one that cannot be read. A small file may unpack to gigabytes, so a thread with
 * limited memory and time reads it.
 */
export async function countPdfPages(bytes: Buffer): Promise<number> {
  if (waiting >= maxWaiting) return throwProblem('UNAVAILABLE')
  const lane = waiting % workerQueues.length
  waiting += 1
  const count = (workerQueues[lane] ?? Promise.resolve()).then(() => countAside(bytes))
  workerQueues[lane] = count.catch(() => undefined)
  return await count.finally(() => (waiting -= 1))
}

async function countAside(bytes: Buffer): Promise<number> {
  const worker = new Worker(new URL('./pdf-page-count-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 },
    // Discards the output of the library about broken files.
    stdout: true,
    stderr: true,
  })
  try {
    await once(worker, 'message', { signal: AbortSignal.timeout(maxBeginning) }).catch(() =>
      throwProblem('UNAVAILABLE'),
    )
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
    worker.postMessage(new Uint8Array(bytes))
    const [pages] = (await once(worker, 'message', { signal: AbortSignal.timeout(timeoutMs) })) as [number]
    return pages
  } finally {
    await worker.terminate()
  }
}
