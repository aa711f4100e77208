import { projectRoot } from '#project-root.ts'
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { environmentVariables } from '@wewb/api/config/config.ts'
import { isProcessAlive, startPostgres } from '@wewb/api/db/embedded-postgres.ts'
import { freePort } from '@wewb/api/testing/free-port.ts'
import { createApiClient, fixedOtp } from './api-client.ts'

export type TestEnvironment = Awaited<ReturnType<typeof startTestEnvironment>>

/** Unsets a developer's own settings. */
export const emptySettings = Object.fromEntries(Object.keys(environmentVariables).map((name) => [name, '']))

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wewb-resilience-'))
  // As root, the database runs as another user, which needs access to the folder.
  chmodSync(folder, 0o755)
  return folder
}

/** A data folder with a migrated database and the demo users: created once per run, and copied for every portal. */
let prepared: Promise<string> | undefined
async function preparedFolder(): Promise<string> {
  const folder = newFolder()
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const environment = await startTestEnvironment({ MUTANT: '', NODE_OPTIONS: '' }, folder)
  await environment.kill('SIGTERM')
  return folder
}
/** Uses `cp -a`, which preserves the owner: the database files belong to the user it runs as. */
async function copyPrepared(to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', `${await (prepared ??= preparedFolder())}/.`, to])
}

/** A portal in a separate process with its own database, which can be killed and restarted. */
export async function startTestEnvironment(environment: Record<string, string> = {}, existingDataDir?: string) {
  const dataDir = existingDataDir ?? newFolder()
  // A portal with its own keys cannot decrypt the prepared data.
  if (!existingDataDir && !environment['PORTAL_DATA_KEY'] && !environment['PORTAL_SECRET']) await copyPrepared(dataDir)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const log = join(dataDir, 'portal.log')
  let child: ChildProcess | undefined

  const isReady = () =>
    fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    )

  const start = async () => {
    const out = openSync(log, 'a')
    child = spawn(process.execPath, ['api/src/main.ts'], {
      cwd: projectRoot,
      stdio: ['ignore', out, out],
      env: {
        ...process.env,
        ...emptySettings,
        PORTAL_ENV: 'demo',
        DATA_DIR: dataDir,
        PORT: String(port),
        HOST: 'localhost',
        PUBLIC_URL: origin,
        PORTAL_FIXED_CAPTCHA: '123456',
        PORTAL_FIXED_OTP: fixedOtp,
        PORTAL_LIMIT_FACTOR: '100000',
        SHED_AFTER_MS: '0',
        // Speeds up the start, because many portals load the same modules.
        NODE_COMPILE_CACHE: join(projectRoot, '.cache/compiled'),
        // Lets the portal stop by itself when the test process is gone.
        npm_lifecycle_event: 'test:resilience',
        ...environment,
      },
    })
    for (const until = Date.now() + 90_000; !(await isReady()); await wait(20)) {
      if (child.exitCode !== null || Date.now() > until)
        throw new Error(`the portal does not start:\n${readFileSync(log, 'utf8').slice(-2000)}`)
    }
  }

  const kill = async (signal: NodeJS.Signals) => {
    const ended = new Promise((resolve) => child?.once('exit', resolve))
    child?.kill(signal)
    await ended
  }

  const databasePid = () => {
    const file = join(dataDir, 'postgres/postmaster.pid')
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : Number.NaN
  }

  const client = createApiClient(origin)

  /** Opens the database after the portal has stopped. */
  const withDatabase = async <T>(inspect: (url: string) => Promise<T>): Promise<T> => {
    const postgres = await startPostgres(dataDir)
    return await inspect(postgres.url).finally(() => postgres.stop())
  }

  const stop = async () => {
    if (child && child.exitCode === null && child.signalCode === null) await kill('SIGTERM')
    const pid = databasePid()
    if (pid > 0 && isProcessAlive(pid)) process.kill(pid, 'SIGQUIT')
    await wait(200)
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }

  await start().catch(async (error: Error) => {
    await stop()
    throw error
  })
  return {
    origin,
    port,
    dataDir,
    log,
    start,
    kill,
    databasePid,
    isReady,
    ...client,
    withDatabase,
    stop,
    pid: () => child?.pid ?? 0,
  }
}
