import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { refuse } from '../platform/problem.ts'

/** An honest paper is read in a tenth of it. */
const longest = 3000
/** On a busy machine a thread may take seconds to begin, which is not the paper's fault. */
const longestBeginning = 20_000
/** Many bombs at once are no more than two; who would have to wait for ten others is asked to come back. */
const lanes: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()]
const mostWaiting = 20
let waiting = 0

/**
 * How many pages it has; refuses what cannot be read. A small file may unpack to gigabytes, so it is read by a thread that
 * has little memory and little time, and whose end hurts nobody.
 */
export async function countPages(bytes: Buffer): Promise<number> {
  if (waiting >= mostWaiting) return refuse('UNAVAILABLE')
  const lane = waiting % lanes.length
  waiting += 1
  const mine = (lanes[lane] ?? Promise.resolve()).then(() => countAside(bytes))
  lanes[lane] = mine.catch(() => undefined)
  return await mine.finally(() => (waiting -= 1))
}

async function countAside(bytes: Buffer): Promise<number> {
  const worker = new Worker(new URL('./count-pages.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 },
    // What the library has to say of a broken file is of no use to anybody.
    stdout: true,
    stderr: true,
  })
  try {
    await once(worker, 'message', { signal: AbortSignal.timeout(longestBeginning) }).catch(() => refuse('UNAVAILABLE'))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(new Uint8Array(bytes))
    const [pages] = (await once(worker, 'message', { signal: AbortSignal.timeout(longest) })) as [number]
    return pages
  } finally {
    await worker.terminate()
  }
}
