import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../api/src/testing/free-port.ts'
import { callsAt, fixedOtp } from './calls.ts'
import { lacksFront, raiseFront } from './front.ts'
import { noSettings } from './ground.ts'
import { findSystemPostgres, raiseCluster } from './system-postgres.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What is missing on this machine to run several hosts as a board would. */
export const lacksHosts = (): string | undefined => lacksFront() ?? (findSystemPostgres() ? undefined : 'PostgreSQL of the system')

export type Host = Awaited<ReturnType<typeof takeHosts>>['hosts'][number]

/**
 * Two hosts that share nothing but what hosts share: the database with its replica, the files, the secrets. Before them the front as it
 * is shipped. Their database was migrated apart, and they know the log-in of requests alone.
 */
export async function takeHosts() {
  const folder = mkdtempSync(join(tmpdir(), 'wewb-hosts-'))
  // Root's database runs as somebody else, who must be able to enter.
  chmodSync(folder, 0o755)
  const closers: (() => Promise<unknown> | void)[] = [() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })]
  const leave = async () => {
    for (const close of closers.toReversed()) await close()
  }
  try {
    const cluster = await raiseCluster(folder, findSystemPostgres() ?? '')
    closers.push(cluster.leave)
    const environment = {
      ...process.env,
      ...noSettings,
      PORTAL_ENV: 'demo',
      DATA_DIR: join(folder, 'data'),
      DATABASE_APP_URL: cluster.urlOf('primary', 'portal_web'),
      PORTAL_SECRET: randomBytes(32).toString('base64url'),
      PORTAL_DATA_KEY: randomBytes(32).toString('base64'),
      NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
    }
    const migrated = spawnSync(process.execPath, ['api/src/keeping/migrate.ts'], { cwd: root, encoding: 'utf8', env: { ...environment, DATABASE_URL: cluster.urlOf('primary') } })
    if (migrated.status !== 0) throw new Error(`npm run migrate: ${migrated.stderr}`)
    const hosting = {
      ...environment,
      HOST: '127.0.0.1',
      PORTAL_MIGRATE: 'no',
      DATABASE_REPLICA_URL: cluster.urlOf('replica', 'portal_web'),
      TRUSTED_PROXIES: '127.0.0.1',
      PORTAL_FIXED_CAPTCHA: '123456',
      PORTAL_FIXED_OTP: fixedOtp,
      PORTAL_LIMIT_FACTOR: '100000',
      SHED_AFTER_MS: '0',
      npm_lifecycle_event: 'prove',
    }
    const ports = [await freePort(), await freePort()]
    const hosts = ports.map((port) => hostAt(port, join(folder, `${port}.log`), { ...hosting, PORT: String(port), PUBLIC_URL: `http://localhost:${port}` }))
    closers.push(() => Promise.all(hosts.map((host) => host.kill('SIGKILL'))))
    // The first brings the demo's people along.
    for (const host of hosts) await host.start()
    const front = await raiseFront(folder, ports)
    closers.push(front.leave)
    return { hosts, front, cluster, calls: callsAt(`http://127.0.0.1:${ports[0]}`), leave }
  } catch (error) {
    await leave()
    throw error
  }
} // prettier-ignore

function hostAt(port: number, log: string, environment: NodeJS.ProcessEnv) {
  let child: ChildProcess | undefined
  const isReady = () => fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2000) }).then(({ ok }) => ok, () => false) // prettier-ignore
  const start = async () => {
    const out = openSync(log, 'a')
    child = spawn(process.execPath, ['api/src/main.ts'], { cwd: root, stdio: ['ignore', out, out], env: environment })
    for (const until = Date.now() + 90_000; !(await isReady()); await wait(20)) {
      if (child.exitCode !== null || Date.now() > until)
        throw new Error(`a host does not start:\n${readFileSync(log, 'utf8').slice(-2000)}`)
    }
  }
  const kill = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return { port, start, kill }
}
