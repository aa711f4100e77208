import { once } from 'node:events'
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eventually, startTestPortal, type TestPortal } from '#testing/test-portal.ts'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: Attribute[]
  status: { code: number }
}

/** A fake collector that accepts requests to /v1/traces. */
async function openCollector(answer = 200) {
  const bodies: string[] = []
  const requests: { url: string; headers: IncomingHttpHeaders }[] = []
  const server: Server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      bodies.push(body)
      requests.push({ url: request.url ?? '', headers: request.headers })
      response
        .writeHead(answer, answer === 302 ? { location: '/elsewhere' } : { 'content-type': 'application/json' })
        .end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const spans = (): Span[] =>
    bodies.flatMap((body) =>
      // oxlint-disable-next-line typescript/no-explicit-any -- the protocol defines no type
      JSON.parse(body).resourceSpans.flatMap((one: any) => one.scopeSpans.flatMap((scope: any) => scope.spans)),
    )
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    requests,
    spans,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(resolve)
      }),
  }
}

const attribute = ({ attributes }: Span, key: string) => {
  const { stringValue, intValue } = attributes.find((one) => one.key === key)?.value ?? {}
  return stringValue ?? intValue
}

describe('traced request', () => {
  let collector: Awaited<ReturnType<typeof openCollector>>
  let portal: TestPortal
  beforeAll(async () => {
    collector = await openCollector()
    portal = await startTestPortal({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_TRACES_SAMPLER_ARG: '1',
      TRUSTED_PROXIES: '10.0.0.1',
    })
  })
  afterAll(async () => {
    await portal.stop()
    await collector.close()
  })
  const requestSpan = (name: string) => eventually(async () => collector.spans().findLast((span) => span.name === name))

  it('is exported with route pattern, status and statements, each under its own request', async () => {
    const token = await portal.tokenOf('01700000001')
    await Promise.all(Array.from({ length: 10 }, () => portal.get('/profile', { token })))
    const profile = await requestSpan('GET /api/v1/profile')
    expect([attribute(profile, 'http.route'), attribute(profile, 'http.response.status_code')]).toEqual([
      '/api/v1/profile',
      200,
    ])
    const all = await eventually(
      async () =>
        collector.spans().filter(({ name }) => name === 'GET /api/v1/profile').length === 10 && collector.spans(),
    )
    const statementsOf = all
      .filter(({ name }) => name === 'GET /api/v1/profile')
      .map(({ spanId, traceId }) => {
        const statements = all.filter(({ parentSpanId }) => parentSpanId === spanId)
        expect(statements.map((span) => span.traceId)).toEqual(statements.map(() => traceId))
        return statements.map((span) => String(attribute(span, 'db.query.text')))
      })
    // Batched statements belong to the span of the first request, the others to their own.
    expect(statementsOf.filter((texts) => texts.some((text) => text.includes('session'))).length).toBeGreaterThan(0)
    expect(statementsOf.filter((texts) => texts.length === 0)).toEqual([])
    expect(collector.requests[0]?.url).toBe('/v1/traces')
  })
  it('has its statements also after a body was parsed', async () => {
    await portal.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = portal.app.server.address() as AddressInfo
    const body = JSON.stringify({ loginId: '01700000002', ...(await portal.newCaptcha()) })
    // Sent over a connection, so that the body arrives in chunks.
    const headers = { 'content-type': 'application/json', 'content-length': body.length }
    const call = request({ host: '127.0.0.1', port, method: 'POST', path: '/api/v1/pub/forget-password', headers })
    call.write(body.slice(0, 20))
    setTimeout(() => call.end(body.slice(20)), 50)
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    answer.resume()
    expect(answer.statusCode).toBe(200)
    const { spanId } = await requestSpan('POST /api/v1/pub/forget-password')
    const statements = await eventually(async () => {
      const own = collector.spans().filter(({ parentSpanId }) => parentSpanId === spanId)
      return own.some(({ name }) => name === 'commit') && own
    })
    expect(statements.map(({ name }) => name)).toContain('select')
  })
  it('contains no user input and no IP address', async () => {
    const canaries = {
      nid: '7391846200',
      phone: '01397391840',
      name: 'Canary Begum',
      birth: '1987-02-27',
      password: 'Canary-Pass-1',
      agent: 'canary-agent',
      address: '203.0.113.77',
      query: 'canaryquery',
    }
    const [headers, from] = [{ 'user-agent': canaries.agent }, canaries.address]
    const { phone: mobile, nid, password } = canaries
    const person = {
      fullNameEn: canaries.name,
      loginType: 'MOBILE',
      mobile,
      nid,
      dateOfBirth: canaries.birth,
      password,
      confirmPassword: password,
      termsAccepted: 'Y',
    }
    const registered = await portal.post(
      '/pub/registration',
      { ...person, ...(await portal.newCaptcha()) },
      { headers, remoteAddress: from },
    )
    expect(registered.code).toBe(200)
    await portal.logIn(mobile, password, { headers, remoteAddress: from })
    await portal.get(`/pub/gms/programs/${nid}/form?q=${canaries.query}`, { headers, remoteAddress: from })
    await requestSpan('GET /api/v1/pub/gms/programs/:programId/form')
    await requestSpan('POST /api/v1/pub/registration')
    const text = collector.bodies.join('\n')
    expect(text).toContain('insert into \\"account\\"')
    expect(Object.entries(canaries).filter(([, canary]) => text.includes(canary))).toEqual([])
  })
  it('continues the trace of our own proxy only', async () => {
    const [traceId, parent] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']
    const headers = { traceparent: `00-${traceId}-${parent}-01`, 'x-forwarded-for': '203.0.113.5' }
    await portal.get('/pub/signing-keys', { headers, remoteAddress: '10.0.0.1' })
    await portal.get('/pub/app-settings', { headers, remoteAddress: '203.0.113.5' })
    const ours = await requestSpan('GET /api/v1/pub/signing-keys')
    const stranger = await requestSpan('GET /api/v1/pub/app-settings')
    expect([ours.traceId, ours.parentSpanId]).toEqual([traceId, parent])
    expect(stranger.traceId).not.toBe(traceId)
  })
})

describe('trace collector', () => {
  let portal: TestPortal
  afterEach(() => portal.stop())
  const start = (endpoint: string, share = '1') =>
    startTestPortal({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share })

  it('may be unavailable: requests succeed, and the portal stops equally fast', async () => {
    portal = await start('http://127.0.0.1:9')
    const answers = await Promise.all(Array.from({ length: 300 }, () => portal.get('/pub/app-settings')))
    expect(answers.every(({ code }) => code === 200)).toBe(true)
    const startedAt = performance.now()
    await portal.telemetry.close()
    expect(performance.now() - startedAt).toBeLessThan(3000)
  })
  it('cannot redirect the exporter', async () => {
    const collector = await openCollector(302)
    portal = await start(collector.endpoint)
    await portal.get('/pub/app-settings')
    await portal.telemetry.close()
    expect(new Set(collector.requests.map(({ url }) => url))).toEqual(new Set(['/v1/traces']))
    await collector.close()
  })
  it('receives the configured sampling ratio', async () => {
    const collector = await openCollector()
    portal = await start(collector.endpoint, '0')
    await portal.get('/pub/app-settings')
    await portal.telemetry.close()
    expect(collector.requests).toEqual([])
    await collector.close()
  })
})
