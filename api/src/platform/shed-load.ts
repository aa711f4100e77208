import type { FastifyInstance } from 'fastify'
import { refuse } from './problem.ts'

/** So many milliseconds somebody who comes now would wait. */
export type Waiting = () => number

type Counter = { readonly waitingCount: number; on(event: 'acquire', listener: () => void): unknown }

/** What the line before the database looks like before anybody has stood in it. */
const firstPace = 2
const remembers = 50

/**
 * The line before the database: how many stand in it, times what each of the last ones took. All that the portal cannot do at once ends
 * up there, while who sends a large file over a slow line, or a report that takes its time, makes nobody wait and does not count.
 */
export function watchLine(pool: Counter, now = () => performance.now()): Waiting {
  let pace = firstPace
  let servedAt = now()
  let wasLine = false
  pool.on('acquire', () => {
    const at = now()
    const isLine = pool.waitingCount > 0
    if (isLine && wasLine) pace += (at - servedAt - pace) / remembers
    servedAt = at
    wasLine = isLine
  })
  // A database that stands still serves nobody: then the line waits at least as long as it has done already.
  return () => (pool.waitingCount === 0 ? 0 : Math.max(pool.waitingCount * pace, now() - servedAt))
}

const step = 20
const lasts = 1000

/** How late the process comes to what is due, as a mean of the last second: a hiccup is no overload. */
export function watchLag(): { lag: Waiting; stop(): void } {
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

/** Those who look after the process must not take a crowd for a death. */
const alwaysAnswered = new Set(['/healthz', '/readyz', '/metrics'])
/** So few are no crowd, however slow the machine is: each finds a connection to the database. */
const fewest = 20
/** What one request comes to: so often it stands in the line, and so often the process takes it up again. */
const turns = { line: 8, process: 10 }

/**
 * Whoever would wait longer than that is told at once to come again, before anything is done for them: who was let in is served quickly,
 * however many come.
 */
export function shedLoad(app: FastifyInstance, line: Waiting, longest: number, onTurnedAway = () => {}) {
  if (longest === 0) return
  const { lag, stop } = watchLag()
  let inside = 0
  let turnedAway = 0
  const report = setInterval(() => {
    if (turnedAway > 0) app.log.warn({ turnedAway }, 'more people than can be served')
    turnedAway = 0
  }, 1000)
  report.unref()
  app.addHook('onRequest', async (request, reply) => {
    inside += 1
    // Also for who leaves before the answer, which is no response to Fastify.
    reply.raw.once('close', () => (inside -= 1))
    if (inside <= fewest || turns.line * line() + turns.process * lag() <= longest || alwaysAnswered.has(request.url)) return
    turnedAway += 1
    onTurnedAway()
    refuse('UNAVAILABLE', { isToldForAll: true })
  })
  app.addHook('onClose', async () => {
    stop()
    clearInterval(report)
  })
}
