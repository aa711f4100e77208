import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Portal } from './context.ts'
import { refuse } from './problem.ts'

/** `/healthz`: the process lives. `/readyz`: the database answers and has been migrated. */
export function healthRoutes(app: FastifyInstance, { db }: Portal) {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: true }))
  app.get('/readyz', { schema: { hide: true } }, async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from migration`.execute(db)
    return rows[0]?.n ? { status: true } : refuse('UNAVAILABLE')
  })
}
