import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import type { Database } from '#db/database.ts'
import { openMetrics } from './metrics.ts'

const token = 'metrics-token-of-thirty-two-chars'
const authorization = `Bearer ${token}`
/** Returns the value of the line with this name and labels. */
const valueOf = (scrape: string, line: string) =>
  Number(
    scrape
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.split(' ')
      .at(-1),
  )

describe('metrics endpoint', () => {
  let portal: TestPortal
  beforeAll(async () => {
    portal = await startTestPortal({ METRICS_TOKEN: token })
  })
  afterAll(() => portal.stop())
  const look = async () => (await portal.app.inject({ url: '/metrics', headers: { authorization } })).body

  it('requires the token', async () => {
    const answers = await Promise.all(
      [undefined, '', token, `bearer ${token}`, `Bearer ${token}x`, `Bearer ${token.slice(1)}`, `Basic ${token}`].map(
        (given) => portal.app.inject({ url: '/metrics', headers: given === undefined ? {} : { authorization: given } }),
      ),
    )
    for (const { statusCode, body } of answers) expect([statusCode, JSON.parse(body).code]).toEqual([404, 'NOT_FOUND'])
    const right = await portal.app.inject({ url: '/metrics', headers: { authorization } })
    expect([right.statusCode, right.headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
    expect((await portal.get('/openapi.json')).body.paths).not.toHaveProperty('/metrics')
  })
  it('is hidden without a configured token', async () => {
    const other = await startTestPortal()
    const { statusCode, body } = await other.app.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer undefined' },
    })
    await other.stop()
    expect([statusCode, JSON.parse(body).code]).toEqual([404, 'NOT_FOUND'])
  })
  it('labels a request by route pattern and status class, without user input', async () => {
    const typed = '1990123456789'
    await portal.get(`/pub/gms/programs/${typed}/form?q=${typed}`)
    await portal.get(`/pub/no-such-thing/${typed}`)
    const scrape = await look()
    const labels = (route: string) => `{worker="1",method="GET",route="${route}",status="4xx"}`
    expect(
      valueOf(
        scrape,
        `portal_http_request_duration_seconds_count${labels('/api/v1/pub/gms/programs/:programId/form')}`,
      ),
    ).toBe(1)
    expect(valueOf(scrape, `portal_http_request_duration_seconds_count${labels('unknown')}`)).toBeGreaterThan(0)
    expect(scrape).not.toContain(typed)
  })
  it('includes the database queue, the process and its memory', async () => {
    const scrape = await look()
    expect(valueOf(scrape, 'portal_database_connections{database="primary",worker="1"}')).toBeGreaterThan(0)
    expect(valueOf(scrape, 'portal_database_waiting{database="primary",worker="1"}')).toBe(0)
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'process_cpu_seconds_total',
    ])
      expect(valueOf(scrape, `${name}{worker="1"}`)).toBeGreaterThan(0)
  })
  it('counts requests in flight, including aborted ones', async () => {
    const inside = async () => valueOf(await look(), 'portal_http_requests_in_flight{worker="1"}')
    expect(await inside()).toBe(1)
    await portal.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = portal.app.server.address() as AddressInfo
    // Sends a request whose body never arrives.
    const leaving = request({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: '/api/v1/pub/login',
      headers: { 'content-type': 'application/json', 'content-length': 100 },
    })
    leaving.on('error', () => {})
    leaving.write('{')
    await vi.waitFor(async () => expect(await inside()).toBe(2), 5000)
    leaving.destroy()
    await vi.waitFor(async () => expect(await inside()).toBe(1), 5000)
  })
})

describe('database gauges', () => {
  let portal: TestPortal
  let scrape: string
  beforeAll(async () => {
    portal = await startTestPortal({ METRICS_TOKEN: token })
    const message = {
      channel: 'SMS' as const,
      recipient: '01700000000',
      template: 'TEST',
      language: 'bn' as const,
      body: 'x',
      module: 'account',
      parts: 1,
      cost_poisha: 0,
    }
    await portal.db
      .insertInto('message')
      .values([
        { ...message, state: 'queued' as const },
        { ...message, state: 'retry' as const },
        { ...message, state: 'sent' as const },
      ])
      .execute()
    await portal.db
      .insertInto('message')
      .values({ ...message, state: 'queued', not_before: new Date(Date.now() + 3_600_000) })
      .execute()
    await portal.db
      .transaction()
      .execute((tx) => portal.jobs.enqueue(tx, 'import-register', { importId: '0' }, new Date(Date.now() + 3_600_000)))
    scrape = (await portal.app.inject({ url: '/metrics', headers: { authorization } })).body
  })
  afterAll(() => portal.stop())

  it('count due messages and jobs', () => {
    expect(valueOf(scrape, 'portal_messages_waiting{channel="SMS"}')).toBe(2)
    expect(valueOf(scrape, 'portal_messages_waiting{channel="EMAIL"}')).toBe(0)
    expect(valueOf(scrape, 'portal_jobs_waiting{name="import-register"}')).toBe(0)
    expect(valueOf(scrape, 'portal_jobs_failed{name="daily-round"}')).toBe(0)
    expect(scrape).not.toContain('pgboss')
  })
  it('measure the age of unsealed audit entries: a second or two', () => {
    expect(valueOf(scrape, 'portal_audit_oldest_unsealed_seconds')).toBeLessThan(30)
  })
  it('query the database at most every 15 seconds', async () => {
    await portal.db.updateTable('message').set({ state: 'sent' }).execute()
    const next = (await portal.app.inject({ url: '/metrics', headers: { authorization } })).body
    expect(valueOf(next, 'portal_messages_waiting{channel="SMS"}')).toBe(2)
  })
})

it('omit their values if the database fails or hangs', async () => {
  const metrics = await openMetrics('1')
  const read = { help: 'x', read: () => Promise.reject(new Error('away')) }
  metrics.registerDatabaseGauges({} as Database, [
    { name: 'fails', ...read },
    { name: 'hangs', help: 'x', labelName: 'name', read: () => new Promise(() => {}) },
    { name: 'knows', help: 'x', read: async () => [{ n: 3 }] },
  ])
  const scrape = await metrics.scrape()
  expect(scrape).toMatch(/^process_resident_memory_bytes/m)
  expect(scrape).toMatch(/^knows 3$/m)
  expect(scrape).not.toMatch(/^(?:fails|hangs)/m)
})
