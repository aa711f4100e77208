import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { archiveAudit } from './archive-audit.ts'
import { readArchive } from './archive-file.ts'
import { sealLock } from './hash-chain-queries.ts'
import { sealAudit } from './hash-chain.ts'
import { verifyChain, verifyChainSegment } from './verify-chain.ts'

let portal: TestPortal
let owner: pg.Client
beforeAll(async () => {
  portal = await startTestPortal()
  owner = new pg.Client(portal.ownerUrl)
  await owner.connect()
  await Promise.all(Array.from({ length: 30 }, (_, n) => add(`account:${n}`, { n })))
  await sealAudit(portal.db)
})
afterAll(async () => {
  await owner.end()
  await portal.stop()
})

const add = (subject: string, detail: object = {}) =>
  portal.db.transaction().execute((tx) => recordAuditEntry(tx, { id: 1 }, 'account.logged-in', subject, detail))
const entryOf = async (subject: string): Promise<number> => {
  const { rows } = await owner.query<{ id: string }>('select id from audit where subject = $1 order by id limit 1', [
    subject,
  ])
  return Number(rows[0]?.id)
}
/** Damages the tables as their owner, runs `look`, and restores them. */
async function whileHarmed<T>(look: () => Promise<T>, ...harm: (string | [string, unknown[]])[]): Promise<T> {
  await owner.query('create table if not exists kept_audit as table audit')
  await owner.query('create table if not exists kept_seal as table audit_seal')
  await owner.query('alter table audit_seal drop constraint if exists audit_seal_audit_id_fkey')
  await owner.query('set session_replication_role = replica')
  for (const step of harm) await (typeof step === 'string' ? owner.query(step) : owner.query(...step))
  const seen = await look()
  // Blocks the portal's sealing, which runs every second and would insert seals during the restore.
  await owner.query('begin')
  await owner.query('select pg_advisory_xact_lock($1)', [sealLock])
  await owner.query('truncate audit_seal; truncate audit cascade')
  await owner.query('insert into audit overriding system value select * from kept_audit')
  await owner.query('insert into audit_seal overriding system value select * from kept_seal')
  await owner.query('drop table kept_audit; drop table kept_seal')
  await owner.query('commit')
  return seen
}

describe('hash chain of the audit log', () => {
  it('is valid if nothing was altered, and returns the number of entries', async () => {
    const verdict = await verifyChain(portal.db)
    expect(verdict).toMatchObject({ isIntact: true, firstBroken: null, next: null })
    expect(verdict.rows).toBeGreaterThanOrEqual(30)
    expect(verdict.reached?.at).toMatch(/^20\d\d-\d\d-\d\dT[\d:.]+Z$/)
  })
  it('is equal if verified in sections', async () => {
    let [rows, after]: [number, number | null] = [0, 0]
    while (after !== null) {
      const stretch: Awaited<ReturnType<typeof verifyChainSegment>> = await verifyChainSegment(portal.db, after, 7)
      expect(stretch.isIntact).toBe(true)
      rows += stretch.rows
      after = stretch.next
    }
    expect(rows).toBe((await verifyChain(portal.db)).rows)
  })
  it('cannot be updated, deleted or truncated by the role of the requests', async () => {
    await expect(portal.db.updateTable('audit').set({ subject: 'x' }).execute()).rejects.toThrow('permission denied')
    await expect(portal.db.deleteFrom('audit').execute()).rejects.toThrow('permission denied')
    await expect(portal.db.deleteFrom('audit_seal').execute()).rejects.toThrow('permission denied')
    await expect(portal.db.deleteFrom('audit_block').execute()).rejects.toThrow('permission denied')
    await expect(portal.db.schema.dropTable('audit').execute()).rejects.toThrow('must be owner')
  })
  it('detects the first entry altered by the owner', async () => {
    const id = await entryOf('account:7')
    for (const change of [
      `detail = '{"n": 8}'`,
      `actor = 'account:2'`,
      `at = at + interval '1 microsecond'`,
      `event = 'account.logged-out'`,
    ])
      expect(
        await whileHarmed(() => verifyChain(portal.db), `update audit set ${change} where id = ${id}`),
      ).toMatchObject({
        isIntact: false,
        firstBroken: id,
      })
    expect(await verifyChain(portal.db)).toMatchObject({ isIntact: true })
  })
  it('detects a deleted entry, with or without its seal', async () => {
    const id = await entryOf('account:7')
    expect(await whileHarmed(() => verifyChain(portal.db), `delete from audit where id = ${id}`)).toMatchObject({
      isIntact: false,
      firstBroken: id,
    })
    const both = await whileHarmed(
      () => verifyChain(portal.db),
      `delete from audit_seal where audit_id = ${id}`,
      `delete from audit where id = ${id}`,
    )
    expect(both.isIntact).toBe(false)
    expect(both.firstBroken).toBeGreaterThan(id)
  })
  it('detects reordered entries, and a recomputed hash', async () => {
    const [one, other] = [await entryOf('account:7'), await entryOf('account:9')]
    const first = Math.min(one, other)
    const swapRows = `
      update audit a
      set (actor, event, subject, detail, at) = (
        select b.actor, b.event, b.subject, b.detail, b.at from audit b where b.id = ${one + other} - a.id)
      where a.id in (${one}, ${other})`
    expect(await whileHarmed(() => verifyChain(portal.db), swapRows)).toMatchObject({
      isIntact: false,
      firstBroken: first,
    })
    const swapSeals = [
      `update audit_seal set audit_id = -audit_id where audit_id in (${one}, ${other})`,
      `update audit_seal set audit_id = ${one + other} + audit_id where audit_id < 0`,
    ]
    expect((await whileHarmed(() => verifyChain(portal.db), ...swapSeals)).isIntact).toBe(false)
    const hashedAgain = `update audit_seal set hash = sha256(hash) where audit_id = ${one}`
    expect(await whileHarmed(() => verifyChain(portal.db), hashedAgain)).toMatchObject({
      isIntact: false,
      firstBroken: one,
    })
  })
  it('ignores a forged checkpoint entry', async () => {
    const id = await entryOf('account:3')
    const lie = `
      insert into audit (actor, event, subject, detail)
      values ('portal', 'audit.archived', 'audit', '{"seq": 25, "hash": "00"}')`
    expect(
      await whileHarmed(() => verifyChain(portal.db), lie, `update audit set detail = '{}' where id = ${id}`),
    ).toMatchObject({
      isIntact: false,
      firstBroken: id,
    })
  })
})

describe('archived part of the log', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wewb-archive-'))
  const asOwner = async <T>(act: (db: ReturnType<typeof openDatabase>) => Promise<T>) => {
    const db = openDatabase(new pg.Pool({ connectionString: portal.ownerUrl, max: 1 }))
    return await act(db).finally(() => db.destroy())
  }
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is exported to a file; the rest is valid from the checkpoint on, also after a second archive', async () => {
    const everything = (await verifyChain(portal.db)).rows
    const archived = await asOwner((db) => archiveAudit(db, { before: new Date(), folder }))
    if (!archived) throw new Error('nothing was archived')
    // The newest entry stays, because the next one is chained to it.
    expect(archived.entries).toBe(everything - 1)
    expect(await readArchive(archived.file)).toEqual({
      entries: archived.entries,
      hash: archived.hash,
      firstBroken: null,
    })
    const lines = gunzipSync(readFileSync(archived.file)).toString().trim().split('\n')
    expect([lines.length, JSON.parse(lines[1] ?? '')]).toEqual([
      archived.entries + 1,
      expect.objectContaining({ id: archived.firstEntry }),
    ])
    expect(await verifyChain(portal.db)).toMatchObject({ isIntact: true, rows: 2 })
    await add('account:99')
    expect(await verifyChain(portal.db)).toMatchObject({ isIntact: true, rows: 3 })
    const again = await asOwner((db) => archiveAudit(db, { before: new Date(), folder }))
    expect([again?.entries, (await verifyChain(portal.db)).isIntact]).toEqual([2, true])
    const list = await portal.get('/audit-log', { token: await portal.tokenOf('auditor@demo.wewb') })
    expect(list.body.data.total).toBe(list.body.data.list.length)
  })
  it('still reveals later tampering', async () => {
    await add('account:100')
    await add('account:101')
    expect(await verifyChain(portal.db)).toMatchObject({ isIntact: true })
    const id = await entryOf('account:100')
    expect(
      await whileHarmed(() => verifyChain(portal.db), `update audit set detail = '{"x": 1}' where id = ${id}`),
    ).toMatchObject({
      isIntact: false,
      firstBroken: id,
    })
    // Without the checkpoint the start of the remaining chain cannot be verified.
    expect(
      (
        await whileHarmed(
          () => verifyChain(portal.db),
          `update audit set detail = jsonb_set(detail, '{hash}', '"00"') where event = 'audit.archived'`,
        )
      ).isIntact,
    ).toBe(false)
  })
  it('is not created from a broken chain', async () => {
    const id = await entryOf('account:100')
    const tried = whileHarmed(
      () => asOwner((db) => archiveAudit(db, { before: new Date(), folder })).catch((error: Error) => error.message),
      `update audit set detail = '{"x": 1}' where id = ${id}`,
    )
    expect(await tried).toBe(`The hash chain is broken at entry ${id}. Nothing was archived.`)
  })
  it('is empty if no entry is old enough', async () => {
    expect(await asOwner((db) => archiveAudit(db, { before: new Date('2000-01-01'), folder }))).toBeUndefined()
  })
})
