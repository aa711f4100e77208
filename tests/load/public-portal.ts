import { randomBytes } from 'node:crypto'
import { buildApp } from '@wewb/api/app.ts'
import { readConfig } from '@wewb/api/config/config.ts'
import { startPostgres } from '@wewb/api/db/embedded-postgres.ts'
import { openPortal } from '@wewb/api/portal.ts'
import { freePort } from '@wewb/api/testing/free-port.ts'

/**
 * A portal in production mode, without demo features but with the demo notices, news and services, so that pages are
 * not measured empty.
 */
export async function openPublicPortal() {
  const dataDir = process.env['BENCH_DIR'] ?? './data/bench-pages'
  const postgres = await startPostgres(readConfig({ DATA_DIR: dataDir }).dataDir)
  const demo = await openPortal(
    readConfig({ DATA_DIR: dataDir, PORTAL_ENV: 'demo', LOG_LEVEL: 'silent' }),
    postgres.url,
  )
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
