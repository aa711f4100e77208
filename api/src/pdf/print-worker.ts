import { parentPort } from 'node:worker_threads'
import { runPrintJob, type PrintJob } from './print-jobs.ts'

/** Response of the worker to a job. */
export type PrintOutcome = { bytes: Uint8Array } | { error: unknown }

/** Runs in a thread beside the server, so that a long document never delays other requests. */
parentPort?.on('message', async (job: PrintJob) => parentPort?.postMessage(await attempt(job), []))

async function attempt(job: PrintJob): Promise<PrintOutcome> {
  try {
    return { bytes: await runPrintJob(job) }
  } catch (error) {
    return { error }
  }
}
