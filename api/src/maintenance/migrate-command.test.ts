import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { freePort } from '#testing/free-port.ts'
import { databaseUrl } from '#testing/global-setup.ts'
import { isFull } from '@wewb/tests/test-size.ts'

/**
 * A database that its owner migrates, and portals that know only the application role, as in a cluster. The owner is an
 * ordinary one, which may not create roles.
 */
const name = `test_${randomBytes(6).toString('hex')}`
const login = `${name}_web`
const owner = `${name}_owner`
const folder = mkdtempSync(join(tmpdir(), 'wewb-migrate-'))
const portals: ChildProcess[] = []
const password = 'as good as any'
let ownerUrl: string
let appUrl: string

const production = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
  PORTAL_ENV: 'production',
  DATA_DIR: folder,
  PUBLIC_URL: 'https://portal.example',
  PORTAL_SECRET: 'f3Jd83kd92ksLw02kfjGh38dkQpzmx84',
  PORTAL_DATA_KEY: Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7)).toString('base64'),
  SMS_GATEWAY_URL: 'http://127.0.0.1:9',
  SMTP_URL: 'smtp://127.0.0.1:9',
}
const asAdministrator = async (...statements: string[]) => {
  const client = new pg.Client(inject('postgresUrl'))
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}
const run = (file: string, environment: Record<string, string>) => {
  let output = ''
  const child = spawn(process.execPath, [file], { env: { ...production, ...environment } })
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  portals.push(child)
  return { ended: once(child, 'exit').then(([code]) => code as number), output: () => output }
}
const startPortal = async () => {
  const port = String(await freePort())
  const portal = run('api/src/main.ts', {
    PORT: port,
    HOST: 'localhost',
    DATABASE_APP_URL: appUrl,
    PORTAL_MIGRATE: 'no',
  })
  return { ...portal, origin: `http://localhost:${port}` }
}

const urlOf = (user: string) => {
  const url = new URL(databaseUrl(inject('postgresUrl'), name))
  url.username = user
  url.password = password
  return url.href
}

beforeAll(async () => {
  await asAdministrator(
    `create role ${owner} login nosuperuser nocreatedb nocreaterole password '${password}'`,
    `create database ${name} owner ${owner}`,
    `create role ${login} login password '${password}' in role portal_app`,
  )
  ownerUrl = urlOf(owner)
  appUrl = urlOf(login)
})
afterAll(async () => {
  const running = portals.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
  const ended = running.map((portal) => once(portal, 'exit'))
  for (const portal of running) portal.kill('SIGTERM')
  await Promise.all(ended)
  await asAdministrator(`drop database ${name} with (force)`, `drop role ${login}`, `drop role ${owner}`)
  rmSync(folder, { recursive: true, force: true })
})

it.runIf(isFull)('a portal without migrations rejects an outdated database and names the command', async () => {
  const { ended, output } = await startPortal()
  expect(await ended).toBe(1)
  expect(output()).toContain('run `npm run migrate` as the owner of the database first')
})

it.runIf(isFull)(
  'the command migrates the database, and a second run changes nothing',
  { timeout: 60_000 },
  async () => {
    for (let times = 0; times < 2; times += 1) {
      const { ended, output } = run('api/src/maintenance/migrate-command.ts', {
        DATABASE_URL: ownerUrl,
        DATABASE_APP_URL: appUrl,
      })
      expect([await ended, output()]).toEqual([0, expect.stringContaining('The database is migrated')])
    }
  },
)

it.runIf(isFull)('two portals start concurrently with only the request log-in', { timeout: 60_000 }, async () => {
  const started = await Promise.all([startPortal(), startPortal()])
  await vi.waitFor(async () => {
    for (const { origin } of started) expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  }, 50_000)
  for (const { output } of started) expect(output()).not.toMatch(/error/i)
})
