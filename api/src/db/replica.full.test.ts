import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editorClient } from '#content/content/content.test.support.ts'
import { eventually, type TestPortal } from '#testing/test-portal.ts'
import type { ReplicaPair } from '#testing/replica-pair.ts'
import type { Portal } from '#server/context.ts'
import { openReadingBeside, startReplicaPortal, type ReplicaPortal } from './replica.full.test.support.ts'

let pair: ReplicaPair
let portal: Portal
let app: FastifyInstance
let reach: ReplicaPortal['reach']
let tokens: ReplicaPortal['tokens']
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ pair, portal, app, reach, tokens, stop } = await startReplicaPortal())
  await isTaken()
}, 90_000)
afterAll(() => stop())

const isTaken = () => eventually(async () => portal.replica?.isUsed)
const isLeft = () => eventually(async () => portal.replica?.isUsed === false)
const opened = (url: string | undefined, lines?: string[]) => openReadingBeside(pair, url, lines)
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
const writeBeside = (value: string) =>
  pair.onPrimary(`update general_setting set value = $1 where code = 'CALL_CENTRE_LOCAL'`, [value])

/** Returns whether a request reached the replica, by the start time of the last query of its connections. */
async function reachesReplica(path: string, who?: string): Promise<boolean> {
  const [before] = await pair.onReplica<{ now: Date }>('select clock_timestamp() as now')
  const { code } = await reach.get(path, who ? { token: tokens[who] ?? '' } : {})
  expect([path, code]).toEqual([path, 200])
  const [after] = await pair.onReplica<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where application_name = 'wewb-portal' and query_start > $1`,
    [before?.now],
  )
  return (after?.n ?? 0) > 0
}

describe('while it is well', () => {
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
  ])('%s is read from it', async (path, who?: string) => {
    await isTaken()
    expect(await reachesReplica(path, who)).toBe(true)
  })

  it.each([
    ['/profile', 'applicant'],
    ['/dashboard', 'applicant'],
    ['/applications', 'applicant'],
    ['/portal-notice', 'editor'],
    ['/desk', 'dir.welfare'],
    ['/reports/filters?screen=general-report', 'dir.welfare'],
  ])('%s is not: it shows people what they have just done, or what they are about to act on', async (path, who) => {
    await isTaken()
    expect(await reachesReplica(path, who)).toBe(false)
  })

  it('takes no write, whoever sends one there by mistake', async () => {
    await isTaken()
    const mistake = sql`update general_setting set value = 'x' where code = 'CALL_CENTRE_LOCAL'`.execute(portal.readDb)
    await expect(mistake).rejects.toMatchObject({ code: '25006' })
    // Protects a replica that is promoted a moment later, too.
    const { rows } = await sql<{ all: string }>`select current_setting('default_transaction_read_only') as all`.execute(
      portal.readDb,
    )
    expect(rows).toEqual([{ all: 'on' }])
  })

  it('each connection is asked: one that leads to another database behind the same name is not read from', async () => {
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

  it('an editor sees at once what they have published, though the replica does not know it yet', async () => {
    await isTaken()
    await pair.onReplica('select pg_wal_replay_pause()')
    const id = await editorClient(reach as TestPortal, tokens['editor'] ?? '').made()
    const { code } = await reach.get(`/pub/portal-notice-details?noticeId=${id}`)
    await pair.onReplica('select pg_wal_replay_resume()')
    expect(code).toBe(200)
    await isTaken()
    expect(await reachesReplica(`/pub/portal-notice-details?noticeId=${id}`)).toBe(true)
  })
})

describe('when it lags', () => {
  it('is left within seconds, and taken again once it has caught up', async () => {
    await isTaken()
    await pair.onReplica('select pg_wal_replay_pause()')
    await writeBeside('16200')
    // Until then readers see the old value.
    expect([await settingOnReplica(), (await position())?.is_replica]).toEqual(['16135', true])
    const startedAt = performance.now()
    await isLeft()
    expect(performance.now() - startedAt).toBeLessThan(4000)
    expect(await settingOnReplica()).toBe('16200')
    await pair.onReplica('select pg_wal_replay_resume()')
    await isTaken()
    expect([await settingOnReplica(), (await position())?.is_replica]).toEqual(['16200', true])
  })

  it('is left too when it is cut off from its primary, though it has replayed all that it was sent', async () => {
    await isTaken()
    await pair.setConnected(false)
    await eventually(
      async () =>
        (await pair.onReplica<{ n: number }>('select count(*)::int as n from pg_stat_wal_receiver'))[0]?.n === 0,
    )
    await writeBeside('16300')
    await isLeft()
    expect(await settingOnReplica()).toBe('16300')
    await pair.setConnected(true)
    await isTaken()
    expect([await settingOnReplica(), (await position())?.is_replica]).toEqual(['16300', true])
  })
})

describe('when it dies', () => {
  const endSleepers = () =>
    pair.onReplica(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where query like '%pg_sleep(5)%' and pid <> pg_backend_pid()`,
    )

  it('a read that it broke off is asked again of the primary, a transaction from its beginning', async () => {
    await isTaken()
    const slow = sql<{ is_replica: boolean; cost: string }>`
      select case when pg_is_in_recovery() then pg_sleep(5)::text end,
        pg_is_in_recovery() as is_replica, current_setting('parallel_tuple_cost') as cost`
    const alone = slow.execute(portal.readDb)
    const together = portal.readDb.transaction().execute(async (tx) => {
      await sql`set local parallel_tuple_cost = 0.25`.execute(tx)
      return await slow.execute(tx)
    })
    let isAnswered = false
    void Promise.allSettled([alone, together]).then(() => (isAnswered = true))
    await eventually(async () => {
      await endSleepers()
      return isAnswered
    })
    expect((await alone).rows[0]).toMatchObject({ is_replica: false, cost: '0.1' })
    expect((await together).rows[0]).toMatchObject({ is_replica: false, cost: '0.25' })
  })

  // Reads the process tree from /proc.
  it.skipIf(process.platform !== 'linux')(
    'who waits for one that stands still goes on at the primary, within three seconds',
    async () => {
      await isTaken()
      const thaw = pair.freeze()
      const startedAt = performance.now()
      const codes = await Promise.all(
        ['/pub/portal-notice', '/lookups/district'].map(async (path) => (await reach.get(path)).code),
      )
      const took = performance.now() - startedAt
      thaw()
      expect([codes, took < 3000]).toEqual([[200, 200], true])
      await isTaken()
    },
  )

  it('nobody notices: of all who read meanwhile, none fails', async () => {
    await isTaken()
    const over = new AbortController()
    const codes: number[] = []
    const reading = async (path: string, who?: string) => {
      while (!over.signal.aborted) codes.push((await reach.get(path, who ? { token: tokens[who] ?? '' } : {})).code)
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
    await isLeft()
    await new Promise((resolve) => setTimeout(resolve, 500))
    over.abort()
    await Promise.all(readers)
    expect([before > 10, codes.length > before + 10]).toEqual([true, true])
    expect(codes.filter((code) => code !== 200)).toEqual([])
    expect((await app.inject('/readyz')).statusCode).toBe(200)
  })

  it('is taken again when it is back at its address', async () => {
    await pair.restart()
    await isTaken()
    expect((await position())?.is_replica).toBe(true)
  })
})

describe('at the start', () => {
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
  ])('%s is a line in the log and no more', async (_what, url, word) => {
    const lines: string[] = []
    const { db, readDb, replica, close: closeReading } = opened(url(), lines)
    await eventually(async () => lines.length > 0)
    expect([lines.length, lines[0]]).toEqual([1, expect.stringContaining(word)])
    const { rows } = await sql<{ is_replica: boolean }>`select pg_is_in_recovery() as is_replica`.execute(readDb)
    expect([rows, replica]).toEqual([[{ is_replica: false }], expect.objectContaining({ isUsed: false, lagMs: null })])
    await closeReading()
    await db.destroy()
  })
})

it('is not used any more once it has become a primary', async () => {
  await isTaken()
  await pair.onReplica('select pg_promote()')
  await isLeft()
  // The reason is not its lag, which grows only from now on.
  expect(portal.replica?.lagMs).toBeNull()
  await writeBeside('16400')
  expect([await settingOnReplica(), (await position())?.is_replica]).toEqual(['16400', false])
})
