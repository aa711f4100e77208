import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres, type EmbeddedPostgres } from '#db/embedded-postgres.ts'

export type ReplicaPair = Awaited<ReturnType<typeof startReplicaPair>>

/**
 * Starts a primary and a streaming replica with the programs of the npm packages: the replica is a copy of the stopped
 * primary.
 */
export async function startReplicaPair() {
  const folder = mkdtempSync(join(tmpdir(), 'wewb-replica-'))
  const paths = { primary: join(folder, 'primary'), replica: join(folder, 'replica') }
  for (const path of [paths.primary, paths.replica]) mkdirSync(path)
  // PostgreSQL started by root runs as another user, which needs access to the folders.
  for (const path of [folder, ...Object.values(paths)]) chmodSync(path, 0o755)

  const first = await startPostgres(paths.primary, { fast: true })
  await first.stop()
  const copy = join(paths.replica, 'postgres')
  // `cp -a` preserves the owner of the files, unlike Node.
  const copied = spawnSync('cp', ['-a', first.folder, copy])
  if (copied.status !== 0) throw new Error(String(copied.stderr))
  copyFileSync(`${first.folder}.secret`, `${copy}.secret`)

  const primary = await startPostgres(paths.primary, { fast: true })
  // Commits must be in the WAL, as in production.
  await runStatement(primary.url, `alter database postgres set synchronous_commit = on`)
  const { hostname, port, username, password } = new URL(primary.url)
  const lineToPrimary = `host=${hostname} port=${port} user=${username} password=${password}`
  writeFileSync(join(copy, 'standby.signal'), '')
  appendFileSync(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${lineToPrimary}'\n`)
  let replica: EmbeddedPostgres = await startPostgres(paths.replica, { fast: true })

  return {
    primaryUrl: primary.url,
    replicaUrl: replica.url,
    /** Queries the replica as its owner. */
    onReplica: <Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []) =>
      runStatement<Row>(replica.url, statement, values),
    onPrimary: <Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []) =>
      runStatement<Row>(primary.url, statement, values),
    /** Cuts or restores the replica's connection to the primary. */
    setConnected: async (isWhole: boolean) => {
      await runStatement(replica.url, `alter system set primary_conninfo = '${isWhole ? lineToPrimary : ''}'`)
      await runStatement(replica.url, 'select pg_reload_conf()')
    },
    /** Suspends the replica with all connections; returns a function that resumes it. */
    freeze: () => {
      const all = [replica.pid, ...childrenOf(replica.pid)]
      for (const pid of all) process.kill(pid, 'SIGSTOP')
      return () => all.forEach((pid) => process.kill(pid, 'SIGCONT'))
    },
    kill: () => process.kill(replica.pid, 'SIGKILL'),
    /** Starts the replica again on the same port. */
    restart: async () => {
      replica = await startPostgres(paths.replica, { fast: true, port: Number(new URL(replica.url).port) })
    },
    stop: async () => {
      await replica.stop()
      await primary.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      const status = `/proc/${pid}/status`
      return existsSync(status) && readFileSync(status, 'utf8').includes(`\nPPid:\t${parent}\n`)
    })

async function runStatement<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(statement, values)).rows
  } finally {
    await client.end()
  }
}
