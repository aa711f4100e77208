import type { FastifyInstance } from 'fastify'
import type { Portal } from './context.ts'
import { isSame } from './is-same.ts'
import type { Figure } from './metrics.ts'
import { refuse } from './problem.ts'

/** `/metrics`, for whoever has the token. Everybody else is told what they would be told if there were none. */
export function metricsRoute(app: FastifyInstance, { config, db, replica, observed: { metrics } }: Portal, figures: readonly Figure[]) {
  metrics?.readsFigures(db, figures)
  metrics?.reads({ name: 'portal_replica_used', help: '1 while reads go to the replica.', read: () => (replica ? [{ n: Number(replica.isUsed) }] : []) })
  metrics?.reads({ name: 'portal_replica_lag_seconds', help: 'How old what the replica shows may be.', read: () => (replica && replica.lagMs !== null ? [{ n: replica.lagMs / 1000 }] : []) })
  app.get('/metrics', { schema: { hide: true } }, async ({ headers }, reply) => {
    const isKnown = config.metricsToken !== undefined && isSame(headers.authorization ?? '', `Bearer ${config.metricsToken}`)
    if (!metrics || !isKnown) return refuse('NOT_FOUND')
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.scrape())
  })
} // prettier-ignore
