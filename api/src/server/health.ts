import type { FastifyInstance } from 'fastify'
import type { Portal } from './context.ts'
import { throwProblem } from '#problems/problem.ts'
import { countMigrations } from './queries.ts'

/** Several probes within this time share one request to the store. */
const storeCheckMs = 5000

/**
 * `/healthz`: the process is alive. `/readyz`: the database responds and is migrated. Without the store of uploaded
 * files a host stays ready, because every other host lacks it too and everything but documents works; `store` says so.
 */
export function healthRoutes(app: FastifyInstance, { db, files }: Portal) {
  let checkedAt = Number.NEGATIVE_INFINITY
  let store: Promise<boolean> | undefined
  const isStoreAvailable = () => {
    if (!store || performance.now() - checkedAt > storeCheckMs) {
      checkedAt = performance.now()
      store = files.driver.isAvailable()
    }
    return store
  }
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: true }))
  app.get('/readyz', { schema: { hide: true } }, async () => {
    const [counted, isAvailable] = await Promise.all([countMigrations(db), isStoreAvailable()])
    return counted?.n ? { status: true, store: isAvailable ? 'available' : 'unavailable' } : throwProblem('UNAVAILABLE')
  })
}
