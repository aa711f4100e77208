import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editorClient } from '#content/content/content.test.support.ts'
import { eventually, type TestPortal } from '#testing/test-portal.ts'
import type { ReplicaPair } from '#testing/replica-pair.ts'
import type { Portal } from '#server/context.ts'
import { openSecondReadDatabase, startReplicaPortal, type ReplicaPortal } from './replica.full.test.support.ts'

let pair: ReplicaPair
let portal: Portal
let app: FastifyInstance
let client: ReplicaPortal['client']
let tokens: ReplicaPortal['tokens']
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ pair, portal, app, client, tokens, stop } = await startReplicaPortal())
  await waitUntilUsed()
}, 90_000)
afterAll(() => stop())

const waitUntilUsed = () => eventually(async () => portal.replica?.isUsed)
const waitUntilUnused = () => eventually(async () => portal.replica?.isUsed === false)
const opened = (url: string | undefined, lines?: string[]) => openSecondReadDatabase(pair, url, lines)
/** Returns whether the read connection currently points to the replica. */
const position = async () =>
  (await sql<{ is_replica: boolean }>`select pg_is_in_recovery() as is_replica`.execute(portal.readDb)).rows[0]
const settingOnReplica = async () =>
  (
    await sql<{ value: string }>`select value from general_setting where code = 'CALL_CENTRE_LOCAL'`.execute(
      portal.readDb,
    )
  ).rows[0]?.value
/** Writes without the portal's knowledge. */
const writeToPrimary = (value: string) =>
  pair.onPrimary(`update general_setting set value = $1 where code = 'CALL_CENTRE_LOCAL'`, [value])

/** Returns whether a request reached the replica, by the start time of the last query of its connections. */
async function reachesReplica(path: string, who?: string): Promise<boolean> {
  const [before] = await pair.onReplica<{ now: Date }>('select clock_timestamp() as now')
  const { code } = await client.get(path, who ? { token: tokens[who] ?? '' } : {})
  expect([path, code]).toEqual([path, 200])
  const [after] = await pair.onReplica<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where application_name = 'wewb-portal' and query_start > $1`,
    [before?.now],
  )
  return (after?.n ?? 0) > 0
}

describe('a healthy replica', () => {
  it.each([
    ['/pub/portal-notice'],
    ['/pub/portal-news-highlight-short'],
    ['/pub/results?type=EDUCATION'],
    ['/pub/gms/programs'],
    ['/lookups/district'],
    ['/reports/general?code=G01', 'dir.welfare'],
    ['/reports/general?code=G01&format=csv', 'dir.welfare'],
    ['/dashboard', 'dir.welfare'],
    ['/audit-log', 'auditor'],
  ])('serves %s', async (path, who?: string) => {
    await waitUntilUsed()
    expect(await reachesReplica(path, who)).toBe(true)
  })

  it.each([
    ['/profile', 'applicant'],
    ['/dashboard', 'applicant'],
    ['/applications', 'applicant'],
    ['/portal-notice', 'editor'],
    ['/desk', 'dir.welfare'],
    ['/reports/filters?screen=general-report', 'dir.welfare'],
  ])('does not serve %s, which must show the latest changes', async (path, who) => {
    await waitUntilUsed()
    expect(await reachesReplica(path, who)).toBe(false)
  })

  it('rejects a misdirected write', async () => {
    await waitUntilUsed()
    const mistake = sql`update general_setting set value = 'x' where code = 'CALL_CENTRE_LOCAL'`.execute(portal.readDb)
    await expect(mistake).rejects.toMatchObject({ code: '25006' })
    // Protects a replica that is promoted a moment later, too.
    const { rows } = await sql<{ all: string }>`select current_setting('default_transaction_read_only') as all`.execute(
      portal.readDb,
    )
    expect(rows).toEqual([{ all: 'on' }])
  })

  it('is not read through a connection that leads to another database behind the same name', async () => {
    const [watched, other] = [pair.replicaUrl, pair.primaryUrl].map((url) => Number(new URL(url).port))
    const name = createServer((incoming) =>
      incoming.once('data', (first: Buffer) => {
        const outgoing = connect(first.includes('wewb-portal-watch') ? (watched ?? 0) : (other ?? 0), '127.0.0.1')
        for (const [from, to] of [
          [incoming, outgoing],
          [outgoing, incoming],
        ] as const)
          from.on('error', () => to.destroy()).pipe(to)
        outgoing.write(first)
      }),
    ).listen(0, '127.0.0.1')
    await once(name, 'listening')
    const {
      db,
      readDb,
      replica,
      close: closeReading,
    } = opened(`postgres://127.0.0.1:${(name.address() as AddressInfo).port}`)
    await eventually(async () => replica?.isUsed)
    const { rows } = await sql<{
      reads: string
    }>`select current_setting('default_transaction_read_only') as reads`.execute(readDb)
    expect([rows, replica?.isUsed]).toEqual([[{ reads: 'off' }], true])
    await closeReading()
    await db.destroy()
    name.close()
  })

  it('is avoided after a publication until it has replayed it', async () => {
    await waitUntilUsed()
    await pair.onReplica('select pg_wal_replay_pause()')
    const id = await editorClient(client as TestPortal, tokens['editor'] ?? '').made()
    const { code } = await client.get(`/pub/portal-notice-details?noticeId=${id}`)
    await pair.onReplica('select pg_wal_replay_resume()')
    expect(code).toBe(200)
    await waitUntilUsed()
    expect(await reachesReplica(`/pub/portal-notice-details?noticeId=${id}`)).toBe(true)
  })
})

describe('a lagging replica', () => {
  it('is abandoned within seconds, and used again after it has caught up', async () => {
    await waitUntilUsed()
    await pair.onReplica('select pg_wal_replay_pause()')
    await writeToPrimary('16200')
    // Until then readers see the old value.
    expect([await settingOnReplica(), (await position())?.is_replica]).toEqual(['16135', true])
    const startedAt = performance.now()
    await waitUntilUnused()
    expect(performance.now() - startedAt).toBeLessThan(4000)
    expect(await settingOnReplica()).toBe('16200')
    await pair.onReplica('select pg_wal_replay_resume()')
    await waitUntilUsed()
    expect([await settingOnReplica(), (await position())?.is_replica]).toEqual(['16200', true])
  })

  it('is abandoned when disconnected from its primary, although it has replayed everything', async () => {
    await waitUntilUsed()
    await pair.setConnected(false)
    await eventually(
      async () =>
        (await pair.onReplica<{ n: number }>('select count(*)::int as n from pg_stat_wal_receiver'))[0]?.n === 0,
    )
    await writeToPrimary('16300')
    await waitUntilUnused()
    expect(await settingOnReplica()).toBe('16300')
    await pair.setConnected(true)
    await waitUntilUsed()
    expect([await settingOnReplica(), (await position())?.is_replica]).toEqual(['16300', true])
  })
})

describe('a failing replica', () => {
  const endSleepers = () =>
    pair.onReplica(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where query like '%pg_sleep(5)%' and pid <> pg_backend_pid()`,
    )

  it('has its interrupted reads repeated on the primary, a transaction from its beginning', async () => {
    await waitUntilUsed()
    const slow = sql<{ is_replica: boolean; cost: string }>`
      select case when pg_is_in_recovery() then pg_sleep(5)::text end,
        pg_is_in_recovery() as is_replica, current_setting('parallel_tuple_cost') as cost`
    const alone = slow.execute(portal.readDb)
    const inTransaction = portal.readDb.transaction().execute(async (tx) => {
      await sql`set local parallel_tuple_cost = 0.25`.execute(tx)
      return await slow.execute(tx)
    })
    let isSettled = false
    void Promise.allSettled([alone, inTransaction]).then(() => (isSettled = true))
    await eventually(async () => {
      await endSleepers()
      return isSettled
    })
    expect((await alone).rows[0]).toMatchObject({ is_replica: false, cost: '0.1' })
    expect((await inTransaction).rows[0]).toMatchObject({ is_replica: false, cost: '0.25' })
  })

  // Reads the process tree from /proc.
  it.skipIf(process.platform !== 'linux')(
    'has its pending reads moved to the primary within three seconds when it is frozen',
    async () => {
      await waitUntilUsed()
      const thaw = pair.freeze()
      const startedAt = performance.now()
      const codes = await Promise.all(
        ['/pub/portal-notice', '/lookups/district'].map(async (path) => (await client.get(path)).code),
      )
      const duration = performance.now() - startedAt
      thaw()
      expect([codes, duration < 3000]).toEqual([[200, 200], true])
      await waitUntilUsed()
    },
  )

  it('causes no failed request', async () => {
    await waitUntilUsed()
    const over = new AbortController()
    const codes: number[] = []
    const reading = async (path: string, who?: string) => {
      while (!over.signal.aborted) codes.push((await client.get(path, who ? { token: tokens[who] ?? '' } : {})).code)
    }
    const readers = [
      reading('/pub/portal-notice'),
      reading('/pub/results?type=EDUCATION'),
      reading('/lookups/district'),
      reading('/reports/general?code=G01', 'dir.welfare'),
    ]
    await new Promise((resolve) => setTimeout(resolve, 500))
    const before = codes.length
    pair.kill()
    await waitUntilUnused()
    await new Promise((resolve) => setTimeout(resolve, 500))
    over.abort()
    await Promise.all(readers)
    expect([before > 10, codes.length > before + 10]).toEqual([true, true])
    expect(codes.filter((code) => code !== 200)).toEqual([])
    expect((await app.inject('/readyz')).statusCode).toBe(200)
  })

  it('is used again after a restart', async () => {
    await pair.restart()
    await waitUntilUsed()
    expect((await position())?.is_replica).toBe(true)
  })
})

describe('the read database at the start', () => {
  it('reads from the primary over the same connections when no replica is set', async () => {
    const { db, readDb, replica, close: closeReading } = opened(undefined)
    expect([readDb === db, replica]).toEqual([true, undefined])
    await closeReading()
    await db.destroy()
  })

  it.each([
    ['one that cannot be reached', () => 'postgres://127.0.0.1:9', 'does not answer'],
    ['one that is none', () => pair.primaryUrl, 'is a primary by now'],
    ['one of another database', () => pair.replicaUrl.replace(/postgres$/, 'template1'), 'no replica of this database'],
  ])('logs one line for %s', async (_description, url, message) => {
    const lines: string[] = []
    const { db, readDb, replica, close: closeReading } = opened(url(), lines)
    await eventually(async () => lines.length > 0)
    expect([lines.length, lines[0]]).toEqual([1, expect.stringContaining(message)])
    const { rows } = await sql<{ is_replica: boolean }>`select pg_is_in_recovery() as is_replica`.execute(readDb)
    expect([rows, replica]).toEqual([[{ is_replica: false }], expect.objectContaining({ isUsed: false, lagMs: null })])
    await closeReading()
    await db.destroy()
  })
})

it('does not use a replica that became a primary', async () => {
  await waitUntilUsed()
  await pair.onReplica('select pg_promote()')
  await waitUntilUnused()
  // The reason is not its lag, which grows only from now on.
  expect(portal.replica?.lagMs).toBeNull()
  await writeToPrimary('16400')
  expect([await settingOnReplica(), (await position())?.is_replica]).toEqual(['16400', false])
})
