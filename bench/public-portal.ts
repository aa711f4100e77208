import { randomBytes } from 'node:crypto'
import { buildApp } from '../api/src/app.ts'
import { readConfig } from '../api/src/platform/config.ts'
import { startPostgres } from '../api/src/platform/embedded-postgres.ts'
import { openPortal } from '../api/src/portal.ts'
import { freePort } from '../api/src/testing/free-port.ts'

/**
 * The portal as the public meets it: production, without the ribbon and the ways of the demonstration, but with its notices, news and
 * services, so that no page is measured empty.
 */
export async function openPublicPortal() {
  const dataDir = process.env['BENCH_DIR'] ?? './data/bench-pages'
  const postgres = await startPostgres(readConfig({ DATA_DIR: dataDir }).dataDir)
  const demo = await openPortal(readConfig({ DATA_DIR: dataDir, PORTAL_ENV: 'demo', LOG_LEVEL: 'silent' }), postgres.url)
  await demo.close()

  const port = await freePort()
  const origin = `http://localhost:${port}`
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    PORT: String(port),
    HOST: 'localhost',
    PUBLIC_URL: origin,
    PORTAL_SECRET: randomBytes(32).toString('base64url'),
    PORTAL_DATA_KEY: randomBytes(32).toString('base64'),
    SMS_GATEWAY_URL: 'http://127.0.0.1:1',
    SMTP_URL: 'smtp://127.0.0.1:1',
    LOG_LEVEL: 'silent',
  })
  const { portal, close } = await openPortal(config, postgres.url)
  const app = await buildApp(portal)
  await app.listen({ port, host: config.host })
  return {
    origin,
    close: async () => {
      await app.close()
      await close()
      await postgres.stop()
    },
  }
}
