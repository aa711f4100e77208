import cluster from 'node:cluster'
import { printStartupBanner } from './demo/print-startup-banner.ts'
import { forkWorkers } from './server/cluster.ts'
import { ConfigError, loadDotEnv, readConfig, type Config } from './config/config.ts'
import { startPostgres } from './db/embedded-postgres.ts'
import { AlreadyRunningError, lockDataDir, type DataDirLock } from './db/data-dir-lock.ts'

/** Shutdown hooks, run in reverse order of registration. */
const closers: (() => Promise<unknown> | void)[] = []
let closing = false
let lock: DataDirLock | undefined

async function close(code: number) {
  if (closing) return
  closing = true
  lock?.markClosing()
  for (const closer of closers.toReversed())
    await Promise.resolve(closer()).catch((error: Error) => console.error(error.message))
  process.exit(code)
}

async function main() {
  loadDotEnv()
  const config = readConfig(process.env)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void close(0))
  if (cluster.isWorker) return await work(config, process.env[workerDatabase] ?? '')
  if (process.env['npm_lifecycle_event']) leaveWithParent()
  const outside = config.databaseUrl ?? (config.migratesOnStart ? undefined : config.databaseAppUrl)
  if (!outside) {
    lock = await lockDataDir(config.dataDir, config.publicUrl)
    closers.push(lock.release)
  }
  const postgres = outside ? undefined : await startPostgres(config.dataDir)
  if (postgres) closers.push(postgres.stop)
  const databaseUrl = outside ?? postgres?.url ?? ''
  printStartupBanner(config, config.workers > 1 ? await lead(config, databaseUrl) : await serve(config, databaseUrl))
}

/** Environment variable that passes the database URL to a worker. */
const workerDatabase = 'PORTAL_WORKER_DATABASE'

async function lead({ workers }: Config, databaseUrl: string): Promise<boolean> {
  const { seeded, stop } = await forkWorkers(workers, { [workerDatabase]: databaseUrl })
  closers.push(stop)
  return seeded
}

async function work(config: Config, databaseUrl: string) {
  process.on('disconnect', () => void close(0))
  process.send?.({ seeded: await serve(config, databaseUrl) })
}

/**
 * Listen backlog. Node's default of 511 overflows under load, and a dropped SYN is only retried by the client after one
 * to three seconds. The kernel may cap the value (`net.core.somaxconn`).
 */
const knocking = 4096

/**
 * Starts the portal and returns whether it seeded an empty database. The imports are dynamic so that the primary
 * process of a cluster does not load them.
 */
async function serve(config: Config, databaseUrl: string): Promise<boolean> {
  const [{ openPortal }, { buildApp }] = await Promise.all([import('./portal.ts'), import('./app.ts')])
  const { portal, seeded, close: closePortal } = await openPortal(config, databaseUrl)
  closers.push(closePortal)
  const app = await buildApp(portal)
  closers.push(() => app.close())
  await app.listen({ port: config.port, host: config.host, backlog: knocking })
  return seeded
}

/** Shuts down when the parent process changes: npm killed with SIGKILL sends no signal to its child. */
function leaveWithParent() {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && void close(0), 200).unref()
}

main().catch((error: NodeJS.ErrnoException) => {
  console.error(explain(error))
  void close(1)
})

function explain(error: NodeJS.ErrnoException): string {
  if (error instanceof ConfigError)
    return ['The portal cannot start:', ...error.errors.map((fault) => `  - ${fault}`), 'See docs/operations.md.'].join(
      '\n',
    )
  if (error instanceof AlreadyRunningError) return error.message
  if (error.code === 'EADDRINUSE')
    return `Port ${process.env['PORT'] ?? 8080} is in use by another program: stop it, or set PORT.`
  return `The portal could not start: ${error.message}`
}
