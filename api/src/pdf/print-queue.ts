import { Worker } from 'node:worker_threads'
import { Problem, throwProblem } from '#problems/problem.ts'
import type { PrintJob } from './print-jobs.ts'
import type { PrintOutcome } from './print-worker.ts'

type Limits = { maxWaiting: number; timeLimitMs: number }
type Waiting = { job: PrintJob; settle(outcome: PrintOutcome): void }

/**
 * Creates a worker thread that draws documents one after another. It starts with the first job and does not keep the
 * process alive.
 */
export function createPrintQueue({ maxWaiting, timeLimitMs }: Limits): (job: PrintJob) => Promise<Buffer> {
  const waiting: Waiting[] = []
  let worker: Worker | undefined
  let isBusy = false

  return async (job) => {
    if (waiting.length >= maxWaiting) return throwProblem('UNAVAILABLE')
    const outcome = await new Promise<PrintOutcome>((settle) => {
      waiting.push({ job, settle })
      if (!isBusy) void workThrough()
    })
    if ('error' in outcome) throw outcome.error
    return Buffer.from(outcome.bytes)
  }

  async function workThrough() {
    isBusy = true
    for (let next = waiting.shift(); next; next = waiting.shift()) next.settle(await draw(next.job))
    isBusy = false
  }

  async function draw(job: PrintJob): Promise<PrintOutcome> {
    worker ??= startWorker()
    const current = worker
    const outcome = await answerOf(current, job, timeLimitMs)
    // Terminates the thread, so that the next job does not wait for it.
    if (outcome === 'gone' || outcome === 'late') {
      worker = undefined
      await current.terminate()
      return { error: new Problem('UNAVAILABLE') }
    }
    return outcome
  }
}

function startWorker(): Worker {
  // A runaway document ends its own thread, not the server.
  const worker = new Worker(new URL('./print-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  // An error is followed by the exit event that the queue handles; without a listener it would end the process.
  worker.on('error', () => undefined)
  worker.unref()
  return worker
}

/** Keeps the process alive while a document is being drawn, and only then. */
function answerOf(worker: Worker, job: PrintJob, timeLimit: number): Promise<PrintOutcome | 'gone' | 'late'> {
  const { promise, resolve } = Promise.withResolvers<PrintOutcome | 'gone' | 'late'>()
  const timer = setTimeout(resolve, timeLimit, 'late')
  const onExit = () => resolve('gone')
  worker.once('message', resolve)
  worker.once('exit', onExit)
  worker.ref()
  try {
    worker.postMessage(job, [])
  } catch (error) {
    resolve({ error })
  }
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', resolve)
    worker.off('exit', onExit)
    worker.unref()
  })
}
