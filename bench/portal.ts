import { buildApp } from '../api/src/app.ts'
import { readConfig } from '../api/src/platform/config.ts'
import { startPostgres } from '../api/src/platform/embedded-postgres.ts'
import { openPortal } from '../api/src/portal.ts'

export const benchSettings = {
  DATA_DIR: process.env['BENCH_DIR'] ?? './data/bench',
  PORTAL_ENV: 'demo',
  PORTAL_FIXED_CAPTCHA: '123456',
  PORTAL_LIMIT_FACTOR: '100000',
  // A measurement is not an overload.
  SHED_AFTER_MS: '0',
  LOG_LEVEL: 'silent',
}

/** A portal of its own for measuring, with its data beside the others', so that nothing of anybody is touched. */
export async function openBenchPortal() {
  const config = readConfig(benchSettings)
  const postgres = await startPostgres(config.dataDir)
  const { portal, close } = await openPortal(config, postgres.url)
  const app = await buildApp(portal, { pages: false })
  return {
    ...portal,
    app,
    ownerUrl: postgres.url,
    close: async () => {
      await app.close()
      await close()
      await postgres.stop()
    },
  }
}
