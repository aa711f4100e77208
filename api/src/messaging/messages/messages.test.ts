import { createServer, type AddressInfo, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { afterEach, describe, expect, it } from 'vitest'
import { SMTPServer } from 'smtp-server'
import { eventually, startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { startGateway } from './gateway.test.support.ts'
import { notify } from './notify.ts'
import { createMessageSender } from './send-message.ts'
import { isFull } from '@wewb/tests/test-size.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

async function gateway(...answer: Parameters<typeof startGateway>) {
  const started = await startGateway(...answer)
  closers.push(started.stop)
  return started
}

async function portalWith(environment: Record<string, string>) {
  const portal = await startTestPortal(environment)
  closers.push(portal.stop)
  return portal
}
const write = (portal: TestPortal, to: string) =>
  portal.db.transaction().execute((tx) =>
    notify(tx, portal.jobs, {
      to: { type: to.includes('@') ? 'EMAIL' : 'MOBILE', value: to },
      language: 'bn',
      template: 'PASSWORD_CHANGED',
    }),
  )
const stateOf = async (portal: TestPortal) =>
  await portal.db
    .selectFrom('message')
    .select(['id', 'state', 'attempts', 'body'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
const settled = (portal: TestPortal, state: string) =>
  eventually(async () => {
    const row = await stateOf(portal)
    return row?.state === state && row
  })

/** Accepts every SMTP line for which `accepts` returns true. */
async function mailServer(accepts: (line: string, socket: Socket) => boolean): Promise<string> {
  const server = createServer((socket) => {
    let isLetter = false
    socket.on('error', () => {})
    createInterface({ input: socket }).on('line', (line) => {
      if (!accepts(line, socket)) return
      if (line === '.') isLetter = false
      if (!isLetter) socket.write(line === 'DATA' ? '354 go on\r\n' : '250 well\r\n')
      if (line === 'DATA') isLetter = true
    })
    socket.write('220 here\r\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => new Promise((resolve) => server.close(resolve)))
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('SMS', () => {
  it('is sent through a configured gateway, as a form', async () => {
    const { url, received } = await gateway(() => ({ status: 200, text: '{"code":"202","ok":true}' }))
    const portal = await portalWith({
      SMS_GATEWAY_URL: `${url}/send?key=k1`,
      SMS_GATEWAY_PARAMS: '{"number":"88{to}","message":"{text}","ref":"{id}"}',
      SMS_GATEWAY_SUCCESS: '"code":"202"',
    })
    await write(portal, '01712345678')
    await settled(portal, 'sent')
    expect(received).toHaveLength(1)
    const fields = new URLSearchParams(received[0]?.body)
    expect([received[0]?.url, fields.get('number'), fields.get('message')?.includes('পাসওয়ার্ড')]).toEqual([
      '/send?key=k1',
      '8801712345678',
      true,
    ])
  })
  it('is sent by GET or as JSON if configured', async () => {
    const { url, received } = await gateway(() => ({ status: 200, text: 'ok' }))
    const byGet = await portalWith({
      SMS_GATEWAY_URL: url,
      SMS_GATEWAY_METHOD: 'GET',
      SMS_GATEWAY_PARAMS: '{"msisdn":"{to}","sms":"{text}"}',
    })
    await write(byGet, '01712345678')
    await settled(byGet, 'sent')
    expect(new URL(url + received[0]?.url).searchParams.get('msisdn')).toBe('01712345678')
    const asJson = await portalWith({
      SMS_GATEWAY_URL: url,
      SMS_GATEWAY_FORMAT: 'json',
      SMS_GATEWAY_HEADERS: '{"x-key":"k2"}',
    })
    await write(asJson, '01812345678')
    await settled(asJson, 'sent')
    expect(JSON.parse(received[1]?.body ?? '{}')).toMatchObject({ to: '01812345678' })
  })
  it('is retried after a rejection by the gateway, without duplicates', async () => {
    const { url, received } = await gateway((n) =>
      n === 1 ? { status: 500, text: 'busy' } : { status: 200, text: 'ok' },
    )
    const portal = await portalWith({ SMS_GATEWAY_URL: url })
    await write(portal, '01712345678')
    const { id } = await settled(portal, 'retry')
    // pg-boss retries after some seconds; here the retry comes at once, three times concurrently.
    const send = createMessageSender(portal)
    await Promise.all([1, 2, 3].map(() => send({ messageId: id }).catch(() => {})))
    const row = await stateOf(portal)
    expect([['sent', 'unknown'].includes(row?.state ?? ''), received.length]).toEqual([true, 2])
  })
  it('is not sent again if its delivery is unknown', async () => {
    const { url, received } = await gateway(() => ({ status: 200, text: '', hang: true }))
    const portal = await portalWith({ SMS_GATEWAY_URL: url })
    await write(portal, '01712345678')
    const { id } = await settled(portal, 'unknown')
    await createMessageSender(portal)({ messageId: id })
    expect(received).toHaveLength(1)
  })
  it.runIf(isFull)('is fast on a result day: a hundred are sent within seconds, each once', async () => {
    const { url, received } = await gateway(() => ({ status: 200, text: 'ok' }))
    const portal = await portalWith({
      SMS_GATEWAY_URL: url,
      SMS_GATEWAY_PARAMS: '{"to":"{to}"}',
      SMS_GATEWAY_PER_SECOND: '1000',
    })
    await Promise.all(Array.from({ length: 100 }, (_, n) => write(portal, `017000001${String(n).padStart(2, '0')}`)))
    await eventually(async () => received.length >= 100)
    expect(new Set(received.map(({ body }) => body)).size).toBe(100)
    expect(received).toHaveLength(100)
  })
  it('is queued, not lost, during a gateway outage', async () => {
    const { url } = await gateway(() => ({ status: 200, text: 'ok' }))
    await closers.pop()?.()
    const portal = await portalWith({ SMS_GATEWAY_URL: url })
    await write(portal, '01712345678')
    expect((await settled(portal, 'retry')).attempts).toBe(1)
  })
})

describe('e-mail', () => {
  it('is sent by SMTP with a Bangla subject and text', async () => {
    const letters: string[] = []
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        let letter = ''
        stream.on('data', (chunk: Buffer) => (letter += chunk.toString()))
        stream.on('end', () => (letters.push(letter), done()))
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closers.push(() => new Promise((resolve) => server.close(() => resolve(undefined))))
    const { port } = server.server.address() as AddressInfo
    const portal = await portalWith({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'WEWB <no-reply@portal.example>',
    })
    await write(portal, 'karim@example.com')
    await settled(portal, 'sent')
    expect(letters).toHaveLength(1)
    expect(letters[0]).toContain('To: karim@example.com')
    expect(letters[0]).toMatch(/Subject: =\?UTF-8\?/)
  })
  it('is sent again only if the server disconnects before the end of the message', async () => {
    let letters = 0
    const mail = await mailServer((line, socket) => {
      if (line !== '.') return true
      letters += 1
      socket.destroy()
      return false
    })
    const portal = await portalWith({ SMTP_URL: mail })
    await write(portal, 'karim@example.com')
    await settled(portal, 'unknown')
    expect(letters).toBe(1)
    const rude = await portalWith({ SMTP_URL: await mailServer((_, socket) => (socket.destroy(), false)) })
    await write(rude, 'karim@example.com')
    expect((await settled(rude, 'retry')).attempts).toBe(1)
  })
})

it('is created only with a committed transaction', async () => {
  const portal = await portalWith({})
  const before = await stateOf(portal)
  const failing = portal.db.transaction().execute(async (tx) => {
    await notify(tx, portal.jobs, {
      to: { type: 'MOBILE', value: '01712345678' },
      language: 'bn',
      template: 'PASSWORD_CHANGED',
    })
    throw new Error('the decision failed')
  })
  await expect(failing).rejects.toThrow('the decision failed')
  expect(await stateOf(portal)).toEqual(before)
})
