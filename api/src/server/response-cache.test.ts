import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { publicCacheControl, createResponseCache } from './response-cache.ts'

let handledCount = 0
let clock = 0
let says: (request: IncomingMessage, response: ServerResponse) => void
let requests: string[] = []
const answers = createResponseCache(() => clock)
const server = createServer(
  answers.wrapHandler(
    (request, response) => {
      handledCount += 1
      says(request, response)
    },
    (method, route, status) => requests.push(`${method} ${route} ${status}`),
  ),
)

const forAll = (_request: IncomingMessage, response: ServerResponse) => {
  response.writeHead(200, {
    'cache-control': publicCacheControl,
    'content-type': 'text/plain',
    'x-request-id': `id ${handledCount}`,
  })
  response.write('answer ')
  response.end(String(handledCount))
}

async function sendRequest(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { 'accept-encoding': 'identity', ...headers },
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

beforeEach(async () => {
  says = forAll
  ;[handledCount, clock, requests] = [0, 0, []]
  answers.clear()
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

describe('cacheable response', () => {
  it('is computed once and repeated unchanged, each time with its own request id', async () => {
    const [first, second, third] = [
      await sendRequest('/notices'),
      await sendRequest('/notices'),
      await sendRequest('/notices'),
    ]
    expect([first.text, second.text, third.text, handledCount]).toEqual(['answer 1', 'answer 1', 'answer 1', 1])
    expect(second.headers.get('content-type')).toBe('text/plain')
    expect(new Set([first, second, third].map(({ headers }) => headers.get('x-request-id'))).size).toBe(3)
    expect(requests).toEqual(['GET /notices 200', 'GET /notices 200'])
  })

  it('is repeated without a rate limit too', async () => {
    const uncounted = createServer(answers.wrapHandler((request, response) => forAll(request, response))).listen(
      0,
      '127.0.0.1',
    )
    await vi.waitFor(() => expect(uncounted.listening).toBe(true))
    const other = `http://127.0.0.1:${(uncounted.address() as AddressInfo).port}/notices`
    expect([await (await fetch(other)).text(), await (await fetch(other)).text()]).toEqual(['answer 0', 'answer 0'])
    uncounted.closeAllConnections()
    await new Promise((resolve) => uncounted.close(resolve))
  })

  it('is at most half a second old, and is refreshed by one request while others get the stale one', async () => {
    await sendRequest('/notices')
    clock = 300
    let finish = () => {}
    says = (request, response) => (finish = () => forAll(request, response))
    const fetching = sendRequest('/notices')
    await vi.waitFor(() => expect(handledCount).toBe(2))
    expect((await sendRequest('/notices')).text).toBe('answer 1')
    finish()
    expect((await fetching).text).toBe('answer 2')
    expect((await sendRequest('/notices')).text).toBe('answer 2')
    says = forAll
    clock = 300 + 501
    expect((await sendRequest('/notices')).text).toBe('answer 3')
  })

  it('is invalidated by a publication, including one being computed', async () => {
    let finish = () => {}
    says = (request, response) => (finish = () => forAll(request, response))
    const onItsWay = sendRequest('/notices')
    await vi.waitFor(() => expect(handledCount).toBe(1))
    answers.clear()
    finish()
    await onItsWay
    says = forAll
    expect((await sendRequest('/notices')).text).toBe('answer 2')
    answers.clear()
    expect((await sendRequest('/notices')).text).toBe('answer 3')
  })

  it('is separate for each language, compression and URL', async () => {
    const all = [
      ['/notices', {}],
      ['/notices', { 'accept-language': 'en' }],
      ['/notices', { cookie: 'lang=en' }],
      ['/notices', { 'accept-encoding': 'gzip' }],
      ['/notices?page=2', {}],
    ] as const
    for (const [path, headers] of all) await sendRequest(path, headers)
    expect(handledCount).toBe(all.length)
    for (const [path, headers] of all) await sendRequest(path, headers)
    expect(handledCount).toBe(all.length)
    // Other cookies do not affect the cache key.
    expect((await sendRequest('/notices', { cookie: 'device=1; lang=bn' })).text).toBe('answer 1')
  })

  it('returns 304 for a matching ETag', async () => {
    await sendRequest('/notices')
    const etag = (await sendRequest('/notices')).headers.get('etag') ?? ''
    const known = await sendRequest('/notices', { 'if-none-match': etag })
    expect([known.status, known.text, handledCount]).toEqual([304, '', 1])
  })
})

describe('uncacheable response', () => {
  it('is computed each time: with a token, another method, without the marker, with an error, or aborted', async () => {
    await sendRequest('/notices', { authorization: 'Bearer one' })
    await sendRequest('/notices', { authorization: 'Bearer one' })
    expect(handledCount).toBe(2)
    await sendRequest('/notices', {}, 'POST')
    await sendRequest('/notices', {}, 'POST')
    expect(handledCount).toBe(4)
    says = (_request, response) => response.writeHead(200, { 'cache-control': 'no-store' }).end('mine')
    await sendRequest('/notices')
    await sendRequest('/notices')
    expect(handledCount).toBe(6)
    says = (_request, response) => response.writeHead(503, { 'cache-control': publicCacheControl }).end('later')
    await sendRequest('/notices')
    await sendRequest('/notices')
    expect(handledCount).toBe(8)
    says = (_request, response) => {
      response.writeHead(200, { 'cache-control': publicCacheControl })
      response.write('half')
      setTimeout(() => response.destroy(), 20)
    }
    await expect(sendRequest('/notices')).rejects.toThrow('terminated')
    says = forAll
    expect((await sendRequest('/notices')).text).toBe('answer 10')
  })
})
