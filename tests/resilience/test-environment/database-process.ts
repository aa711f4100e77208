import { spawn } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { isProcessAlive } from '@wewb/api/db/embedded-postgres.ts'
import { getPostgresUser } from '@wewb/api/db/postgres-binaries.ts'
import type { TestEnvironment } from './test-environment.ts'

/** The database process of a running portal, which can be stopped and restarted at the same address. */
export function databaseProcessOf({ dataDir, databasePid }: TestEnvironment) {
  const folder = join(dataDir, 'postgres')
  const port = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[3])
  const url = `postgres://portal:${readFileSync(`${folder}.secret`, 'utf8')}@127.0.0.1:${port}/postgres`

  const stop = async (signal: 'SIGINT' | 'SIGKILL') => {
    const pid = databasePid()
    process.kill(pid, signal)
    while (isProcessAlive(pid)) await wait(5)
  }
  /** Restarts it with the command line that PostgreSQL recorded at its start. */
  const start = async () => {
    const [program = '', ...args] = [
      ...readFileSync(join(folder, 'postmaster.opts'), 'utf8').matchAll(/"([^"]*)"|(\S+)/g),
    ].map(([, quoted, plain]) => quoted ?? plain ?? '')
    // After kill -9 child processes may hold the shared memory for a moment.
    for (let tries = 0; tries < 20; tries += 1) {
      const child = spawn(program, args, { ...getPostgresUser(), cwd: '/', stdio: 'ignore', detached: true })
      child.unref()
      while (child.exitCode === null) {
        if (await accepts()) return
        await wait(5)
      }
      await wait(250)
    }
    throw new Error('the database does not start')
  }
  const accepts = async (): Promise<boolean> => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
    client.on('error', () => undefined)
    return await client
      .connect()
      .then(
        () => true,
        () => false,
      )
      .finally(() => client.end().catch(() => undefined))
  }
  const signalAll = (signal: 'SIGSTOP' | 'SIGCONT') => {
    const pid = databasePid()
    for (const one of [pid, ...childrenOf(pid)]) process.kill(one, signal)
  }
  const pause = () => signalAll('SIGSTOP')
  const resume = () => signalAll('SIGCONT')
  return { url, stop, start, pause, resume }
}

/** PostgreSQL has one process per connection. */
const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent)

function parentOf(pid: number): number {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  } catch {
    return 0
  }
}
