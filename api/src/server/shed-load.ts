import type { FastifyInstance } from 'fastify'
import type { Waiting } from '#db/pool-wait.ts'
import { throwProblem } from '#problems/problem.ts'

const step = 20
const lasts = 1000

/** Measures the event loop lag as a mean of about a second, so that a single hiccup is not overload. */
export function measureEventLoopLag(): { lag: Waiting; stop(): void } {
  let lag = 0
  let due = performance.now() + step
  const timer = setInterval(() => {
    const late = Math.max(0, performance.now() - due)
    lag += (late - lag) * (1 - Math.exp(-(late + step) / lasts))
    due = performance.now() + step
  }, step)
  timer.unref()
  return { lag: () => lag, stop: () => clearInterval(timer) }
}

/** Health checks and metrics are always answered, so that overload does not look like a crash. */
const alwaysAnswered = new Set(['/healthz', '/readyz', '/metrics'])
/** Up to this number of concurrent requests there is no overload: each finds a database connection. */
const fewest = 20
/** Cost of one request: how often it queues for a connection, and how often it waits for the event loop. */
const turns = { line: 8, process: 10 }

/**
 * Rejects requests that would wait too long, before doing any work, so that accepted requests stay fast under any load.
 */
export function shedLoad(app: FastifyInstance, line: Waiting, maxWaitMs: number, onTurnedAway = () => {}) {
  if (maxWaitMs === 0) return
  const { lag, stop } = measureEventLoopLag()
  let inside = 0
  let turnedAway = 0
  const report = setInterval(() => {
    if (turnedAway > 0) app.log.warn({ turnedAway }, 'overload: requests are rejected')
    turnedAway = 0
  }, 1000)
  report.unref()
  app.addHook('onRequest', async (request, reply) => {
    inside += 1
    // Also fires when the client disconnects early, which Fastify does not report as a response.
    reply.raw.once('close', () => (inside -= 1))
    if (inside <= fewest || turns.line * line() + turns.process * lag() <= maxWaitMs || alwaysAnswered.has(request.url))
      return
    turnedAway += 1
    onTurnedAway()
    throwProblem('UNAVAILABLE', { isLoggedElsewhere: true })
  })
  app.addHook('onClose', async () => {
    stop()
    clearInterval(report)
  })
}
