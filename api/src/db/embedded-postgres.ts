import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { getPostgresBinaries, getPostgresUser, type RunAs } from './postgres-binaries.ts'

export type EmbeddedPostgres = { url: string; folder: string; pid: number; stop(): Promise<void> }

/** Starts the PostgreSQL that the npm packages ship, on loopback, with its data below `dataDir`. */
export async function startPostgres(
  dataDir: string,
  options: { fast?: boolean; port?: number } = {},
): Promise<EmbeddedPostgres> {
  const runAs = getPostgresUser()
  const programs = getPostgresBinaries(runAs)
  const folder = reachableFolder(join(dataDir, 'postgres'), runAs)
  // The secret is written last: without it the folder is left over from an incomplete first start.
  if (!existsSync(`${folder}.secret`)) createCluster(programs, folder, runAs, options)
  const url = (port: number) =>
    `postgres://portal:${readFileSync(`${folder}.secret`, 'utf8')}@127.0.0.1:${port}/postgres`

  // Adopts a PostgreSQL left behind by a killed portal, since a second one cannot start on the same files.
  const orphan = readPostmaster(folder)
  if (orphan && isProcessAlive(orphan.pid) && (await canConnect(url(orphan.port), 20)))
    return describeInstance(url(orphan.port), folder, orphan.pid)

  const port = options.port ?? (await freePort())
  // After a kill -9 of the database, its child processes linger for a moment and block the shared memory.
  for (let tries = 1; ; tries += 1) {
    const pid = startProcess(programs, folder, port, runAs, options)
    if (await isReady(url(port), pid)) return describeInstance(url(port), folder, pid)
    if (tries === 10) throw new Error(`The embedded database does not start. Its log: ${folder}.log`)
    await wait(500)
  }
}

const describeInstance = (url: string, folder: string, pid: number): EmbeddedPostgres => ({
  url,
  folder,
  pid,
  stop: () => stopPostgres(pid),
})

/** “Fast” shutdown: ends open connections, flushes everything and waits for the process to exit. */
async function stopPostgres(pid: number) {
  if (!isProcessAlive(pid)) return
  process.kill(pid, 'SIGINT')
  for (let waited = 0; isProcessAlive(pid); waited += 25) {
    if (waited > 10_000) throw new Error(`The embedded database (process ${pid}) did not stop within 10 seconds.`)
    await wait(25)
  }
}

/** A password is hashed once instead of 4,096 times: each of the many short connections of the tests pays for it. */
const singleScramIteration = ['scram_iterations', '1']

function createCluster(programs: string, folder: string, runAs: RunAs, { fast }: { fast?: boolean }) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const password = randomBytes(24).toString('base64url')
  const passwordFile = `${folder}.initial`
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  changeOwner(runAs, folder, passwordFile)
  const initialized = spawnSync(
    join(programs, 'bin', 'initdb'),
    [
      '-D',
      folder,
      '-U',
      'portal',
      '--pwfile',
      passwordFile,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=bn-BD',
      ...(fast ? ['--set', singleScramIteration.join('=')] : []),
    ],
    { ...runAs, cwd: '/', env: processEnvironment, encoding: 'utf8' },
  )
  rmSync(passwordFile)
  if (initialized.status !== 0) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`The embedded database could not be created: ${initialized.stderr || initialized.error?.message}`)
  }
  writeFileSync(`${folder}.secret`, password, { mode: 0o600 })
}

function startProcess(
  programs: string,
  folder: string,
  port: number,
  runAs: RunAs,
  { fast }: { fast?: boolean },
): number {
  const log = openSync(`${folder}.log`, 'a', 0o600)
  const parameters = [
    ['listen_addresses', '127.0.0.1'],
    ['unix_socket_directories', ''],
    ['max_connections', '200'],
    ['random_page_cost', '1.1'],
    ['timezone', 'UTC'],
    // Keeps personal data such as an NID in a failed statement out of PostgreSQL's log; the portal's own log reports
    // the failure.
    ['log_min_messages', 'log'],
    ['log_error_verbosity', 'terse'],
    ['log_min_error_statement', 'panic'],
    ...(fast
      ? [
          ['fsync', 'off'],
          ['synchronous_commit', 'off'],
          ['full_page_writes', 'off'],
          ['autovacuum', 'off'],
          // Plans as on connections that have been in use for some time: many short-lived ones would plan each query.
          ['plan_cache_mode', 'force_generic_plan'],
          singleScramIteration,
        ]
      : []),
  ].flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(programs, 'bin', 'postgres'), ['-D', folder, '-p', String(port), ...parameters], {
    ...runAs,
    cwd: '/',
    env: processEnvironment,
    stdio: ['ignore', log, log],
    // Runs in its own process group: Ctrl-C reaches only the portal, which then stops the database in order.
    detached: true,
  })
  child.unref()
  if (!child.pid) throw new Error('The embedded database could not be started.')
  return child.pid
}

/** Returns false when the process exits by itself. Waits for a long crash recovery. */
async function isReady(url: string, pid: number): Promise<boolean> {
  while (isProcessAlive(pid)) {
    if (await canConnect(url, 1)) return true
    await wait(20)
  }
  return false
}

async function canConnect(url: string, tries: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    if (tries <= 1) return false
    await wait(100)
    return await canConnect(url, tries - 1)
  } finally {
    await client.end().catch(() => {})
  }
}

function readPostmaster(folder: string): { pid: number; port: number } | undefined {
  const file = join(folder, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n')
  return { pid: Number(pid), port: Number(port) }
}

/**
 * The database user needs access to its folder. Below an inaccessible parent it gets a folder elsewhere, recorded in
 * `postgres.place`. Without that file an old folder is not reused, because its secret is gone.
 */
function reachableFolder(folder: string, runAs: RunAs): string {
  const parent = dirname(folder)
  mkdirSync(parent, { recursive: true, mode: 0o755 })
  if (runAs.uid === undefined || spawnSync('test', ['-x', parent], { ...runAs, cwd: '/' }).status === 0) return folder
  const recordFile = `${folder}.place`
  if (!existsSync(recordFile)) writeFileSync(recordFile, join('/var/lib/wewb-portal', randomBytes(6).toString('hex')))
  const alternative = readFileSync(recordFile, 'utf8')
  mkdirSync(dirname(alternative), { recursive: true, mode: 0o755 })
  return alternative
}

function changeOwner({ uid, gid }: RunAs, ...paths: string[]) {
  if (uid !== undefined && gid !== undefined) for (const path of paths) chownSync(path, uid, gid)
}

export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return !isZombie(pid)
}

/** A dead child stays in the process table until Node reaps it. */
function isZombie(pid: number): boolean {
  const file = `/proc/${pid}/stat`
  return statSync(file, { throwIfNoEntry: false }) !== undefined && /\) Z /.test(readFileSync(file, 'utf8'))
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      )
    })
  })

const processEnvironment = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' }
