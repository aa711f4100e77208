import { circuitBreaker, ConsecutiveBreaker, handleAll, timeout, TimeoutStrategy, wrap } from 'cockatiel'
import type { OutsideRegister } from '../platform/config.ts'
import { readAnswer } from './read-answer.ts'
import { notFound, silent, type Answer } from './register.ts'

const patience = 3000
/** So many failures in a row, and for a while nobody waits three seconds for nothing. */
const mostFailures = 5
const pause = 30_000

type Kind = 'worker' | 'student'
type Asked = Readonly<Record<string, string | number | undefined>>
export type AskOutside = (asked: Asked) => Promise<Answer>

/** Another office's register over HTTP. What it calls things, and where its answers stand, is configuration. */
export function outsideRegister(kind: Kind, { url, key, mapping }: OutsideRegister): AskOutside {
  const policy = wrap(
    circuitBreaker(handleAll, { halfOpenAfter: pause, breaker: new ConsecutiveBreaker(mostFailures) }),
    timeout(patience, TimeoutStrategy.Aggressive),
  )
  const ask = async (asked: Asked, signal: AbortSignal): Promise<unknown> => {
    const body = Object.entries(mapping.ask).flatMap(([ours, theirs]) => (asked[ours] === undefined ? [] : [[theirs, asked[ours]]]))
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
  return async (asked) => {
    try {
      const answered = await policy.execute(({ signal }) => ask(asked, signal))
      return answered === undefined ? notFound : readAnswer(kind, mapping.answer, answered, asked)
    } catch {
      // Why it is silent does not matter to the person, who goes on by hand.
      return silent
    }
  }
}
