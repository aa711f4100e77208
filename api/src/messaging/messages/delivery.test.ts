import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually, startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { setSetting, startGateway } from './gateway.test.support.ts'
import { notify } from './notify.ts'
import { monitorDelivery } from './monitor-delivery.ts'

const token = 'a-token-of-the-gateway-long-enough'
let portal: TestPortal
let gateway: Awaited<ReturnType<typeof startGateway>>
let balance = '9000.50'
/** Runs between accepting a message and responding. */
let meanwhile: (id: string) => Promise<unknown> = async () => {}
beforeAll(async () => {
  gateway = await startGateway(async (n, body) => {
    if (body === '') return { status: 200, text: `{"balance":"${balance}"}` }
    await meanwhile(`g-${n}`)
    return { status: 200, text: `{"ok":true,"message_id":"g-${n}"}` }
  })
  portal = await startTestPortal({
    SMS_GATEWAY_URL: gateway.url,
    SMS_GATEWAY_ID: '"message_id":"([^"]+)"',
    SMS_DELIVERY_TOKEN: token,
    SMS_DELIVERY_PARAMS: '{"id":"ref","status":"dlr","failure":"why"}',
    SMS_BALANCE_URL: `${gateway.url}/balance`,
  })
})
afterAll(async () => {
  await portal.stop()
  await gateway.stop()
})

const latest = () => portal.db.selectFrom('message').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
async function sendOne() {
  await portal.db.transaction().execute((tx) =>
    notify(tx, portal.jobs, {
      to: { type: 'MOBILE', value: '01812345678' },
      language: 'en',
      template: 'PASSWORD_CHANGED',
    }),
  )
  return await eventually(async () => {
    const row = await latest()
    return (
      row.gateway_id !== null &&
      ['sent', 'delivered', 'failed'].includes(row.state) && { ...row, gateway_id: row.gateway_id }
    )
  })
}
const report = (ref: string, dlr: string, more: Record<string, string> = {}, at = token) =>
  portal.get(`/pub/sms/delivery/${at}?${new URLSearchParams({ ref, dlr, ...more }).toString()}`)
const stateOf = async (id: number) =>
  await portal.db
    .selectFrom('message')
    .select(['state', 'failure', 'delivered_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('message through the gateway', () => {
  it('stores the gateway id, its parts, its price and its operator', async () => {
    const row = await sendOne()
    expect(row).toMatchObject({
      gateway_id: expect.stringMatching(/^g-\d+$/),
      parts: 1,
      cost_poisha: 35,
      operator: 'ROBI',
      module: 'account',
    })
    const events = await portal.db
      .selectFrom('message_event')
      .select(['kind', 'gateway_id'])
      .where('message_id', '=', row.id)
      .execute()
    expect(events).toEqual([{ kind: 'sent', gateway_id: row.gateway_id }])
  })
})

describe('delivery report', () => {
  it('marks a message as delivered; a duplicate or a later failure changes nothing', async () => {
    const { id, gateway_id } = await sendOne()
    expect((await report(gateway_id, 'delivrd')).code).toBe(200)
    const first = await stateOf(id)
    expect(first).toMatchObject({ state: 'delivered', failure: null })
    await report(gateway_id, 'DELIVRD')
    await report(gateway_id, 'UNDELIV', { why: 'late' })
    expect(await stateOf(id)).toEqual(first)
    const events = await portal.db
      .selectFrom('message_event')
      .select('kind')
      .where('message_id', '=', id)
      .orderBy('id')
      .execute()
    expect(events.map(({ kind }) => kind)).toEqual(['sent', 'delivered'])
  })
  it('marks a failure with its reason; a later delivery overrides it', async () => {
    const { id, gateway_id } = await sendOne()
    await report(gateway_id, 'UNDELIV', { why: 'absent subscriber' })
    expect(await stateOf(id)).toMatchObject({ state: 'failed', failure: 'absent subscriber', delivered_at: null })
    await report(gateway_id, 'DELIVRD')
    expect((await stateOf(id)).state).toBe('delivered')
  })
  it('is accepted as a form and as JSON', async () => {
    const [one, other] = [await sendOne(), await sendOne()]
    const form = { method: 'POST' as const, url: `/api/v1/pub/sms/delivery/${token}` }
    const asForm = await portal.app.inject({
      ...form,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `ref=${one.gateway_id}&dlr=DELIVERED`,
    })
    const asJson = await portal.app.inject({
      ...form,
      payload: { ref: other.gateway_id, dlr: 'DELIVERED', more: { deep: [1] } },
    })
    expect([asForm.statusCode, asJson.statusCode]).toEqual([200, 200])
    expect([(await stateOf(one.id)).state, (await stateOf(other.id)).state]).toEqual(['delivered', 'delivered'])
  })
  it('gets the same response with an unknown id, an unknown state and no data', async () => {
    const { id, gateway_id } = await sendOne()
    const answers = [
      await report('nobody', 'DELIVRD'),
      await report(gateway_id, 'ACCEPTD'),
      await report('', ''),
      await report('\u0000', 'DELIVRD'),
    ]
    expect(new Set(answers.map(({ code, body }) => JSON.stringify([code, body])))).toEqual(
      new Set([JSON.stringify([200, { status: true, data: null, message: '' }])]),
    )
    expect((await stateOf(id)).state).toBe('sent')
  })
  it('is not found without the right token', async () => {
    const { id, gateway_id } = await sendOne()
    for (const wrong of [token.slice(1), `${token}x`, 'x'.repeat(200)])
      expect((await report(gateway_id, 'DELIVRD', {}, wrong)).code).toBe(404)
    expect((await stateOf(id)).state).toBe('sent')
    const without = await startTestPortal()
    expect((await without.get(`/pub/sms/delivery/${token}?ref=x&dlr=DELIVRD`)).code).toBe(404)
    await without.stop()
  })
  it('is not lost when it arrives before the response of the gateway', async () => {
    meanwhile = async (id) => void (await report(id, 'DELIVRD'))
    expect((await sendOne()).state).toBe('delivered')
    meanwhile = async () => {}
    expect(
      await portal.db.selectFrom('delivery_report').selectAll().where('gateway_id', 'like', 'g-%').execute(),
    ).toEqual([])
  })
})

describe('foreign number', () => {
  const write = (isBeside?: true) =>
    portal.db.transaction().execute((tx) =>
      notify(tx, portal.jobs, {
        to: { type: 'MOBILE', value: '+971501234567' },
        language: 'en',
        template: 'SUBMITTED',
        ...(isBeside ? { isSecondary: isBeside } : {}),
      }),
    )
  it('never fails silently: the message has the reason', async () => {
    const before = gateway.received.length
    const id = await write()
    expect(await stateOf(id)).toMatchObject({ state: 'failed', failure: 'FOREIGN_NUMBER' })
    expect(gateway.received).toHaveLength(before)
    expect(await write(true)).toBe(0)
  })
  it('is used if the gateway sends abroad', async () => {
    await setSetting(portal, 'ALLOW_SMS_ABROAD', 'Y')
    const id = await write()
    expect(await eventually(async () => (await stateOf(id)).state === 'sent')).toBe(true)
    await setSetting(portal, 'ALLOW_SMS_ABROAD', 'N', 'N')
  })
})

describe('alerts', () => {
  const noticesOf = async (login: string): Promise<{ code: string; text: string }[]> => {
    const { body } = await portal.get('/dashboard', { token: await portal.tokenOf(login) })
    return body.data.messages.filter(({ code }: { code: string }) => code.startsWith('MESSAGE_'))
  }
  it('notify permitted users above five percent failures, until recovery', async () => {
    const failing = {
      channel: 'SMS',
      recipient: '01712345678',
      template: 'PAID',
      language: 'bn',
      body: 'x',
      state: 'failed',
    } as const
    await portal.db
      .insertInto('message')
      .values(Array.from({ length: 25 }, () => failing))
      .execute()
    await monitorDelivery(portal)
    expect((await noticesOf('admin@demo.wewb')).map(({ code }) => code)).toEqual(['MESSAGE_FAILURES'])
    expect(await noticesOf('01700000001')).toEqual([])
    await portal.db.deleteFrom('message').where('template', '=', 'PAID').execute()
    await monitorDelivery(portal)
    expect(await noticesOf('admin@demo.wewb')).toEqual([])
  })
  it('report a low balance', async () => {
    balance = '120.4'
    await monitorDelivery(portal)
    expect(await noticesOf('auditor@demo.wewb')).toEqual([
      expect.objectContaining({ code: 'MESSAGE_BALANCE', text: expect.stringContaining('BDT 120') }),
    ])
    balance = '9000.50'
    await monitorDelivery(portal)
    expect(await noticesOf('auditor@demo.wewb')).toEqual([])
  })
})

describe('code usage statistics', () => {
  it('count a used code after its deletion', async () => {
    const resetResponse = await portal.post('/pub/forget-password', {
      loginId: '01700000002',
      ...(await portal.newCaptcha()),
    })
    const { otpToken } = resetResponse.body.data
    const sent = await latest()
    expect(sent).toMatchObject({ template: 'OTP_FORGOT', secret: true, code_used_at: null })
    const otp = /\d{6}/.exec(sent.body)?.[0] ?? ''
    await portal.post('/pub/otp-verification', {
      otpToken,
      otp: otp === '000000' ? '000001' : '000000',
      purpose: 'FORGOT_PASSWORD',
    })
    expect((await latest()).code_used_at).toBeNull()
    expect((await portal.post('/pub/otp-verification', { otpToken, otp, purpose: 'FORGOT_PASSWORD' })).code).toBe(200)
    expect((await latest()).code_used_at).toBeInstanceOf(Date)
  })
})
