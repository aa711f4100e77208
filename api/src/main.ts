import cluster from 'node:cluster'
import { greet } from './demo/greet.ts'
import { leadWorkers } from './platform/lead-workers.ts'
import { ConfigProblem, loadDotEnv, readConfig, type Config } from './platform/config.ts'
import { startPostgres } from './platform/embedded-postgres.ts'
import { AlreadyRunning, lockFolder, type Lock } from './platform/portal-lock.ts'

/** What has been opened, to be closed in the opposite order, whatever happens. */
const closers: (() => Promise<unknown> | void)[] = []
let closing = false
let lock: Lock | undefined

async function close(code: number) {
  if (closing) return
  closing = true
  lock?.closing()
  for (const closer of closers.toReversed()) await Promise.resolve(closer()).catch((error: Error) => console.error(error.message))
  process.exit(code)
}

async function main() {
  loadDotEnv()
  const config = readConfig(process.env)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void close(0))
  if (cluster.isWorker) return await work(config, process.env[workerDatabase] ?? '')
  if (process.env['npm_lifecycle_event']) leaveWithParent()
  const outside = config.databaseUrl ?? (config.migrates ? undefined : config.databaseAppUrl)
  if (!outside) {
    lock = await lockFolder(config.dataDir, config.publicUrl)
    closers.push(lock.leave)
  }
  const postgres = outside ? undefined : await startPostgres(config.dataDir)
  if (postgres) closers.push(postgres.stop)
  const databaseUrl = outside ?? postgres?.url ?? ''
  greet(config, config.workers > 1 ? await lead(config, databaseUrl) : await serve(config, databaseUrl))
}

/** What a worker is told besides the settings. */
const workerDatabase = 'PORTAL_WORKER_DATABASE'

async function lead({ workers }: Config, databaseUrl: string): Promise<boolean> {
  const { seeded, stop } = await leadWorkers(workers, { [workerDatabase]: databaseUrl })
  closers.push(stop)
  return seeded
}

async function work(config: Config, databaseUrl: string) {
  process.on('disconnect', () => void close(0))
  process.send?.({ seeded: await serve(config, databaseUrl) })
}

/**
 * So many may knock while we are busy. Whose knock finds no place is not told so: it is heard when it comes again, after one second or
 * three, and Node's 511 places are taken quickly by a crowd. The system may allow fewer (`net.core.somaxconn`).
 */
const knocking = 4096

/** Whether there was nothing before. Who leads others loads none of this. */
async function serve(config: Config, databaseUrl: string): Promise<boolean> {
  const [{ openPortal }, { buildApp }] = await Promise.all([import('./portal.ts'), import('./app.ts')])
  const { portal, seeded, close: closePortal } = await openPortal(config, databaseUrl)
  closers.push(closePortal)
  const app = await buildApp(portal)
  closers.push(() => app.close())
  await app.listen({ port: config.port, host: config.host, backlog: knocking })
  return seeded
}

/** When npm is killed outright nobody tells us: our parent is simply another one. Then stop as if told. */
function leaveWithParent() {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && void close(0), 200).unref()
}

main().catch((error: NodeJS.ErrnoException) => {
  console.error(explain(error))
  void close(1)
})

function explain(error: NodeJS.ErrnoException): string {
  if (error instanceof ConfigProblem) return ['The portal cannot start:', ...error.faults.map((fault) => `  - ${fault}`), 'See docs/operations.md.'].join('\n')
  if (error instanceof AlreadyRunning) return error.message
  if (error.code === 'EADDRINUSE') return `Port ${process.env['PORT'] ?? 8080} is in use by another program: stop it, or set PORT.`
  return `The portal could not start: ${error.message}`
} // prettier-ignore
