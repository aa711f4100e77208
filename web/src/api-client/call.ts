import type { Contract } from '../../../domain/src/contracts/contract.ts'
import type { ProblemCode } from '../../../domain/src/contracts/problems.ts'
import { currentLocale } from '../i18n/language.tsx'
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

type Options<P, Q, B> = {
  params?: P
  query?: Q
  body?: B
  form?: FormData
  /** Reads behind a skeleton and work in the background do not cover the page. */
  showLoader?: boolean
}
export type Answered<A, E> = { data: A; message: string } & E

/** Makes the call a contract describes: `const { data } = await call(login, { body })`, typed both ways. */
export function call<P, Q, B, A, E>(contract: Contract<P, Q, B, A, E>, options: Options<P, Q, B> = {}): Promise<Answered<A, E>> {
  const work = send(contract, options)
  return options.showLoader === false || contract.method === 'GET' ? work : whileLoading(work)
}

async function send<P, Q, B, A, E>(contract: Contract<P, Q, B, A, E>, options: Options<P, Q, B>): Promise<Answered<A, E>> {
  const response = await fetchPatiently(addressOf(contract.path, options), requestOf(contract, options), contract.method === 'GET' ? 2 : 0)
  const envelope = (await response.json().catch(() => undefined)) as Envelope<A, E> | undefined
  if (envelope?.status) return envelope
  const code = envelope?.code ?? 'UNEXPECTED'
  if (code === 'TOKEN_EXPIRED' || code === 'TOKEN_INVALID') {
    clearSession()
    endSession(code === 'TOKEN_EXPIRED' ? 'expired' : 'invalid')
  }
  throw new CallProblem(code, envelope?.message || somethingWrong[currentLocale()], envelope?.issues, envelope?.data)
}

type Envelope<A, E> =
  | ({ status: true; data: A; message: string } & E)
  | { status: false; code: ProblemCode; message: string; issues?: CallIssue[]; data?: Record<string, unknown> }

// A page that is left breaks off its calls; that is no lost connection. A cancelled leaving, or a `tel:` link, stays on the page,
// so the moment counts, not the fact.
let leftAt = -Infinity
if (typeof window !== 'undefined')
  for (const event of ['beforeunload', 'pagehide']) window.addEventListener(event, () => (leftAt = Date.now()))
const isPageLeaving = () => Date.now() - leftAt < 5000

/** A weak line gets two more tries for reads; only then is the connection called lost (SPEC.md section 8). */
async function fetchPatiently(address: string, request: RequestInit, retries: number): Promise<Response> {
  try {
    return await fetch(address, request)
  } catch (error) {
    if (retries > 0) {
      await new Promise((resolve) => setTimeout(resolve, 800))
      return fetchPatiently(address, request, retries - 1)
    }
    if (isSignedIn() && !isPageLeaving()) loseConnection(error)
    throw new CallProblem('NO_CONNECTION', noConnection[currentLocale()])
  }
}

function addressOf<P, Q, B>(path: string, { params, query }: Options<P, Q, B>) {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String((params as Record<string, unknown>)[name])))
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '')
  return `/api/v1${filled}${pairs.length ? `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}` : ''}`
}

function requestOf<P, Q, B, A, E>(contract: Contract<P, Q, B, A, E>, { body, form }: Options<P, Q, B>): RequestInit {
  const token = contract.path.startsWith('/pub/') ? undefined : read('token')
  const hours = -new Date().getTimezoneOffset() / 60
  return {
    method: contract.method,
    headers: {
      'accept-language': currentLocale(),
      timezone: `${hours < 0 ? '' : '+'}${hours}`,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(form ? { body: form } : body ? { body: JSON.stringify(body) } : {}),
  }
}
