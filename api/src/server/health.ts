import type { FastifyInstance } from 'fastify'
import type { Portal } from './context.ts'
import { throwProblem } from '#problems/problem.ts'
import { countMigrations } from './queries.ts'

/** `/healthz`: the process is alive. `/readyz`: the database responds and is migrated. */
export function healthRoutes(app: FastifyInstance, { db }: Portal) {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: true }))
  app.get('/readyz', { schema: { hide: true } }, async () => {
    const counted = await countMigrations(db)
    return counted?.n ? { status: true } : throwProblem('UNAVAILABLE')
  })
}
