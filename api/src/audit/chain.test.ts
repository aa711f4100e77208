import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { record } from '../platform/record.ts'
import { startTestPortal, type TestPortal } from '../testing/portal-under-test.ts'
import { sealAudit, verifyAudit } from './chain.ts'

let portal: TestPortal
let owner: pg.Client
beforeAll(async () => {
  portal = await startTestPortal()
  owner = new pg.Client(portal.ownerUrl)
  await owner.connect()
  await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      portal.db.transaction().execute((tx) => record(tx, { id: 1 }, 'account.logged-in', `account:${n}`, { n })),
    ),
  )
  await sealAudit(portal.db)
})
afterAll(async () => {
  await owner.end()
  await portal.stop()
})

it('is whole when nothing was touched', async () => {
  const verdict = await verifyAudit(portal.db)
  expect(verdict).toMatchObject({ whole: true, firstBroken: null })
  expect(verdict.rows).toBeGreaterThanOrEqual(30)
})

it('cannot be changed or removed by the role that requests run as', async () => {
  await expect(portal.db.updateTable('audit').set({ subject: 'x' }).execute()).rejects.toThrow('permission denied')
  await expect(portal.db.deleteFrom('audit').execute()).rejects.toThrow('permission denied')
  await expect(portal.db.deleteFrom('audit_seal').execute()).rejects.toThrow('permission denied')
  await expect(portal.db.schema.dropTable('audit').execute()).rejects.toThrow('must be owner')
})

it('names the first row that even the owner altered, removed or slipped in', async () => {
  const { rows } = await owner.query<{ id: number }>(`select id from audit where subject = 'account:7'`)
  const id = Number(rows[0]?.id)
  await owner.query(`update audit set detail = '{"n": 8}' where id = $1`, [id])
  expect(await verifyAudit(portal.db)).toMatchObject({ whole: false, firstBroken: id })
  await owner.query(`update audit set detail = '{"n": 7}' where id = $1`, [id])
  expect(await verifyAudit(portal.db)).toMatchObject({ whole: true })
  await owner.query('alter table audit_seal drop constraint audit_seal_audit_id_fkey')
  await owner.query('delete from audit where id = $1', [id])
  expect(await verifyAudit(portal.db)).toMatchObject({ whole: false, firstBroken: id })
})

it('answers the auditor on the screen, and nobody without the right', async () => {
  const [auditor, applicant] = [await portal.tokenOf('auditor@demo.wewb'), await portal.tokenOf('01700000001')]
  const list = await portal.get('/audit-log?search=account:2', { token: auditor })
  expect(list.body.data.list.every(({ subject }: { subject: string }) => subject.startsWith('account:2'))).toBe(true)
  expect((await portal.post('/audit-log/verify', undefined, { token: auditor })).body.data.wholeYn).toBe('N')
  expect((await portal.get('/audit-log', { token: applicant })).code).toBe(403)
})
