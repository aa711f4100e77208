import { projectRoot } from '#project-root.ts'
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@wewb/api/testing/free-port.ts'
import { createApiClient, fixedOtp } from './api-client.ts'
import { findMissingProxyProgram, startReverseProxy } from './reverse-proxy.ts'
import { emptySettings } from './test-environment.ts'
import { findSystemPostgres, startCluster } from './system-postgres.ts'

/** The program missing on this machine for a multi-host setup; undefined if all are there. */
export const findMissingHostProgram = (): string | undefined =>
  findMissingProxyProgram() ?? (findSystemPostgres() ? undefined : 'PostgreSQL of the system')

export type Host = Awaited<ReturnType<typeof startHosts>>['hosts'][number]

/**
 * Two hosts that share only the database with its replica, the files and the secrets, behind the shipped reverse
 * proxy. Their database is migrated separately, and they have only the runtime log-in.
 */
export async function startHosts() {
  const folder = mkdtempSync(join(tmpdir(), 'wewb-hosts-'))
  // As root, the database runs as another user, which needs access to the folder.
  chmodSync(folder, 0o755)
  const closers: (() => Promise<unknown> | void)[] = [
    () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  ]
  const stop = async () => {
    for (const close of closers.toReversed()) await close()
  }
  try {
    const cluster = await startCluster(folder, findSystemPostgres() ?? '')
    closers.push(cluster.stop)
    const environment = {
      ...process.env,
      ...emptySettings,
      PORTAL_ENV: 'demo',
      DATA_DIR: join(folder, 'data'),
      DATABASE_APP_URL: cluster.urlOf('primary', 'portal_web'),
      PORTAL_SECRET: randomBytes(32).toString('base64url'),
      PORTAL_DATA_KEY: randomBytes(32).toString('base64'),
      NODE_COMPILE_CACHE: join(projectRoot, '.cache/compiled'),
    }
    const migrated = spawnSync(process.execPath, ['api/src/maintenance/migrate-command.ts'], {
      cwd: projectRoot,
      encoding: 'utf8',
      env: { ...environment, DATABASE_URL: cluster.urlOf('primary') },
    })
    if (migrated.status !== 0) throw new Error(`npm run migrate: ${migrated.stderr}`)
    const hostEnvironment = {
      ...environment,
      HOST: '127.0.0.1',
      PORTAL_MIGRATE: 'no',
      DATABASE_REPLICA_URL: cluster.urlOf('replica', 'portal_web'),
      TRUSTED_PROXIES: '127.0.0.1',
      PORTAL_FIXED_CAPTCHA: '123456',
      PORTAL_FIXED_OTP: fixedOtp,
      PORTAL_LIMIT_FACTOR: '100000',
      SHED_AFTER_MS: '0',
      npm_lifecycle_event: 'test:resilience',
    }
    const ports = [await freePort(), await freePort()]
    const hosts = ports.map((port) =>
      hostAt(port, join(folder, `${port}.log`), {
        ...hostEnvironment,
        PORT: String(port),
        PUBLIC_URL: `http://localhost:${port}`,
      }),
    )
    closers.push(() => Promise.all(hosts.map((host) => host.kill('SIGKILL'))))
    // The first host seeds the demo data.
    for (const host of hosts) await host.start()
    const proxy = await startReverseProxy(folder, ports)
    closers.push(proxy.stop)
    return { hosts, proxy, cluster, client: createApiClient(`http://127.0.0.1:${ports[0]}`), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function hostAt(port: number, log: string, environment: NodeJS.ProcessEnv) {
  let child: ChildProcess | undefined
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  const start = async () => {
    const out = openSync(log, 'a')
    child = spawn(process.execPath, ['api/src/main.ts'], {
      cwd: projectRoot,
      stdio: ['ignore', out, out],
      env: environment,
    })
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
