import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect as connectInTwo } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { problems } from '@wewb/domain/http/problems'
import {
  findMissingProxyProgram,
  startReverseProxy,
  type ReverseProxy,
} from '@wewb/tests/resilience/test-environment/reverse-proxy.ts'
import { sendRequest, startHost } from './hosts-under-test.ts'

const missing = findMissingProxyProgram()
if (missing) console.log(`Test of the reverse proxy skipped: ${missing} is not installed.`)

/** Runs the shipped configuration in a real nginx in front of two fake portal hosts. */
let folder: string
let front: ReverseProxy
let one: Awaited<ReturnType<typeof startHost>>
let other: Awaited<ReturnType<typeof startHost>>
const fetchPath = (path: string, options?: Parameters<typeof sendRequest>[2]) => sendRequest(front, path, options)
const received = () => [...one.receivedRequests, ...other.receivedRequests]
const english = { 'accept-language': 'en' }

describe.skipIf(missing !== undefined)('reverse proxy', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'wewb-front-'))
    one = await startHost()
    other = await startHost()
    front = await startReverseProxy(folder, [one.port, other.port])
  })
  afterAll(async () => {
    await front.stop()
    await one.stop()
    await other.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  // Each test uses its own URLs, so that it gets no cached response of another.
  beforeEach(() => {
    one.respondWith()
    other.respondWith()
    one.receivedRequests.length = 0
    other.receivedRequests.length = 0
  })

  it('caches a public page for a second, one per language, regardless of other cookies', async () => {
    const cookies = ['', 'lang=en', 'a=1', 'a=2; lang=en', 'lang=bn']
    const texts: string[] = []
    for (const cookie of cookies) texts.push((await fetchPath('/notices?page=2', { headers: { cookie } })).text)
    expect(received()).toHaveLength(2)
    expect(texts[0]).toBe(texts[2])
    expect(texts[1]).toBe(texts[3])
    // nginx counts in whole seconds.
    await wait(2100)
    await fetchPath('/notices?page=2')
    expect(received()).toHaveLength(3)
  })

  it('caches a response by preferred language, and lets browsers revalidate', async () => {
    const path = '/api/v1/pub/app-settings'
    const [first, , again] = [
      await fetchPath(path),
      await fetchPath(path, { headers: english }),
      await fetchPath(path, { headers: { 'if-none-match': '"1"' } }),
    ]
    expect(received()).toHaveLength(2)
    expect(first.headers['cache-control']).toBe('private, no-cache')
    expect(first.headers['x-request-id']).toBeUndefined()
    expect(again.status).toBe(304)
  })

  it('coalesces concurrent requests', async () => {
    one.respondWith((_, response) => setTimeout(() => response.end('slow'), 300))
    other.respondWith((_, response) => setTimeout(() => response.end('slow'), 300))
    const answers = await Promise.all(Array.from({ length: 50 }, () => fetchPath('/terms')))
    expect(answers.every(({ text }) => text === 'slow')).toBe(true)
    expect(received()).toHaveLength(1)
  })

  it('caches nothing for signed-in users, no response with a cookie, no search, captcha or staff page', async () => {
    const uncacheable = [
      ['/', { authorization: 'Bearer x' }],
      ['/?lang=en', {}],
      ['/notices?search=a', {}],
      ['/api/v1/pub/results?roll=1', {}],
      ['/api/v1/pub/captcha', {}],
      ['/dashboard', {}],
      ['/api/v1/profile', {}],
    ] as const
    for (const [path, headers] of uncacheable)
      for (let times = 0; times < 2; times += 1) await fetchPath(path, { headers })
    expect(received()).toHaveLength(2 * uncacheable.length)
    await fetchPath('/api/v1/pub/membership-fees', { method: 'POST', body: '{}' })
    await fetchPath('/api/v1/pub/membership-fees', { method: 'POST', body: '{}' })
    expect(received()).toHaveLength(2 * uncacheable.length + 2)
  })

  it('retries a read or a submission with a key on another host after a failure; no other POST', async () => {
    one.respondWith((request) => request.socket.destroy())
    const headers = { 'idempotency-key': '01234567-89ab' }
    const submit = '/api/v1/applications/EDU-1/submit'
    for (let times = 0; times < 4; times += 1) {
      expect((await fetchPath('/api/v1/profile')).status).toBe(200)
      expect((await fetchPath(submit, { method: 'POST', body: '{}', headers })).status).toBe(200)
    }
    // A host that failed too often is skipped for a while.
    await wait(4500)
    one.receivedRequests.length = 0
    other.receivedRequests.length = 0
    for (const [path, sent] of [
      [submit, {}],
      ['/api/v1/applications', headers],
      ['/api/v1/pub/login', headers],
      [submit, {}],
    ] as const) {
      const { status, headers: result } = await fetchPath(path, { method: 'POST', body: '{}', headers: sent })
      expect([
        [200, undefined],
        [503, '2'],
      ]).toContainEqual([status, result['retry-after']])
    }
    expect(one.receivedRequests.length).toBeGreaterThan(0)
    expect(received()).toHaveLength(4)
  }, 20_000)

  it('does not retry a request that one host rejected for overload', async () => {
    for (const host of [one, other])
      host.respondWith((_, response) => void response.writeHead(503, { 'retry-after': '2' }).end('busy'))
    await wait(4500)
    for (let times = 0; times < 8; times += 1) expect((await fetchPath('/api/v1/profile')).text).toBe('busy')
    expect(received()).toHaveLength(8)
    one.respondWith()
    other.respondWith()
    expect((await fetchPath('/api/v1/profile')).status).toBe(200)
  }, 20_000)

  it('sets the client address itself, and ignores that of others', async () => {
    const lies = {
      'x-forwarded-for': '1.2.3.4',
      forwarded: 'for=1.2.3.4',
      'x-real-ip': '1.2.3.4',
      traceparent: '00-1-1-01',
      'x-forwarded-host': 'evil',
    }
    await fetchPath('/api/v1/profile', { headers: lies })
    const headers = received()[0]?.headers ?? {}
    expect(headers['x-forwarded-for']).toBe('127.0.0.1')
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['forwarded']))
    expect(JSON.stringify(headers)).not.toMatch(/1\.2\.3\.4|evil|00-1-1/)
  })

  it('denies metrics and readiness from outside', async () => {
    for (const path of ['/metrics', '/metrics/', '/%6detrics', '//metrics', '/readyz', '/a/../readyz']) {
      const { status, text } = await fetchPath(path, { headers: { ...english, authorization: 'Bearer x' } })
      expect([path, status, JSON.parse(text)]).toEqual([
        path,
        404,
        { status: false, code: 'NOT_FOUND', message: problems.NOT_FOUND.message.en },
      ])
    }
    expect(received()).toEqual([])
  })

  it('limits log-ins with the portal’s message in both languages, and Retry-After', async () => {
    const flood = await Promise.all(
      Array.from({ length: 80 }, (_, n) =>
        fetchPath('/api/v1/pub/login', { method: 'POST', body: '{}', headers: n % 2 ? english : {} }),
      ),
    )
    const refused = flood.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(10)
    expect(flood.length - refused.length).toBeGreaterThanOrEqual(50)
    const { bn, en } = problems.TOO_MANY_REQUESTS.message
    expect(new Set(refused.map(({ text }) => JSON.parse(text).message as string))).toEqual(new Set([bn, en]))
    expect(refused[0]?.headers).toMatchObject({ 'retry-after': '2', 'content-type': 'application/json; charset=utf-8' })
    expect((await fetchPath('/api/v1/pub/portal-settings')).status).toBe(200)
  })

  it('has the body limits of the portal: 256 KB, and more for uploads', async () => {
    const large = Buffer.alloc(300 * 1024, ' ')
    const refused = await fetchPath('/api/v1/applications', { method: 'POST', body: large })
    expect([refused.status, JSON.parse(refused.text)]).toEqual([
      413,
      { status: false, code: 'TOO_LARGE', message: problems.TOO_LARGE.message.bn },
    ])
    const taken = await fetchPath('/api/v1/applications/EDU-1/documents', {
      method: 'POST',
      body: Buffer.alloc(9 * 1024 * 1024),
    })
    expect([taken.status, received().map(({ bytes }) => bytes)]).toEqual([200, [9 * 1024 * 1024]])
  })

  it('shows the cached page if every host is down, and otherwise a static one', { timeout: 20_000 }, async () => {
    await fetchPath('/benefit-finder')
    const ports = [one.port, other.port]
    await one.stop()
    await other.stop()
    await wait(2100)
    expect(await fetchPath('/benefit-finder')).toMatchObject({ status: 200, headers: { 'x-cache': 'STALE' } })
    const page = await fetchPath('/dashboard')
    expect(page).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5', 'content-type': 'text/html; charset=utf-8' },
    })
    const { message } = problems.UNAVAILABLE
    for (const words of [message.bn, message.en, '16135']) expect(page.text).toContain(words)
    expect(page.text).not.toContain('<script')
    const call = await fetchPath('/api/v1/profile', { headers: english })
    expect([call.status, JSON.parse(call.text)]).toEqual([
      503,
      { status: false, code: 'UNAVAILABLE', message: message.en },
    ])
    one = await startHost(ports[0])
    other = await startHost(ports[1])
    await wait(4500)
    expect((await fetchPath('/api/v1/profile')).status).toBe(200)
  })

  it('logs no query, no address and no token', async () => {
    await fetchPath('/api/v1/pub/results?roll=424242')
    await fetchPath('/api/v1/pub/sms/delivery/a-secret-of-the-gateway?id=1')
    await wait(100)
    const lines = front.log().trim().split('\n')
    expect(lines.length).toBeGreaterThan(100)
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
    expect(front.log()).not.toMatch(/424242|a-secret|"127\.0\.0\.1"|roll=|search=/)
  })

  it('redirects pages to TLS, rejects plain requests, old TLS and other names, and supports HTTP/2', async () => {
    const plain = (path: string) => fetch(`http://127.0.0.1:${front.plainPort}${path}`, { redirect: 'manual' })
    expect((await plain('/notices?page=2')).headers.get('location')).toBe('https://localhost/notices?page=2')
    expect((await plain('/api/v1/pub/login')).status).toBe(403)
    const greet = (options: object) =>
      new Promise<string>((resolve) => {
        const socket = connect({
          host: '127.0.0.1',
          port: front.port,
          servername: 'localhost',
          ca: front.certificate,
          ...options,
        })
        socket.once('secureConnect', () => socket.end(() => resolve(socket.getProtocol() ?? '')))
        socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''))
      })
    expect(await greet({})).toBe('TLSv1.3')
    expect(await greet({ maxVersion: 'TLSv1.2' })).toBe('TLSv1.2')
    expect(await greet({ minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' })).toMatch(/^ERR_SSL/)
    expect(await greet({ servername: 'elsewhere.example' })).toMatch(/^ERR_SSL/)
    const session = connectInTwo(front.origin, { ca: front.certificate })
    const status = await new Promise((resolve) =>
      session.request({ ':path': '/terms' }).on('response', (headers) => resolve(headers[':status'])),
    )
    session.close()
    expect(status).toBe(200)
  })

  it.skipIf(!existsSync('web/dist/client/assets'))('serves compressed immutable assets itself', async () => {
    const files = readdirSync('web/dist/client/assets').filter((name) => /\.(?:js|css)$/.test(name))
    for (const [kind, type] of [
      ['js', 'text/javascript'],
      ['css', 'text/css'],
    ] as const) {
      const name = files.find((file) => file.endsWith(`.${kind}`)) ?? ''
      for (const [takes, ending] of [
        ['gzip, deflate, br', '.br'],
        ['gzip', '.gz'],
        ['', ''],
      ] as const) {
        const { status, headers, bytes } = await fetchPath(`/assets/${name}`, { headers: { 'accept-encoding': takes } })
        expect([status, headers['content-encoding'], headers['cache-control']]).toEqual([
          200,
          { '.br': 'br', '.gz': 'gzip', '': undefined }[ending],
          'public, max-age=31536000, immutable',
        ])
        expect(headers['content-type']).toContain(kind === 'js' ? 'javascript' : type)
        expect(headers['x-content-type-options']).toBe('nosniff')
        expect(bytes.equals(readFileSync(`web/dist/client/assets/${name}${ending}`))).toBe(true)
      }
    }
    expect(received()).toEqual([])
    expect((await fetchPath('/packed/assets/x.js')).status).toBe(404)
    expect((await fetchPath('/assets/of-the-next-release.js')).text).toMatch(/^response/)
  })
})
