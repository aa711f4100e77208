import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseLanguageCookie } from '@wewb/domain/language/language-cookie'

/**
 * Cache-Control of responses that are the same for everybody: cached briefly here and by a proxy, revalidated by
 * browsers.
 */
export const publicCacheControl = 'public, max-age=0, s-maxage=1, must-revalidate'

/**
 * Milliseconds for which a response is fresh, and for which it is served stale while another request refreshes it.
 * Together with the page cache this stays below a second.
 */
const freshMs = 250
const staleMs = 500
const maxEntries = 500
const maxUrlLength = 300
const maxBodySize = 1024 * 1024

type CachedResponse = {
  at: number
  headers: string[]
  etag: string
  body: Buffer
  route: string
  isRefreshing: boolean
}
type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void
type Headers = Record<string, string | number | string[]>
type SendMethod = (...sent: unknown[]) => unknown
type RequestObserver = (method: string, route: string, status: number, ms: number) => void

export type ResponseCache = ReturnType<typeof createResponseCache>

/**
 * Caches public responses for a moment, because on result day many requests ask for the same few. A hit is served
 * before any other work of a request.
 */
export function createResponseCache(now = () => performance.now()) {
  const cache = new Map<string, CachedResponse>()
  let generation = 0

  const save = (key: string, response: CachedResponse) => {
    if (cache.size >= maxEntries) cache.clear()
    cache.set(key, response)
  }

  /** Records a response while it is sent, and caches it if it is the same for everybody. */
  const recordResponse = (
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    last: CachedResponse | undefined,
  ) => {
    const since = generation
    const chunks: Buffer[] = []
    let size = 0
    const collect = (chunk: unknown) => {
      if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return
      const bytes = Buffer.from(chunk as string)
      size += bytes.length
      if (size <= maxBodySize) chunks.push(bytes)
    }
    const write = response.write.bind(response) as SendMethod
    const end = response.end.bind(response) as SendMethod
    const writeHead = response.writeHead.bind(response) as SendMethod
    let head: Headers = {}
    response.writeHead = ((...sent: unknown[]) => {
      // Node does not store headers passed here; those set earlier are in the response.
      head = { ...response.getHeaders(), ...sent.find((one) => typeof one === 'object') } as Headers
      return writeHead(...sent)
    }) as typeof response.writeHead
    response.write = ((...sent: unknown[]) => (collect(sent[0]), write(...sent))) as typeof response.write
    response.end = ((...sent: unknown[]) => (collect(sent[0]), end(...sent))) as typeof response.end
    response.once('close', () => {
      if (last) last.isRefreshing = false
      const isComplete = response.writableFinished && size > 0 && size <= maxBodySize
      if (
        head['set-cookie'] !== undefined ||
        since !== generation ||
        !isComplete ||
        response.statusCode !== 200 ||
        head['cache-control'] !== publicCacheControl
      )
        return
      save(key, toCachedResponse(head, Buffer.concat(chunks), routeOf(request.url ?? ''), now()))
    })
  }

  return {
    /** Wraps the server's own handler. */
    wrapHandler:
      (handle: RequestHandler, observe?: RequestObserver): RequestHandler =>
      (request, response) => {
        const key = keyOf(request)
        if (key === undefined) return handle(request, response)
        const found = cache.get(key)
        const age = found ? now() - found.at : Number.POSITIVE_INFINITY
        if (found && (age < freshMs || (age < staleMs && found.isRefreshing))) {
          const status = sendCached(found, request, response)
          observe?.('GET', found.route, status, 0)
          return
        }
        if (found) found.isRefreshing = true
        recordResponse(key, request, response, found)
        handle(request, response)
      },
    /** Clears the cache after a publication. */
    clear: () => {
      generation += 1
      cache.clear()
    },
  }
}

/** Returns undefined for requests that cannot be cached. Public responses differ only by language and encoding. */
function keyOf({ method, url = '', headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' || headers.authorization !== undefined || url.length > maxUrlLength) return undefined
  const accepted = headers['accept-encoding'] ?? ''
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : ''
  const cookieLanguage = headers.cookie !== undefined && parseLanguageCookie(headers.cookie) === 'en' ? 'en' : ''
  const acceptedLanguage = /^en\b/i.test(headers['accept-language'] ?? '') ? 'en' : ''
  return `${url} ${encoding} ${cookieLanguage} ${acceptedLanguage}`
}

/** Headers that belong to a single response or connection and are not cached. */
const uncachedHeaders = new Set([
  'x-request-id',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'etag',
])

function toCachedResponse(head: Headers, body: Buffer, route: string, at: number): CachedResponse {
  const etag = String(head['etag'] ?? `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`)
  const headers = Object.entries(head)
    .filter(([name]) => !uncachedHeaders.has(name))
    .flatMap(([name, value]) => [name, String(value)])
  return {
    at,
    etag,
    body,
    route,
    isRefreshing: false,
    headers: [...headers, 'etag', etag, 'content-length', String(body.length)],
  }
}

function sendCached(
  { headers, etag, body }: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
): number {
  const isNotModified = request.headers['if-none-match'] === etag
  response.writeHead(isNotModified ? 304 : 200, [...headers, 'x-request-id', randomUUID()])
  response.end(isNotModified ? undefined : body)
  return response.statusCode
}

const routeOf = (url: string) => url.split('?', 1)[0] ?? ''
