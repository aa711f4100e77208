import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { ReverseProxy } from '@wewb/tests/resilience/test-environment/reverse-proxy.ts'

export type Heard = { method: string; path: string; headers: IncomingMessage['headers']; bytes: number }
type Does = (request: IncomingMessage, response: ServerResponse, heard: number) => void

/** A fake portal host that responds as nginx expects and records its requests. */
export async function startHost(port = 0) {
  const received: Heard[] = []
  let does: Does = answer
  const server = createServer((request, response) => {
    let bytes = 0
    request.on('data', (chunk: Buffer) => (bytes += chunk.length))
    request.on('end', () => {
      received.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, bytes })
      does(request, response, received.length)
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    heard: received,
    port: (server.address() as AddressInfo).port,
    will: (next: Does = answer) => (does = next),
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}

/** Responds like a page of the portal: private and revalidated. */
const answer: Does = ({ url = '' }, response, heard) => {
  if (url.includes('lang=en')) response.setHeader('set-cookie', 'lang=en; path=/')
  response.writeHead(200, {
    'content-type': 'text/html',
    'cache-control': 'private, no-cache',
    vary: 'cookie, accept-encoding',
    etag: `"${heard}"`,
    'x-request-id': `id-${heard}`,
  })
  response.end(`answer ${heard}`)
}

export type Answer = { status: number; headers: IncomingMessage['headers']; bytes: Buffer; text: string }
type Query = { method?: string; headers?: Record<string, string>; body?: Buffer | string }

export const ask = (
  { port, certificate }: ReverseProxy,
  path: string,
  { method = 'GET', headers = {}, body }: Query = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = {
      host: 'localhost',
      port,
      path,
      method,
      ca: certificate,
      agent: false as const,
      headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
    }
    const call = request(sent, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const bytes = Buffer.concat(parts)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString() })
      })
    })
    call.on('error', reject)
    call.end(body)
  })
