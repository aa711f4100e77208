/** Estimated wait in milliseconds of a request that arrives now. */
export type Waiting = () => number

type Counter = { readonly waitingCount: number; on(event: 'acquire', listener: () => void): unknown }

/** Initial estimate of the milliseconds per query, before anything has queued. */
const firstPace = 2
const remembers = 50

/**
 * Estimates the wait for a connection: queue length times the recent time per query. Every overload ends in this queue,
 * while a slow upload or a long report blocks nobody and does not count.
 */
export function estimatePoolWait(pool: Counter, now = () => performance.now()): Waiting {
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
  // When the database stalls, the wait is at least the time since the last connection was acquired.
  return () => (pool.waitingCount === 0 ? 0 : Math.max(pool.waitingCount * pace, now() - servedAt))
}
