import { connect } from 'node:net'
import { startTestEnvironment, type TestEnvironment } from '#resilience/test-environment/test-environment.ts'
import { invariantResult, type Invariant } from '#resilience/invariant.ts'

type Excess = { name: string; request: string; isRight(status: number): boolean }

const json = (body: string, head = ''): string =>
  `POST /api/v1/pub/login HTTP/1.1\r\nhost: localhost\r\n${head}content-type: application/json\r\n` +
  `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`
const get = (path: string, head = ''): string =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${head}connection: close\r\n\r\n`
const is4xx = (status: number) => status >= 400 && status < 500

/** Oversized input in every part of a request. */
const excesses: Excess[] = [
  {
    name: 'body of 1 MB',
    request: json(`{"loginId":"${'a'.repeat(1_000_000)}"}`),
    isRight: (status) => status === 413,
  },
  {
    name: 'announced body of 1 TB',
    request:
      'POST /api/v1/pub/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n' +
      'content-length: 1000000000000\r\n\r\n{',
    isRight: (status) => status === 413,
  },
  {
    name: 'header of 64 KB',
    request: get('/api/v1/pub/captcha', `x-long: ${'a'.repeat(65_536)}\r\n`),
    isRight: (status) => status === 431,
  },
  {
    name: 'thousand headers',
    request: get('/api/v1/pub/captcha', Array.from({ length: 3000 }, (_, n) => `x-${n}: 1\r\n`).join('')),
    isRight: (status) => is4xx(status) || status === 200,
  },
  { name: 'address of 60 KB', request: get(`/api/v1/pub/notices?search=${'a'.repeat(60_000)}`), isRight: is4xx },
  {
    name: 'path of 10 KB',
    request: get(`/${'a/'.repeat(5000)}`),
    isRight: (status) => status === 302 || is4xx(status),
  },
  { name: 'JSON 50,000 deep', request: json('['.repeat(50_000) + ']'.repeat(50_000)), isRight: is4xx },
  {
    name: 'ten thousand keys',
    request: json(`{${Array.from({ length: 10_000 }, (_, n) => `"k${n}":1`).join(',')}}`),
    isRight: is4xx,
  },
  { name: 'broken JSON', request: json('{"loginId":'), isRight: (status) => status === 400 },
  { name: 'no HTTP at all', request: 'HELLO\r\n\r\n', isRight: (status) => status === 400 },
  { name: 'two lengths', request: json('{}', 'content-length: 5\r\n'), isRight: (status) => status === 400 },
  {
    name: 'length and chunks',
    request: json('0\r\n\r\n', 'transfer-encoding: chunked\r\n'),
    isRight: (status) => status === 400,
  },
  {
    name: 'multipart without an end',
    request: json('--b\r\ncontent-disposition: form-data; name="complaint"\r\n\r\n{}')
      .replace('/pub/login', '/pub/complaints')
      .replace('application/json', 'multipart/form-data; boundary=b'),
    isRight: is4xx,
  },
  {
    name: 'multipart of a thousand parts',
    request: json(`${'--b\r\ncontent-disposition: form-data; name="x"\r\n\r\n1\r\n'.repeat(1000)}--b--\r\n`)
      .replace('/pub/login', '/pub/complaints')
      .replace('application/json', 'multipart/form-data; boundary=b'),
    isRight: is4xx,
  },
  {
    name: 'multipart without a boundary',
    request: json('x').replace('/pub/login', '/pub/complaints').replace('application/json', 'multipart/form-data'),
    isRight: is4xx,
  },
]

export const oversizedRequests: Invariant = {
  id: 'too-much',
  smoke: true,
  description:
    'bodies, headers, URLs, JSON and forms that are too large, too deep or malformed: ' +
    'rejected within seconds, never a 5xx',
  check: async () => {
    const environment = await startTestEnvironment()
    try {
      const wrong: string[] = []
      let slowest = 0
      for (const { name, request, isRight } of excesses) {
        const { status, latencyMs } = await send(environment, request)
        slowest = Math.max(slowest, latencyMs)
        if (!isRight(status)) wrong.push(`${name}: ${status}`)
        if (latencyMs > 5000) wrong.push(`${name}: ${latencyMs.toFixed(0)} ms`)
      }
      return invariantResult(`${excesses.length} kinds, slowest response ${slowest.toFixed(0)} ms`, [
        ...wrong,
        !(await environment.isReady()) && 'not ready afterwards',
      ])
    } finally {
      await environment.stop()
    }
  },
}

/** Status of the response; 0 if the connection was closed without one. */
function send({ port }: TestEnvironment, request: string): Promise<{ status: number; latencyMs: number }> {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, 'localhost', () => socket.write(request))
    const end = () => {
      socket.destroy()
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0), latencyMs: performance.now() - startedAt })
    }
    socket.setTimeout(10_000, end)
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
      if (answer.includes('\r\n')) end()
    })
    socket.on('error', end)
    socket.on('close', end)
  })
}
