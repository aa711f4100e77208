import type pg from 'pg'
import type { Config } from './config.ts'
import { workerNumber } from './lead-workers.ts'
import { openMetrics } from './metrics.ts'
import { logSlowQueries } from './slow-queries.ts'
import { openTraces } from './traces.ts'
import { watchQueries, type Hear } from './watch-queries.ts'

export type Observed = Awaited<ReturnType<typeof observe>>

/** How the portal is looked at by whoever runs it. What is not asked for by a setting is neither loaded nor does it cost anything. */
export async function observe({ metricsToken, otlp, slowQueryMs, logLevel }: Config) {
  const metrics = metricsToken ? await openMetrics(workerNumber()) : undefined
  const traces = otlp ? await openTraces(otlp) : undefined
  const pools = new Map<string, pg.Pool>()
  const readsPools = (name: string, help: string, read: (pool: pg.Pool) => number) =>
    metrics?.reads({ name, help, by: 'database', read: () => [...pools].map(([of, pool]) => ({ of, n: read(pool) })) })
  readsPools('portal_database_connections', 'Connections to the database.', ({ totalCount }) => totalCount)
  readsPools('portal_database_connections_idle', 'Of these, those nobody uses.', ({ idleCount }) => idleCount)
  readsPools('portal_database_waiting', 'Who waits for one of them.', ({ waitingCount }) => waitingCount)

  const logSlow = slowQueryMs > 0 ? logSlowQueries(logLevel) : undefined
  const hear: Hear = (heard) => {
    if (logSlow && heard.ms >= slowQueryMs) {
      logSlow(heard)
      metrics?.slowQuery()
    }
    traces?.hear(heard)
  }
  return {
    metrics,
    traces,
    watch: (pool: pg.Pool, name = 'primary') => {
      pools.set(name, pool)
      if (logSlow || traces) watchQueries(pool, hear)
    },
    close: async () => await traces?.close(),
  }
} // prettier-ignore
