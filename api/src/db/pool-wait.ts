/** Estimated wait in milliseconds of a request that arrives now. */
export type WaitEstimate = () => number

type Counter = { readonly waitingCount: number; on(event: 'acquire', listener: () => void): unknown }

/** Initial estimate of the milliseconds per query, before anything has queued. */
const initialMsPerQuery = 2
const sampleWeight = 50

/**
 * Estimates the wait for a connection: queue length times the recent time per query. Every overload ends in this queue,
 * while a slow upload or a long report blocks nobody and does not count.
 */
export function estimatePoolWait(pool: Counter, now = () => performance.now()): WaitEstimate {
  let msPerQuery = initialMsPerQuery
  let acquiredAt = now()
  let hadQueue = false
  pool.on('acquire', () => {
    const at = now()
    const hasQueue = pool.waitingCount > 0
    if (hasQueue && hadQueue) msPerQuery += (at - acquiredAt - msPerQuery) / sampleWeight
    acquiredAt = at
    hadQueue = hasQueue
  })
  // When the database stalls, the wait is at least the time since the last connection was acquired.
  return () => (pool.waitingCount === 0 ? 0 : Math.max(pool.waitingCount * msPerQuery, now() - acquiredAt))
}
