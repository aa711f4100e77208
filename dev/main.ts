import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { greet } from '../api/src/demo/greet.ts'
import { readConfig, type Config } from '../api/src/platform/config.ts'
import { startPostgres } from '../api/src/platform/embedded-postgres.ts'
import { lockFolder } from '../api/src/platform/portal-lock.ts'
import { startApi } from './api-process.ts'

// `npm run dev`: Vite serves the web and passes everything else on to the API. See docs/how-to/develop.md.
const cache = fileURLToPath(new URL('../.cache', import.meta.url))
const compiled = join(cache, 'compiled')

const port = process.env['PORT'] || '5173'
const environment = {
  ...process.env,
  PORTAL_ENV: 'demo',
  PORT: port,
  PUBLIC_URL: process.env['PUBLIC_URL'] || `http://localhost:${port}`,
  DATA_DIR: process.env['DATA_DIR'] || join(cache, 'dev-data'),
  // Never a database that somebody has set for another purpose.
  DATABASE_URL: '',
  DATABASE_APP_URL: '',
  DATABASE_REPLICA_URL: '',
  PORTAL_MIGRATE: '',
}

/** What has been opened, to be closed in the opposite order. */
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
  const lock = await lockFolder(config.dataDir, config.publicUrl)
  closers.push(lock.leave)
  const opening = openApi(config)
  // Vite is loaded while the database and the API start.
  enableCompileCache(compiled)
  const web = import('./web.ts').then(({ openWeb }) => openWeb(config, { cache, api: opening }))
  const [api] = await Promise.all([opening, web])
  closers.push(lock.closing)
  // An API that does not start has said why; it is started again when the fault in its sources is mended.
  const { seeded } = await api.ready().catch(() => ({ seeded: false }))
  if (!isClosing) greet(config, seeded)
}

async function openApi({ dataDir }: Config) {
  const starting = startPostgres(dataDir)
  // One that is still starting is stopped as well.
  closers.push(async () => await (await starting).stop())
  const { url } = await starting
  if (isClosing) throw new Error('Stopped while the database was starting.')
  const api = startApi({ ...environment, DATABASE_URL: url, NODE_COMPILE_CACHE: compiled })
  closers.push(api.stop)
  return api
}

/** When npm is killed nobody tells us: our parent is simply another one. */
function stopWithParent() {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop(), 200).unref()
}

main().catch((error: Error) => {
  if (!isClosing) console.error(error.message)
  void close(1)
})
