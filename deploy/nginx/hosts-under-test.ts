import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { ReverseProxy } from '@wewb/tests/resilience/test-environment/reverse-proxy.ts'

export type ReceivedRequest = { method: string; path: string; headers: IncomingMessage['headers']; bytes: number }
type Responder = (request: IncomingMessage, response: ServerResponse, requestCount: number) => void

/** A fake portal host that responds as nginx expects and records its requests. */
export async function startHost(port = 0) {
  const received: ReceivedRequest[] = []
  let respond: Responder = respondAsPage
  const server = createServer((request, response) => {
    let bytes = 0
    request.on('data', (chunk: Buffer) => (bytes += chunk.length))
    request.on('end', () => {
      received.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, bytes })
      respond(request, response, received.length)
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    receivedRequests: received,
    port: (server.address() as AddressInfo).port,
    respondWith: (next: Responder = respondAsPage) => (respond = next),
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}

/** Responds like a page of the portal: private and revalidated. */
const respondAsPage: Responder = ({ url = '' }, response, requestCount) => {
  if (url.includes('lang=en')) response.setHeader('set-cookie', 'lang=en; path=/')
  response.writeHead(200, {
    'content-type': 'text/html',
    'cache-control': 'private, no-cache',
    vary: 'cookie, accept-encoding',
    etag: `"${requestCount}"`,
    'x-request-id': `id-${requestCount}`,
  })
  response.end(`response ${requestCount}`)
}

export type HostResponse = { status: number; headers: IncomingMessage['headers']; bytes: Buffer; text: string }
type RequestOptions = { method?: string; headers?: Record<string, string>; body?: Buffer | string }

export const sendRequest = (
  { port, certificate }: ReverseProxy,
  path: string,
  { method = 'GET', headers = {}, body }: RequestOptions = {},
): Promise<HostResponse> =>
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
