import { buildApp } from '@wewb/api/app.ts'
import { readConfig } from '@wewb/api/config/config.ts'
import { startPostgres } from '@wewb/api/db/embedded-postgres.ts'
import { openPortal } from '@wewb/api/portal.ts'

export const benchSettings = {
  DATA_DIR: process.env['BENCH_DIR'] ?? './data/bench',
  PORTAL_ENV: 'demo',
  PORTAL_FIXED_CAPTCHA: '123456',
  PORTAL_LIMIT_FACTOR: '100000',
  // Disables load shedding.
  SHED_AFTER_MS: '0',
  LOG_LEVEL: 'silent',
}

/** A portal for measurements with a separate data directory. */
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
