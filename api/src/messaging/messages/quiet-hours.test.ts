import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { readSettings } from '#administration/settings/queries.ts'
import { setQuietHours, startGateway } from './gateway.test.support.ts'
import { createMessageSender } from './send-message.ts'
import { enqueueMessages, type OutgoingMessage } from './enqueue-messages.ts'

let portal: TestPortal
let gateway: Awaited<ReturnType<typeof startGateway>>
beforeAll(async () => {
  gateway = await startGateway(() => ({ status: 200, text: 'ok' }))
  portal = await startTestPortal({ SMS_GATEWAY_URL: gateway.url, SMS_GATEWAY_PER_SECOND: '1000' })
  await setQuietHours(portal)
})
afterAll(async () => {
  await portal.stop()
  await gateway.stop()
})

const dhaka = (time: string, day = '2026-11-15') => new Date(`${day}T${time}+06:00`)
const news: OutgoingMessage = {
  channel: 'SMS',
  recipient: '01712345678',
  template: 'APPROVED',
  language: 'bn',
  body: 'খবর',
}
const code: OutgoingMessage = { ...news, template: 'OTP_REG', secret: true }

/** Enqueues a message with this clock, but without the workers: the test sends it itself. */
async function write(message: OutgoingMessage, at: Date) {
  const later: { data: { messageId: number }; startAfter?: Date }[] = []
  const jobs = {
    ...portal.jobs,
    enqueueAll: async (_tx: unknown, _name: unknown, all: typeof later) => void later.push(...all),
  } as TestPortal['jobs']
  const [id = 0] = await portal.db
    .transaction()
    .execute(async (tx) => enqueueMessages(tx, jobs, [message], { settings: await readSettings(tx), at }))
  return { id, startAfter: later[0]?.startAfter }
}
const rowOf = (id: number) => portal.db.selectFrom('message').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
async function sendAt(id: number, at: Date) {
  const put: (Date | undefined)[] = []
  const jobs = {
    ...portal.jobs,
    enqueue: async (_tx: unknown, _name: unknown, _data: unknown, at2?: Date) => void put.push(at2),
  } as unknown as TestPortal['jobs']
  const before = gateway.received.length
  await createMessageSender({ ...portal, jobs, now: () => at })({ messageId: id })
  return { sent: gateway.received.length - before, put }
}

describe('message in quiet hours', () => {
  it.each(['20:59:59', '08:00:00'])('created at %s is sent at once', async (time) => {
    const { id, startAfter } = await write(news, dhaka(time))
    expect([startAfter, (await rowOf(id)).not_before]).toEqual([undefined, null])
  })
  it.each([
    ['21:00:00', '2026-11-16'],
    ['07:59:59', '2026-11-15'],
  ])('created at %s is sent in the morning of %s', async (time, morning) => {
    const { id, startAfter } = await write(news, dhaka(time))
    const { not_before } = await rowOf(id)
    expect(not_before).toEqual(startAfter)
    expect(not_before?.getTime()).toBeGreaterThanOrEqual(dhaka('08:00:00', morning).getTime())
    expect(not_before?.getTime()).toBeLessThan(dhaka('08:30:00', morning).getTime())
  })
  it.each([
    ['20:59:59', 1],
    ['21:00:00', 0],
    ['07:59:59', 0],
    ['08:00:00', 1],
  ])('scheduled for %s is sent %i times: a busy gateway may have delayed it', async (time, times) => {
    const { id } = await write(news, dhaka('20:30:00'))
    const { sent, put } = await sendAt(id, dhaka(time))
    expect([sent, put.length, (await rowOf(id)).state]).toEqual([times, 1 - times, times ? 'sent' : 'queued'])
  })
  it('is sent at once if it is a code or the flight of a body', async () => {
    for (const message of [code, { ...news, template: 'REP_FLIGHT' }]) {
      const { id, startAfter } = await write(message, dhaka('23:30:00'))
      expect([startAfter, (await sendAt(id, dhaka('23:30:01'))).sent]).toEqual([undefined, 1])
    }
  })
  it('is dropped if it is obsolete in the morning', async () => {
    const { id } = await write({ ...news, expires_at: dhaka('07:00:00') }, dhaka('02:00:00'))
    expect([(await sendAt(id, dhaka('08:10:00'))).sent, (await rowOf(id)).state]).toEqual([0, 'expired'])
  })
  it('is spread over the morning, not sent at eight', async () => {
    const moments = await Promise.all(
      Array.from({ length: 20 }, async () => (await write(news, dhaka('22:00:00'))).startAfter?.getTime()),
    )
    expect(new Set(moments).size).toBeGreaterThan(15)
  })
})
