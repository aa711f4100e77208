import type { FastifyInstance } from 'fastify'
import type { WaitEstimate } from '#db/pool-wait.ts'
import { throwProblem } from '#problems/problem.ts'

const intervalMs = 20
const meanMs = 1000

/** Measures the event loop lag as a mean of about a second, so that a single hiccup is not overload. */
export function measureEventLoopLag(): { lag: WaitEstimate; stop(): void } {
  let lag = 0
  let due = performance.now() + intervalMs
  const timer = setInterval(() => {
    const delay = Math.max(0, performance.now() - due)
    lag += (delay - lag) * (1 - Math.exp(-(delay + intervalMs) / meanMs))
    due = performance.now() + intervalMs
  }, intervalMs)
  timer.unref()
  return { lag: () => lag, stop: () => clearInterval(timer) }
}

/** Health checks and metrics are always answered, so that overload does not look like a crash. */
const exemptPaths = new Set(['/healthz', '/readyz', '/metrics'])
/** Up to this number of concurrent requests there is no overload: each finds a database connection. */
const minConcurrency = 20
/** Cost of one request: how often it queues for a connection, and how often it waits for the event loop. */
const waitsPerRequest = { connection: 8, eventLoop: 10 }

/**
 * Rejects requests that would wait too long, before doing any work, so that accepted requests stay fast under any load.
 */
export function shedLoad(app: FastifyInstance, estimatedWait: WaitEstimate, maxWaitMs: number, onRejected = () => {}) {
  if (maxWaitMs === 0) return
  const { lag, stop } = measureEventLoopLag()
  let inFlight = 0
  let turnedAway = 0
  const report = setInterval(() => {
    if (turnedAway > 0) app.log.warn({ turnedAway }, 'overload: requests are rejected')
    turnedAway = 0
  }, 1000)
  report.unref()
  app.addHook('onRequest', async (request, reply) => {
    inFlight += 1
    // Also fires when the client disconnects early, which Fastify does not report as a response.
    reply.raw.once('close', () => (inFlight -= 1))
    if (
      inFlight <= minConcurrency ||
      waitsPerRequest.connection * estimatedWait() + waitsPerRequest.eventLoop * lag() <= maxWaitMs ||
      exemptPaths.has(request.url)
    )
      return
    turnedAway += 1
    onRejected()
    throwProblem('UNAVAILABLE', { isLoggedElsewhere: true })
  })
  app.addHook('onClose', async () => {
    stop()
    clearInterval(report)
  })
}
