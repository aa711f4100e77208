import type { FastifyInstance } from 'fastify'
import type { Portal } from './context.ts'
import { timingSafeEqualText } from '#security/timing-safe-equal.ts'
import type { DatabaseGauge } from '#observability/metrics.ts'
import { throwProblem } from '#problems/problem.ts'

/** Serves `/metrics` with the token. Without it the response is the same as if the route did not exist. */
export function metricsRoute(
  app: FastifyInstance,
  { config, db, replica, scanner, telemetry: { metrics } }: Portal,
  figures: readonly DatabaseGauge[],
) {
  metrics?.registerDatabaseGauges(db, figures)
  metrics?.registerGauge({
    name: 'portal_replica_used',
    help: '1 if reads use the replica, otherwise 0.',
    read: () => (replica ? [{ n: Number(replica.isUsed) }] : []),
  })
  metrics?.registerGauge({
    name: 'portal_replica_lag_seconds',
    help: 'Replication lag in seconds.',
    read: () => (replica && replica.lagMs !== null ? [{ n: replica.lagMs / 1000 }] : []),
  })
  for (const gauge of scanner?.gauges ?? []) metrics?.registerGauge(gauge)
  app.get('/metrics', { schema: { hide: true } }, async ({ headers }, reply) => {
    const isKnown =
      config.metricsToken !== undefined &&
      timingSafeEqualText(headers.authorization ?? '', `Bearer ${config.metricsToken}`)
    if (!metrics || !isKnown) return throwProblem('NOT_FOUND')
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.scrape())
  })
}
