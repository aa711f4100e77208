import { isFull, sized } from '@wewb/tests/test-size.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ExplainNode, type Insertable } from 'kysely'
import pg from 'pg'
import { notify } from '#messaging/messages/notify.ts'
import type { Tables } from '#db/tables.ts'
import { submitApplicationAs } from '#testing/test-applicant.ts'
import { eventually, startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { listMessageRows, type MessageQuery } from './queries.ts'

let portal: TestPortal
let admin: string
let auditor: string
beforeAll(async () => {
  portal = await startTestPortal()
  admin = await portal.tokenOf('admin@demo.wewb')
  auditor = await portal.tokenOf('auditor@demo.wewb')
})
afterAll(() => portal.stop())

const message = {
  channel: 'SMS',
  recipient: '01755000001',
  template: 'APPROVED',
  language: 'en',
  body: 'News of it',
  state: 'sent',
} as const
async function add(more: Partial<Insertable<Tables['message']>> = {}): Promise<number> {
  const { id } = await portal.db
    .insertInto('message')
    .values({ ...message, ...more })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
type Row = { messageId: number; recipient: string; text: string; state: string; fileNo: string | null }
const list = async (query: Record<string, string>, token = auditor) => {
  const { code, body } = await portal.get(`/messages?${new URLSearchParams(query).toString()}`, { token })
  return { code, ...(body.data as { list: Row[]; total: number; lastPage: number; counts: Record<string, number> }) }
}
const resend = (id: number, reason = 'The number was switched off', token = admin) =>
  portal.post(`/messages/${id}/resend`, { reason }, { token })

describe('message log', () => {
  it('is searched by number in any notation, and by application number', async () => {
    const one = await add({ recipient: '01755000002', file_no: 'EDU-2026-777777' })
    for (const search of ['01755000002', '+880 1755-000002', '০১৭৫৫০০০০০২', 'edu-2026-777777', 'EDU-২০২৬-৭৭৭৭৭৭'])
      expect([search, (await list({ search })).list.map(({ messageId }) => messageId)]).toEqual([search, [one]])
    expect((await list({ search: '01799999998' })).list).toEqual([])
  })
  it('is filtered by channel, occasion, state and days in Dhaka time', async () => {
    const mail = await add({ channel: 'EMAIL', recipient: 'x@example.com', template: 'MED_CALL', state: 'failed' })
    const old = await add({ template: 'MED_CALL', created_at: new Date('2026-01-05T23:30:00+06:00') })
    expect((await list({ template: 'MED_CALL' })).total).toBe(2)
    expect(
      (await list({ template: 'MED_CALL', channel: 'EMAIL', state: 'failed' })).list.map(({ messageId }) => messageId),
    ).toEqual([mail])
    await portal.db.deleteFrom('message').where('id', '=', old).execute()
    const today = new Date(Date.now() + 6 * 60 * 60 * 1000).toISOString().slice(0, 10)
    expect((await list({ template: 'MED_CALL', from: today, to: today })).total).toBe(1)
    expect((await list({ template: 'MED_CALL', from: '2099-01-01' })).total).toBe(0)
    expect((await list({ from: 'yesterday' })).code).toBe(422)
  })
  it('masks every recipient and every code, sent or not', async () => {
    const code = await add({
      recipient: '01755000003',
      template: 'OTP_LOGIN',
      secret: true,
      body: 'Your log-in code is 483920',
    })
    const listed = await list({ search: '01755000003' })
    const whole = await portal.get(`/messages/${code}`, { token: admin })
    expect(listed.list[0]?.recipient).toBe('017*****003')
    expect(listed.list[0]?.text).toContain('••••••')
    expect(JSON.stringify([listed, whole.body])).not.toMatch(/483920|01755000003/)
  })
  it('omits void messages', async () => {
    await add({ recipient: '', state: 'void', template: 'OTP_CARD' })
    expect((await list({ template: 'OTP_CARD' })).total).toBe(0)
  })
  it('requires the permission', async () => {
    for (const login of ['01700000001', 'so.edu@demo.wewb', 'callcentre@demo.wewb'])
      expect((await list({}, await portal.tokenOf(login)).catch(() => ({ code: 403 }))).code).toBe(403)
  })
  it.runIf(isFull)('limits the total count, and is equally fast on the last page', async () => {
    const messages = sized(11_200, 30_000)
    const owner = new pg.Client(portal.ownerUrl)
    await owner.connect()
    await owner.query(`insert into message (channel, recipient, template, language, body, state, file_no, created_at)
      select case when n % 20 = 0 then 'EMAIL' else 'SMS' end, '017' || lpad(n::text, 8, '0'),
        case when n % 7 = 0 then 'PAID' else 'SUBMITTED' end, 'bn', 'x',
        case when n % 500 = 0 then 'failed' else 'delivered' end, 'EDU-2025-' || n, now()
      from generate_series(1, ${messages}) n`)
    await owner.query('analyze message')
    const request = [{}, { page: '1000' }, { state: 'failed', template: 'PAID' }, { search: 'EDU-2025-9000' }]
    for (const query of request as Record<string, string>[]) {
      const { code, list: rows } = await list(query)
      expect([query, code, rows.length > 0]).toEqual([query, 200, true])
    }
    // Every page is an index range scan: no sort and no full table scan.
    const explaining = portal.db.withPlugin({
      transformQuery: ({ node }) => ({ ...node, explain: ExplainNode.create() }) as typeof node,
      transformResult: async ({ result }) => result,
    })
    for (const filters of [
      {},
      { state: 'failed', template: 'PAID' },
      { applicationNo: 'EDU-2025-9000' },
    ] as Partial<MessageQuery>[] as MessageQuery[]) {
      const plan = JSON.stringify(await listMessageRows(explaining, filters, { offset: 9990, size: 10 }))
      expect(plan).toContain('Index Scan')
      expect(plan).not.toMatch(/Seq Scan|Sort/)
    }
    expect(await list({})).toMatchObject({ total: 10_000, lastPage: 1000, moreYn: 'Y' })
    expect(await list({ template: 'PAID', channel: 'EMAIL' })).toMatchObject({
      total: Math.floor(messages / 140),
      moreYn: 'N',
    })
    await owner.query("delete from message where file_no like 'EDU-2025-%'")
    await owner.end()
  })
})

describe('message details', () => {
  it('list every attempt and its result', async () => {
    const id = await add({
      state: 'failed',
      failure: 'absent subscriber',
      parts: 2,
      cost_poisha: 70,
      operator: 'GP',
      gateway_id: 'g-1',
    })
    await portal.db
      .insertInto('message_event')
      .values([
        { message_id: id, kind: 'sent', gateway_id: 'g-1' },
        { message_id: id, kind: 'undelivered', detail: 'absent subscriber' },
      ])
      .execute()
    const { body } = await portal.get(`/messages/${id}`, { token: auditor })
    expect(body.data).toMatchObject({
      parts: 2,
      costPoisha: 70,
      operator: 'GP',
      gatewayId: 'g-1',
      failure: 'absent subscriber',
      resendableYn: 'Y',
    })
    expect(body.data.events.map(({ kind }: { kind: string }) => kind)).toEqual(['sent', 'undelivered'])
    expect((await portal.get('/messages/999999999', { token: auditor })).code).toBe(404)
  })
})

describe('resend', () => {
  it('sends a failed message again, with an audited reason', async () => {
    const id = await add({ recipient: '01755000009', state: 'failed', failure: 'x' })
    expect((await resend(id)).code).toBe(200)
    await eventually(
      async () =>
        (await portal.db.selectFrom('message').select('state').where('id', '=', id).executeTakeFirst())?.state ===
        'sent',
    )
    const { events } = (await portal.get(`/messages/${id}`, { token: auditor })).body.data
    expect(
      events.map(({ kind, detail, by }: { kind: string; detail: string; by: string | null }) => [
        kind,
        detail,
        by !== null,
      ]),
    ).toEqual([
      ['resent', 'The number was switched off', true],
      ['sent', '', false],
    ])
    const [audited] = await portal.db
      .selectFrom('audit')
      .select(['subject', 'detail'])
      .where('event', '=', 'message.resent')
      .execute()
    expect(audited).toMatchObject({
      subject: `message:${id}`,
      detail: { to: '017*****009', reason: 'The number was switched off' },
    })
  })
  it('sends once for two concurrent requests', async () => {
    const id = await add({ state: 'unknown' })
    const codes = await Promise.all([resend(id), resend(id), resend(id)])
    expect(codes.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
  })
  it('is denied for codes, for delivered or queued messages, without a reason, and to read-only users', async () => {
    const [code, arrived, waiting, failed] = [
      await add({ state: 'failed', secret: true, template: 'OTP_REG' }),
      await add({ state: 'delivered' }),
      await add({ state: 'queued' }),
      await add({ state: 'failed' }),
    ]
    expect([(await resend(code)).code, (await resend(arrived)).code, (await resend(waiting)).code]).toEqual([
      409, 409, 409,
    ])
    expect((await resend(failed, ' .  ')).body.issues[0]).toMatchObject({ path: 'reason', code: 'too-short' })
    expect((await resend(failed, 'A good reason', auditor)).code).toBe(403)
    expect((await resend(999_999_999)).code).toBe(404)
  })
  it('waits for a foreign number until the setting permits foreign SMS', async () => {
    const id = await portal.db.transaction().execute((tx) =>
      notify(tx, portal.jobs, {
        to: { type: 'MOBILE', value: '+96650123456' },
        language: 'bn',
        template: 'SUBMITTED',
      }),
    )
    expect((await resend(id)).body.issues[0]).toMatchObject({ path: 'reason', code: 'rule' })
  })
})

describe('messages of an application', () => {
  it('are readable by the applicant and permitted staff only', async () => {
    const no = await submitApplicationAs(portal, '01700000001')
    await add({ file_no: no, is_test: true })
    const path = `/applications/${no}/messages`
    const messageLists = await Promise.all(
      ['01700000001', 'dir.welfare@demo.wewb'].map(
        async (login) => (await portal.get(path, { token: await portal.tokenOf(login) })).body.data,
      ),
    )
    for (const messages of messageLists) {
      expect(messages).toHaveLength(1)
      expect(messages[0]).toMatchObject({
        recipient: '017*****001',
        language: 'bn',
        channel: 'SMS',
        text: expect.stringContaining(no),
      })
    }
    for (const login of ['01700000002', 'editor@demo.wewb', 'admin@demo.wewb'])
      expect((await portal.get(path, { token: await portal.tokenOf(login) })).code).toBe(404)
  })
})
