import { circuitBreaker, ConsecutiveBreaker, handleAll, timeout, TimeoutStrategy, wrap } from 'cockatiel'
import type { ExternalRegisterConfig } from '#config/config.ts'
import { parseRegisterResponse } from './parse-register-response.ts'
import { notFound, unavailable, type RegisterResult } from './register.ts'

const timeoutMs = 3000
/** After so many failures in a row the circuit opens, so that requests do not wait for the timeout. */
const maxFailures = 5
const pause = 30_000

type Kind = 'worker' | 'student'
type Query = Readonly<Record<string, string | number | undefined>>
export type ExternalRegisterLookup = (query: Query) => Promise<RegisterResult>

/** Queries another office's register over HTTP. Parameter names and response paths are configuration. */
export function createExternalRegister(
  kind: Kind,
  { url, key, mapping }: ExternalRegisterConfig,
): ExternalRegisterLookup {
  const policy = wrap(
    circuitBreaker(handleAll, { halfOpenAfter: pause, breaker: new ConsecutiveBreaker(maxFailures) }),
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
  )
  const ask = async (query: Query, signal: AbortSignal): Promise<unknown> => {
    const body = Object.entries(mapping.ask).flatMap(([ours, theirs]) =>
      query[ours] === undefined ? [] : [[theirs, query[ours]]],
    )
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify(Object.fromEntries(body)),
      signal,
      redirect: 'error',
    })
    if (response.status === 404) return undefined
    if (!response.ok) throw new Error(`the outside register answered ${response.status}`)
    return response.json()
  }
  return async (query) => {
    try {
      const answered = await policy.execute(({ signal }) => ask(query, signal))
      return answered === undefined ? notFound : parseRegisterResponse(kind, mapping.answer, answered, query)
    } catch {
      // The reason of the failure does not matter: the applicant continues with manual entry.
      return unavailable
    }
  }
}
