import type { Contract } from '../../../domain/src/contracts/contract.ts'
import type { ProblemCode } from '../../../domain/src/contracts/problems.ts'
import { currentLocale } from '../i18n/language.tsx'
import { takeEarly } from './asked-early.ts'
import { whileLoading } from './loader.ts'
import { noConnection, somethingWrong } from './session-words.ts'
import { clearSession, isSignedIn, read } from './session.ts'
import { endSession, loseConnection } from './session-ending.ts'

export { whenSessionEnds } from './session-ending.ts'
export { noConnection } from './session-words.ts'

export type CallIssue = { path: string; code: string; message: string }

/** What the server refused, in words for the person. `NO_CONNECTION` when nothing came back at all. */
export class CallProblem extends Error {
  readonly code: ProblemCode | 'NO_CONNECTION'
  readonly issues: CallIssue[]
  readonly data: Record<string, unknown>
  constructor(code: ProblemCode | 'NO_CONNECTION', message: string, issues: CallIssue[] = [], data: Record<string, unknown> = {}) {
    super(message)
    this.code = code
    this.issues = issues
    this.data = data
  }
}

export type Options<P, Q, B> = {
  params?: P
  query?: Q
  body?: B
  form?: FormData
  headers?: Record<string, string>
  /** Reads behind a skeleton and work in the background do not cover the page. */
  showLoader?: boolean
  /** A lost line leaves the person where they are: what they typed stays on the page, and the caller tries again. */
  isPatient?: boolean
}
export type Answered<A, E> = { data: A; message: string } & E

/** Makes the call a contract describes: `const { data } = await call(login, { body })`, typed both ways. */
export function call<P, Q, B, A, E>(contract: Contract<P, Q, B, A, E>, options: Options<P, Q, B> = {}): Promise<Answered<A, E>> {
  const work = send(contract, options)
  return options.showLoader === false || contract.method === 'GET' ? work : whileLoading(work)
}

/** A line that says nothing for so long is dead, though nobody has hung up: what is read is asked again. */
const longestSilence = 30_000

async function send<P, Q, B, A, E>(contract: Contract<P, Q, B, A, E>, options: Options<P, Q, B>): Promise<Answered<A, E>> {
  const response = await fetchFor(contract, options, contract.method === 'GET' ? longestSilence : undefined)
  return opened((await response.json().catch(() => undefined)) as Envelope<A, E> | undefined)
}

/** What is in the envelope, or the problem it carries. An ended session leads away from the page. */
export function opened<A, E>(envelope: Envelope<A, E> | undefined): Answered<A, E> {
  if (envelope?.status) return envelope
  const code = envelope?.code ?? 'UNEXPECTED'
  if (code === 'TOKEN_EXPIRED' || code === 'TOKEN_INVALID') {
    clearSession()
    endSession(code === 'TOKEN_EXPIRED' ? 'expired' : 'invalid')
  }
  throw new CallProblem(code, envelope?.message || somethingWrong[currentLocale()], envelope?.issues, envelope?.data)
}

export type Envelope<A, E> =
  | ({ status: true; data: A; message: string } & E)
  | { status: false; code: ProblemCode; message: string; issues?: CallIssue[]; data?: Record<string, unknown> }

// A page that is left breaks off its calls; that is no lost connection. A cancelled leaving, or a `tel:` link, stays on the page,
// so the moment counts, not the fact.
let leftAt = -Infinity
if (typeof window !== 'undefined')
  for (const event of ['beforeunload', 'pagehide']) window.addEventListener(event, () => (leftAt = Date.now()))
const isPageLeaving = () => Date.now() - leftAt < 5000

/** How a call reaches the server: `last-seen.ts` answers some of them itself when there is no line. */
export type Line = (address: string, request: RequestInit) => Promise<Response>
export const overLine: Line = async (address, request) =>
  (request.method === 'GET' ? await takeEarly(address) : undefined) ?? (await fetch(address, request))
let askOver: Line = overLine
export const setLine = (line: Line): void => void (askOver = line)

/** A weak line gets two more tries for reads; only then is the connection called lost (SPEC.md section 8). */
export async function fetchFor<P, Q, B, A, E>(
  contract: Contract<P, Q, B, A, E>,
  options: Options<P, Q, B>,
  within?: number,
): Promise<Response> {
  const address = addressOf(contract.path, options)
  const request = requestOf(contract, options)
  for (let retries = contract.method === 'GET' ? 2 : 0; ; retries -= 1) {
    try {
      // Not every phone's browser knows this; there the line itself decides.
      const signal = within && 'timeout' in AbortSignal ? AbortSignal.timeout(within) : undefined
      return await askOver(address, { ...request, ...(signal && { signal }) })
    } catch (error) {
      if (retries === 0) throw lost(error, options.isPatient)
      await new Promise((resolve) => setTimeout(resolve, 800))
    }
  }
}

/** Nobody is signed out by a phone that knows it has no line: what was last seen is still there to read. */
export function lost(error: unknown, isPatient = false): CallProblem {
  if (!isPatient && navigator.onLine && isSignedIn() && !isPageLeaving()) loseConnection(error)
  return new CallProblem('NO_CONNECTION', noConnection[currentLocale()])
}

export function addressOf<P, Q, B>(path: string, { params, query }: Pick<Options<P, Q, B>, 'params' | 'query'>) {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String((params as Record<string, unknown>)[name])))
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '')
  return `/api/v1${filled}${pairs.length ? `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}` : ''}`
}

/** More a browser does not carry for a page that is already closed. */
const mostKeptAlive = 60_000

function requestOf<P, Q, B, A, E>(contract: Contract<P, Q, B, A, E>, options: Options<P, Q, B>): RequestInit {
  const text = options.body && JSON.stringify(options.body)
  return {
    method: contract.method,
    headers: { ...headersOf(contract.path), ...(text ? { 'content-type': 'application/json' } : {}), ...options.headers },
    ...(options.form ? { body: options.form } : text ? { body: text } : {}),
    // The last words typed before a page was closed still arrive.
    ...(options.isPatient && text && text.length < mostKeptAlive ? { keepalive: true } : {}),
  }
}

export function headersOf(path: string): Record<string, string> {
  const token = path.startsWith('/pub/') ? undefined : read('token')
  const hours = -new Date().getTimezoneOffset() / 60
  return {
    'accept-language': currentLocale(),
    timezone: `${hours < 0 ? '' : '+'}${hours}`,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
}
