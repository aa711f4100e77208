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
const freshFor = 250
const staleFor = 500
const maxStored = 500
const maxAddress = 300
const max = 1024 * 1024

type Stored = { at: number; headers: string[]; etag: string; body: Buffer; route: string; isAsked: boolean }
type Answer = (request: IncomingMessage, response: ServerResponse) => void
type Headers = Record<string, string | number | string[]>
type Sends = (...sent: unknown[]) => unknown
type Heard = (method: string, route: string, status: number, ms: number) => void

export type ResponseCache = ReturnType<typeof createResponseCache>

/**
 * Caches public responses for a moment, because on result day many requests ask for the same few. A hit is served
 * before any other work of a request.
 */
export function createResponseCache(now = () => performance.now()) {
  const stored = new Map<string, Stored>()
  let generation = 0

  const save = (key: string, answer: Stored) => {
    if (stored.size >= maxStored) stored.clear()
    stored.set(key, answer)
  }

  /** Records a response while it is sent, and caches it if it is the same for everybody. */
  const watch = (key: string, request: IncomingMessage, response: ServerResponse, last: Stored | undefined) => {
    const since = generation
    const chunks: Buffer[] = []
    let size = 0
    const take = (piece: unknown) => {
      if (typeof piece !== 'string' && !(piece instanceof Uint8Array)) return
      const bytes = Buffer.from(piece as string)
      size += bytes.length
      if (size <= max) chunks.push(bytes)
    }
    const write = response.write.bind(response) as Sends
    const end = response.end.bind(response) as Sends
    const writeHead = response.writeHead.bind(response) as Sends
    let head: Headers = {}
    response.writeHead = ((...sent: unknown[]) => {
      // Node does not store headers passed here; those set earlier are in the response.
      head = { ...response.getHeaders(), ...sent.find((one) => typeof one === 'object') } as Headers
      return writeHead(...sent)
    }) as typeof response.writeHead
    response.write = ((...sent: unknown[]) => (take(sent[0]), write(...sent))) as typeof response.write
    response.end = ((...sent: unknown[]) => (take(sent[0]), end(...sent))) as typeof response.end
    response.once('close', () => {
      if (last) last.isAsked = false
      const isWhole = response.writableFinished && size > 0 && size <= max
      if (
        head['set-cookie'] !== undefined ||
        since !== generation ||
        !isWhole ||
        response.statusCode !== 200 ||
        head['cache-control'] !== publicCacheControl
      )
        return
      save(key, storedFrom(head, Buffer.concat(chunks), routeOf(request.url ?? ''), now()))
    })
  }

  return {
    /** Wraps the server's own handler. */
    wrapHandler:
      (answer: Answer, heard?: Heard): Answer =>
      (request, response) => {
        const key = keyOf(request)
        if (key === undefined) return answer(request, response)
        const found = stored.get(key)
        const age = found ? now() - found.at : Number.POSITIVE_INFINITY
        if (found && (age < freshFor || (age < staleFor && found.isAsked))) {
          const status = give(found, request, response)
          heard?.('GET', found.route, status, 0)
          return
        }
        if (found) found.isAsked = true
        watch(key, request, response, found)
        answer(request, response)
      },
    /** Clears the cache after a publication. */
    clear: () => {
      generation += 1
      stored.clear()
    },
  }
}

/** Returns undefined for requests that cannot be cached. Public responses differ only by language and encoding. */
function keyOf({ method, url = '', headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' || headers.authorization !== undefined || url.length > maxAddress) return undefined
  const accepted = headers['accept-encoding'] ?? ''
  const packing = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : ''
  const page = headers.cookie !== undefined && parseLanguageCookie(headers.cookie) === 'en' ? 'en' : ''
  const spoken = /^en\b/i.test(headers['accept-language'] ?? '') ? 'en' : ''
  return `${url} ${packing} ${page} ${spoken}`
}

/** Headers that belong to a single response or connection and are not cached. */
const ofOneAnswer = new Set([
  'x-request-id',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'etag',
])

function storedFrom(head: Headers, body: Buffer, route: string, at: number): Stored {
  const etag = String(head['etag'] ?? `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`)
  const headers = Object.entries(head)
    .filter(([name]) => !ofOneAnswer.has(name))
    .flatMap(([name, value]) => [name, String(value)])
  return {
    at,
    etag,
    body,
    route,
    isAsked: false,
    headers: [...headers, 'etag', etag, 'content-length', String(body.length)],
  }
}

function give({ headers, etag, body }: Stored, request: IncomingMessage, response: ServerResponse): number {
  const isKnown = request.headers['if-none-match'] === etag
  response.writeHead(isKnown ? 304 : 200, [...headers, 'x-request-id', randomUUID()])
  response.end(isKnown ? undefined : body)
  return response.statusCode
}

const routeOf = (url: string) => url.split('?', 1)[0] ?? ''
