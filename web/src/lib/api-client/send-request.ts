import type { Contract } from '@wewb/domain/http/contract'
import type { ProblemCode } from '@wewb/domain/http/problems'
import { currentLocale } from '#lib/i18n/language.tsx'
import { withLoader } from './loader.ts'
import { noConnection, unexpectedError } from './session-messages.ts'
import { isSignedIn, readSession } from './session-storage.ts'
import { endSession } from './session-end.ts'

type Page = { prefetched?: { [address: string]: Promise<Response | undefined> } }

/**
 * Takes a response that `app/entry-form-step.ts` has prefetched. Each is used once, so that a later request gets fresh
 * data. Undefined when the prefetch failed.
 */
export async function takePrefetchedResponse(
  address: string,
  page: Page = globalThis as Page,
): Promise<Response | undefined> {
  const response = page.prefetched?.[address]
  delete page.prefetched?.[address]
  return await response
}

export { onSessionEnd } from './session-end.ts'
export { noConnection } from './session-messages.ts'

export type ApiIssue = { path: string; code: string; message: string }

/**
 * Problem of a rejected request, with a message for the user. The code is `NO_CONNECTION` when there was no response.
 */
export class ApiProblem extends Error {
  readonly code: ProblemCode | 'NO_CONNECTION'
  readonly issues: ApiIssue[]
  readonly data: Record<string, unknown>
  constructor(
    code: ProblemCode | 'NO_CONNECTION',
    message: string,
    issues: ApiIssue[] = [],
    data: Record<string, unknown> = {},
  ) {
    super(message)
    this.code = code
    this.issues = issues
    this.data = data
  }
}

export type RequestOptions<P, Q, B> = {
  params?: P
  query?: Q
  body?: B
  form?: FormData
  headers?: Record<string, string>
  /** False for reads behind a skeleton and for background work, which must not cover the page. */
  showLoader?: boolean
  /** Does not end the session when the connection is lost: the input stays on the page and the caller retries. */
  isOfflineTolerant?: boolean
}
export type ApiResponse<A, E> = { data: A; message: string } & E

/**
 * Sends the request that a contract describes: `const { data } = await sendRequest(login, { body })`, typed both ways.
 */
export function sendRequest<P, Q, B, A, E>(
  contract: Contract<P, Q, B, A, E>,
  options: RequestOptions<P, Q, B> = {},
): Promise<ApiResponse<A, E>> {
  const response = send(contract, options)
  return options.showLoader === false || contract.method === 'GET' ? response : withLoader(response)
}

/** A read without a response for this long is aborted and retried. */
const readTimeoutMs = 30_000

async function send<P, Q, B, A, E>(
  contract: Contract<P, Q, B, A, E>,
  options: RequestOptions<P, Q, B>,
): Promise<ApiResponse<A, E>> {
  const response = await fetchWithRetry(contract, options, contract.method === 'GET' ? readTimeoutMs : undefined)
  return unwrapEnvelope((await response.json().catch(() => undefined)) as Envelope<A, E> | undefined)
}

/** Returns the content of the envelope or throws its problem. An expired session redirects to the login. */
export function unwrapEnvelope<A, E>(envelope: Envelope<A, E> | undefined): ApiResponse<A, E> {
  if (envelope?.status) return envelope
  const code = envelope?.code ?? 'UNEXPECTED'
  if (code === 'TOKEN_EXPIRED') endSession('expired')
  if (code === 'TOKEN_INVALID') endSession('invalid')
  throw new ApiProblem(code, envelope?.message || unexpectedError[currentLocale()], envelope?.issues, envelope?.data)
}

export type Envelope<A, E> =
  | ({ status: true; data: A; message: string } & E)
  | { status: false; code: ProblemCode; message: string; issues?: ApiIssue[]; data?: Record<string, unknown> }

// Requests aborted by leaving the page are no lost connection. A cancelled navigation or a `tel:` link stays on the
// page, so the time of the event counts.
let leftAt = -Infinity
if (typeof window !== 'undefined')
  for (const event of ['beforeunload', 'pagehide']) window.addEventListener(event, () => (leftAt = Date.now()))
const isPageLeaving = () => Date.now() - leftAt < 5000

/**
 * Carries a request to the server; `offline-responses.ts` replaces it and serves some reads from its cache when
 * offline.
 */
export type Transport = (address: string, request: RequestInit) => Promise<Response>
export const networkTransport: Transport = async (address, request) =>
  (request.method === 'GET' ? await takePrefetchedResponse(address) : undefined) ?? (await fetch(address, request))
let transport: Transport = networkTransport
export const setTransport = (replacement: Transport): void => void (transport = replacement)

/**
 * Retries reads twice, 800 ms apart, before it reports a lost connection (docs/domain/api-conventions.md). The delay is
 * short, because the person waits; `retry-policy.ts` backs off in the background, and it imports this file.
 */
export async function fetchWithRetry<P, Q, B, A, E>(
  contract: Contract<P, Q, B, A, E>,
  options: RequestOptions<P, Q, B>,
  timeoutMs?: number,
): Promise<Response> {
  const address = buildUrl(contract.path, options)
  const request = buildRequest(contract, options)
  for (let retries = contract.method === 'GET' ? 2 : 0; ; retries -= 1) {
    try {
      // Older browsers lack `AbortSignal.timeout`; there the connection itself times out.
      const signal = timeoutMs && 'timeout' in AbortSignal ? AbortSignal.timeout(timeoutMs) : null
      return await transport(address, { ...request, signal })
    } catch (error) {
      if (retries === 0) throw toConnectionProblem(error, options.isOfflineTolerant)
      await new Promise((resolve) => setTimeout(resolve, 800))
    }
  }
}

/** A phone that knows it is offline stays signed in, so that cached data can still be read. */
export function toConnectionProblem(error: unknown, isOfflineTolerant = false): ApiProblem {
  if (!isOfflineTolerant && navigator.onLine && isSignedIn() && !isPageLeaving()) endSession('no-connection', error)
  return new ApiProblem('NO_CONNECTION', noConnection[currentLocale()])
}

export function buildUrl<P, Q, B>(path: string, { params, query }: Pick<RequestOptions<P, Q, B>, 'params' | 'query'>) {
  const filledPath = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  )
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '')
  const search = pairs.length ? `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}` : ''
  return `/api/v1${filledPath}${search}`
}

/** Browsers limit the body of a `keepalive` request. */
const MAX_KEEPALIVE_LENGTH = 60_000

function buildRequest<P, Q, B, A, E>(contract: Contract<P, Q, B, A, E>, options: RequestOptions<P, Q, B>): RequestInit {
  const text = options.body && JSON.stringify(options.body)
  return {
    method: contract.method,
    headers: {
      ...buildHeaders(contract.path),
      ...(text ? { 'content-type': 'application/json' } : {}),
      ...options.headers,
    },
    ...(options.form ? { body: options.form } : text ? { body: text } : {}),
    // `keepalive` lets the last input arrive even when the page is closed.
    ...(options.isOfflineTolerant && text && text.length < MAX_KEEPALIVE_LENGTH ? { keepalive: true } : {}),
  }
}

export function buildHeaders(path: string): Record<string, string> {
  const token = path.startsWith('/pub/') ? undefined : readSession('token')
  const hours = -new Date().getTimezoneOffset() / 60
  return {
    'accept-language': currentLocale(),
    timezone: `${hours < 0 ? '' : '+'}${hours}`,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
}
