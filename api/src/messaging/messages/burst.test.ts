import { expect, it } from 'vitest'
import { eventually, startTestPortal } from '#testing/test-portal.ts'
import { readSettings } from '#administration/settings/queries.ts'
import { startGateway } from './gateway.test.support.ts'
import { notify } from './notify.ts'
import { enqueueMessages, type OutgoingMessage } from './enqueue-messages.ts'
import { isFull } from '@wewb/tests/test-size.ts'

const perSecond = 40

it.runIf(isFull)('ten thousand messages do not delay a code, and the gateway rate limit holds', async () => {
  const gateway = await startGateway(() => ({ status: 200, text: 'ok' }))
  const portal = await startTestPortal({
    SMS_GATEWAY_URL: gateway.url,
    SMS_GATEWAY_PER_SECOND: String(perSecond),
    SMS_GATEWAY_PARAMS: '{"to":"{to}"}',
  })
  try {
    const many = Array.from({ length: 10_000 }, (_, n): OutgoingMessage => ({
      channel: 'SMS',
      recipient: `0171${String(n).padStart(7, '0')}`,
      template: 'EDU_RESULT',
      language: 'bn',
      body: 'ফল',
    }))
    await portal.db.transaction().execute(async (tx) => {
      const settings = await readSettings(tx)
      for (let from = 0; from < many.length; from += 1000)
        await enqueueMessages(tx, portal.jobs, many.slice(from, from + 1000), { settings, at: new Date() })
    })
    await eventually(async () => gateway.received.length > 20)
    const startedAt = Date.now()
    await portal.db.transaction().execute((tx) =>
      notify(tx, portal.jobs, {
        to: { type: 'MOBILE', value: '01899999999' },
        language: 'bn',
        template: 'OTP_LOGIN',
        secretUntil: new Date(startedAt + 300_000),
        values: { otp: '123456', minutes: '5' },
      }),
    )
    const code = await eventually(async () => gateway.received.find(({ body }) => body.includes('01899999999')))
    expect(code.at - startedAt).toBeLessThan(3000)
    await new Promise((resolve) => setTimeout(resolve, 2000))
    const { received } = gateway
    expect(received.length).toBeLessThan(1000)
    const span = ((received.at(-1)?.at ?? 0) - (received[0]?.at ?? 0)) / 1000
    expect(received.length).toBeLessThanOrEqual(perSecond * (span + 1) + 2)
    expect(new Set(received.map(({ body }) => body)).size).toBe(received.length)
  } finally {
    await portal.stop()
    await gateway.stop()
  }
})
