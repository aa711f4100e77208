import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { printStartupBanner } from '@wewb/api/demo/print-startup-banner.ts'
import { readConfig, type Config } from '@wewb/api/config/config.ts'
import { startPostgres } from '@wewb/api/db/embedded-postgres.ts'
import { lockDataDir } from '@wewb/api/db/data-dir-lock.ts'
import { startApi } from './api-process.ts'

// `npm run dev`: Vite serves the web and forwards everything else to the API. See docs/how-to/develop.md.
const cache = fileURLToPath(new URL('../.cache', import.meta.url))
const compiled = join(cache, 'compiled')

const port = process.env['PORT'] || '5173'
const environment = {
  ...process.env,
  PORTAL_ENV: 'demo',
  PORT: port,
  PUBLIC_URL: process.env['PUBLIC_URL'] || `http://localhost:${port}`,
  DATA_DIR: process.env['DATA_DIR'] || join(cache, 'dev-data'),
  // Never uses a database that is configured for another purpose.
  DATABASE_URL: '',
  DATABASE_APP_URL: '',
  DATABASE_REPLICA_URL: '',
  PORTAL_MIGRATE: '',
}

/** Shutdown hooks, run in reverse order of registration. */
const closers: (() => unknown)[] = []
let isClosing = false

async function close(code: number) {
  if (isClosing) return
  isClosing = true
  for (const closer of closers.toReversed()) {
    try {
      await closer()
    } catch (error) {
      console.error(error)
    }
  }
  process.exit(code)
}
const stop = () => void close(0)

async function main() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  stopWithParent()
  const config = readConfig(environment)
  const lock = await lockDataDir(config.dataDir, config.publicUrl)
  closers.push(lock.release)
  const opening = openApi(config)
  // Loads Vite while the database and the API start.
  enableCompileCache(compiled)
  const web = import('./web.ts').then(({ openWeb }) => openWeb(config, { cache, api: opening }))
  const [api] = await Promise.all([opening, web])
  closers.push(lock.markClosing)
  // A failed start has printed its error; the API restarts when its sources change.
  const { seeded } = await api.ready().catch(() => ({ seeded: false }))
  if (!isClosing) printStartupBanner(config, seeded)
}

async function openApi({ dataDir }: Config) {
  const starting = startPostgres(dataDir)
  // Also stops a database that is still starting.
  closers.push(async () => await (await starting).stop())
  const { url } = await starting
  if (isClosing) throw new Error('Stopped while the database was starting.')
  const api = startApi({ ...environment, DATABASE_URL: url, NODE_COMPILE_CACHE: compiled })
  closers.push(api.stop)
  return api
}

/** Stops when the parent process changes: npm killed with SIGKILL sends no signal. */
function stopWithParent() {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop(), 200).unref()
}

main().catch((error: Error) => {
  if (!isClosing) console.error(error.message)
  void close(1)
})
