import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#config/config.ts'
import type { Actor } from './context.ts'
import { createHttpServer } from './http-server.ts'
import { throwProblem } from '#problems/problem.ts'

const production = {
  PORTAL_ENV: 'production',
  DATABASE_URL: 'postgres://owner@db/portal',
  PUBLIC_URL: 'https://portal.example',
  SMTP_URL: 'smtp://mail',
  SMS_GATEWAY_URL: 'https://sms.example',
  PORTAL_SECRET: 'f3Jd83kd92ksLw02kfjGh38dkQpzmx84',
  PORTAL_DATA_KEY: Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7)).toString('base64'),
}
const serverOf = (environment: Record<string, string> = {}) =>
  createHttpServer(readConfig({ LOG_LEVEL: 'silent', ...environment }))

describe('every response', () => {
  it('forbids framing, sniffing, caching and loading, with HSTS of a year in production', async () => {
    const app = await serverOf(production)
    app.get('/fine', async () => ({ status: true }))
    app.get('/broken', async () => throwProblem('UNEXPECTED'))
    for (const url of ['/fine', '/broken', '/api/v1/nowhere', '/%E0%A4%A']) {
      const { headers } = await app.inject({ method: 'GET', url })
      expect([url, headers]).toMatchObject([
        url,
        {
          'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cache-control': 'no-store',
          'cross-origin-opener-policy': 'same-origin',
          'strict-transport-security': 'max-age=31536000; includeSubDomains',
          'content-type': 'application/json; charset=utf-8',
        },
      ])
      expect(headers['access-control-allow-origin']).toBeUndefined()
    }
    await app.close()
  })
  it('rejects unsupported methods', async () => {
    const app = await serverOf()
    app.get('/fine', async () => ({ status: true }))
    for (const method of ['TRACE', 'OPTIONS', 'PUT'] as const)
      expect((await app.inject({ method: method as 'PUT', url: '/api/v1/fine' })).statusCode).toBe(404)
    await app.close()
  })
})

describe('client address', () => {
  const seenBy = async (environment: Record<string, string>) => {
    const app = await serverOf(environment)
    app.get('/who', (request, reply) => reply.send({ address: request.ip }))
    const answer = await app.inject({
      method: 'GET',
      url: '/who',
      headers: { 'x-forwarded-for': '9.9.9.9' },
      remoteAddress: '10.0.0.1',
    })
    await app.close()
    return answer.json().address
  }
  it('is not taken from a header, unless a configured proxy set it', async () => {
    expect(await seenBy({})).toBe('10.0.0.1')
    expect(await seenBy({ TRUSTED_PROXIES: '10.0.0.2' })).toBe('10.0.0.1')
    expect(await seenBy({ TRUSTED_PROXIES: '10.0.0.1' })).toBe('9.9.9.9')
  })
})

it('is logged with denied requests, with number, route and request id, without user input', async () => {
  const app = await serverOf()
  const lines: unknown[] = []
  const level = (name: string) => (line: object) => lines.push([name, line])
  app.setChildLoggerFactory((logger, bindings) =>
    Object.assign(logger.child(bindings), { warn: level('warn'), info: level('info') }),
  )
  app.get('/fine', async () => ({ status: true }))
  app.get('/closed/:nid', (request) => {
    request.actor = { id: 7 } as Actor
    throwProblem('NO_PERMISSION')
  })
  await app.inject({ method: 'GET', url: '/closed/1990123456789?passport=BX0123456' })
  await app.inject({ method: 'GET', url: '/fine?passport=BX0123456' })
  expect(lines).toEqual([
    [
      'warn',
      { method: 'GET', route: '/closed/:nid', status: 403, ms: expect.any(Number), address: '127.0.0.1', account: 7 },
    ],
    ['info', { method: 'GET', route: '/fine', status: 200, ms: expect.any(Number) }],
  ])
  await app.close()
})

describe('shutdown', () => {
  it('completes requests on open connections, closes them afterwards, and accepts no new ones', async () => {
    const app = await serverOf()
    const arrived = Promise.withResolvers<void>()
    const finished = Promise.withResolvers<void>()
    app.get('/slow', async () => {
      arrived.resolve()
      await finished.promise
      return { status: true }
    })
    // The second request arrives while the first one is running.
    app.get('/fine', async () => {
      finished.resolve()
      return { status: true }
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.on('data', (chunk) => (received += chunk))
    const ended = once(socket, 'end')
    const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
    ask('/slow')
    await arrived.promise
    const closed = app.close()
    ask('/fine')
    await ended
    await closed
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
    await expect(fetch(`http://127.0.0.1:${port}/fine`)).rejects.toThrow('fetch failed')
  })
})
