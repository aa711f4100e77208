import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { fileURLToPath } from 'node:url'
import { settings } from '../../api/src/platform/config.ts'
import { isAlive, startPostgres } from '../../api/src/platform/embedded-postgres.ts'
import { freePort } from '../../api/src/testing/free-port.ts'
import { callsAt, fixedOtp } from './calls.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export type Ground = Awaited<ReturnType<typeof takeGround>>

/** A developer's own settings are not for proving. */
export const noSettings = Object.fromEntries(Object.keys(settings).map((name) => [name, '']))

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wewb-prove-'))
  // Root's database runs as somebody else, who must be able to enter.
  chmodSync(folder, 0o755)
  return folder
}

/** A data folder with a migrated database and the demo's people: made once in a run, and copied for every portal. */
let prepared: Promise<string> | undefined
async function preparedFolder(): Promise<string> {
  const folder = newFolder()
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const ground = await takeGround({ PROVE_BAD_BUILD: '', NODE_OPTIONS: '' }, folder)
  await ground.kill('SIGTERM')
  return folder
}
/** With `cp`, which keeps the owner: the files of the database belong to the user it runs as. */
async function copyPrepared(to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', `${await (prepared ??= preparedFolder())}/.`, to])
}

/** A real portal in a process of its own, on a database of its own, that can be killed and started again. */
export async function takeGround(environment: Record<string, string> = {}, ownFolder?: string) {
  const dataDir = ownFolder ?? newFolder()
  // A portal with keys of its own cannot read what was sealed with others.
  if (!ownFolder && !environment['PORTAL_DATA_KEY'] && !environment['PORTAL_SECRET']) await copyPrepared(dataDir)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const log = join(dataDir, 'portal.log')
  let child: ChildProcess | undefined

  const isReady = () => fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2000) }).then(({ ok }) => ok, () => false) // prettier-ignore

  const start = async () => {
    const out = openSync(log, 'a')
    child = spawn(process.execPath, ['api/src/main.ts'], {
      cwd: root,
      stdio: ['ignore', out, out],
      env: {
        ...process.env,
        ...noSettings,
        PORTAL_ENV: 'demo',
        DATA_DIR: dataDir,
        PORT: String(port),
        HOST: 'localhost',
        PUBLIC_URL: origin,
        PORTAL_FIXED_CAPTCHA: '123456',
        PORTAL_FIXED_OTP: fixedOtp,
        PORTAL_LIMIT_FACTOR: '100000',
        SHED_AFTER_MS: '0',
        // Many are started, of the same modules.
        NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
        // It leaves by itself when whoever proves is gone.
        npm_lifecycle_event: 'prove',
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

  const calls = callsAt(origin)

  /** The database itself, after the portal has gone. */
  const lookInside = async <T>(look: (url: string) => Promise<T>): Promise<T> => {
    const postgres = await startPostgres(dataDir)
    return await look(postgres.url).finally(() => postgres.stop())
  }

  const leave = async () => {
    if (child && child.exitCode === null && child.signalCode === null) await kill('SIGTERM')
    const pid = databasePid()
    if (pid > 0 && isAlive(pid)) process.kill(pid, 'SIGQUIT')
    await wait(200)
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }

  await start().catch(async (error: Error) => {
    await leave()
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
    ...calls,
    lookInside,
    leave,
    pid: () => child?.pid ?? 0,
  }
}
