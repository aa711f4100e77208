import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { getPostgresUser } from '@wewb/api/db/postgres-binaries.ts'
import { freePort } from '@wewb/api/testing/free-port.ts'

/** Folder of the newest PostgreSQL installation of the system that has everything a replica needs. */
export function findSystemPostgres(): string | undefined {
  const installRoot = '/usr/lib/postgresql'
  const versions = existsSync(installRoot)
    ? readdirSync(installRoot)
        .map(Number)
        .sort((one, other) => other - one)
    : []
  return versions
    .map((version) => join(installRoot, String(version), 'bin'))
    .find((folder) => existsSync(join(folder, 'pg_basebackup')))
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/** A primary and a streaming replica, as in production; `as` returns the URL for another log-in. */
export async function startCluster(folder: string, programs: string) {
  const password = randomBytes(18).toString('base64url')
  const runAs = getPostgresUser()
  const servers: ChildProcess[] = []
  const ports = { primary: await freePort(), replica: await freePort() }
  const urlOf = (server: keyof typeof ports, login = 'portal') =>
    `postgres://${login}:${password}@127.0.0.1:${ports[server]}/portal`

  const createDataFolder = (server: string) => {
    const dataFolder = join(folder, server)
    mkdirSync(dataFolder, { mode: 0o700 })
    if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(dataFolder, runAs.uid, runAs.gid)
    return dataFolder
  }
  const run = (program: string, args: string[]) => {
    const environment = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', PGPASSWORD: password }
    const { status, stderr } = spawnSync(join(programs, program), args, {
      ...runAs,
      cwd: '/',
      env: environment,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`${program}: ${stderr}`)
  }
  const launch = async (server: keyof typeof ports, dataFolder: string) => {
    const log = openSync(join(folder, `${server}.log`), 'a')
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=200',
      'fsync=off',
      'log_min_error_statement=panic',
    ]
    const args = ['-D', dataFolder, '-p', String(ports[server]), ...settings.flatMap((setting) => ['-c', setting])]
    const child = spawn(join(programs, 'postgres'), args, { ...runAs, cwd: '/', stdio: ['ignore', log, log] })
    servers.push(child)
    for (
      const until = Date.now() + 30_000;
      !(await acceptsConnections(urlOf(server).replace(/portal$/, 'postgres')));
      await wait(50)
    )
      if (child.exitCode !== null || Date.now() > until)
        throw new Error(`the ${server} does not start: see ${folder}/${server}.log`)
  }
  const stop = async () => {
    // Stops the replica first, which would otherwise try to reconnect to its primary.
    for (const server of servers.toReversed()) {
      const ended = server.exitCode === null && server.signalCode === null ? once(server, 'exit') : undefined
      server.kill('SIGINT')
      await ended
    }
  }

  const primary = createDataFolder('primary')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o644 })
  run('initdb', [
    '-D',
    primary,
    '-U',
    'portal',
    '--pwfile',
    passwordFile,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ])
  rmSync(passwordFile)
  await launch('primary', primary)
  // Creates the runtime log-in by hand, as where the portal may not migrate.
  await execute(urlOf('primary').replace(/portal$/, 'postgres'), [
    'create database portal',
    'create role portal_app nologin',
    `create role portal_web login password '${password}' in role portal_app`,
  ])
  const replica = createDataFolder('replica')
  run('pg_basebackup', [
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
    '-D',
    replica,
    '-d',
    urlOf('primary').replace(/portal$/, 'postgres'),
  ])
  await launch('replica', replica)
  return { urlOf, stop }
}

async function execute(url: string, statements: string[]) {
  const client = new pg.Client(url)
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

async function acceptsConnections(url: string): Promise<boolean> {
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
