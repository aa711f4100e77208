import type pg from 'pg'
import type { Config } from '#config/config.ts'
import { getWorkerNumber } from '#config/worker-number.ts'
import { openMetrics } from './metrics.ts'
import { logSlowQueries } from './slow-queries.ts'
import { openTraces } from './traces.ts'
import { instrumentQueries, type QueryListener } from './query-events.ts'

export type Telemetry = Awaited<ReturnType<typeof createTelemetry>>

/** Sets up metrics, traces and slow query logs. Anything not enabled by a setting is not loaded. */
export async function createTelemetry({ metricsToken, otlp, slowQueryMs, logLevel }: Config) {
  const metrics = metricsToken ? await openMetrics(getWorkerNumber()) : undefined
  const traces = otlp ? await openTraces(otlp) : undefined
  const pools = new Map<string, pg.Pool>()
  const registerPoolGauge = (name: string, help: string, read: (pool: pg.Pool) => number) =>
    metrics?.registerGauge({
      name,
      help,
      labelName: 'database',
      read: () => [...pools].map(([of, pool]) => ({ of, n: read(pool) })),
    })
  registerPoolGauge(
    'portal_database_connections',
    'Open connections of the database pool.',
    ({ totalCount }) => totalCount,
  )
  registerPoolGauge(
    'portal_database_connections_idle',
    'Idle connections of the database pool.',
    ({ idleCount }) => idleCount,
  )
  registerPoolGauge(
    'portal_database_waiting',
    'Requests that wait for a connection of the database pool.',
    ({ waitingCount }) => waitingCount,
  )

  const logSlow = slowQueryMs > 0 ? logSlowQueries(logLevel) : undefined
  const recordQuery: QueryListener = (event) => {
    if (logSlow && event.ms >= slowQueryMs) {
      logSlow(event)
      metrics?.countSlowQuery()
    }
    traces?.recordQuery(event)
  }
  return {
    metrics,
    traces,
    watchPool: (pool: pg.Pool, name = 'primary') => {
      pools.set(name, pool)
      if (logSlow || traces) instrumentQueries(pool, recordQuery)
    },
    close: async () => await traces?.close(),
  }
}
