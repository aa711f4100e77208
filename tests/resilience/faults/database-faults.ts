import { setTimeout as wait } from 'node:timers/promises'
import { databaseProcessOf } from '#resilience/test-environment/database-process.ts'
import { startTestEnvironment, type TestEnvironment } from '#resilience/test-environment/test-environment.ts'
import { invariantResult, type Invariant } from '#resilience/invariant.ts'

type Call = { at: number; took: number; status: number; mayRetry: boolean }
type Fault = {
  name: string
  rounds: number
  away: number
  strike(): Promise<void> | void
  mend(): Promise<void> | void
}

const maxMs = 3500
const soonest = 250

export const databaseFaults: Invariant = {
  id: 'database',
  runsAlone: true,
  description:
    'the database stops, crashes or hangs under load: 503 with Retry-After and never a hang, ' +
    'and back at once when it is back',
  check: async (scale) => {
    const ground = await startTestEnvironment()
    try {
      const token = await ground.tokenOf('01700000001')
      const database = databaseProcessOf(ground)
      const rounds = scale === 'short' ? 1 : 5
      const faults: Fault[] = [
        { name: 'stop', rounds, away: 1500, strike: () => database.end('SIGINT'), mend: database.begin },
        { name: 'crash', rounds, away: 1500, strike: () => database.end('SIGKILL'), mend: database.begin },
        { name: 'hang', rounds, away: 5000, strike: database.hold, mend: database.release },
      ]
      const figures: string[] = []
      const wrong: string[] = []
      for (const fault of faults) {
        const measured = await measure(ground, token, fault)
        figures.push(`${fault.name}: ${measured.told}`)
        wrong.push(...measured.wrong.map((one) => `${fault.name}: ${one}`))
      }
      return invariantResult(figures.join('; '), wrong)
    } finally {
      await ground.leave()
    }
  },
}

async function measure(ground: TestEnvironment, token: string, { rounds, away, strike, mend }: Fault) {
  const calls: Call[] = []
  const wrong: string[] = []
  let slowestReturn = 0
  for (let round = 0; round < rounds; round += 1) {
    let isOver = false
    const load = Promise.all(Array.from({ length: 10 }, () => callOnAndOn(ground, token, calls, () => isOver)))
    await wait(300)
    await strike()
    await wait(away / 2)
    wrong.push(...(await healthWhileAway(ground)))
    await wait(away / 2)
    await mend()
    const back = performance.now()
    await wait(4000)
    isOver = true
    await load
    const first = calls
      .filter(({ at, took, status }) => status === 200 && at + took >= back)
      .map(({ at, took }) => at + took - back)
    slowestReturn = Math.max(slowestReturn, Math.min(...first))
  }
  const bad = calls.filter(({ status }) => status !== 200 && status !== 503)
  const mute = calls.filter(({ status, mayRetry }) => status === 503 && !mayRetry)
  const slow = Math.max(...calls.map(({ took }) => took))
  if (bad.length > 0) wrong.push(`${bad.length} answers of ${[...new Set(bad.map(({ status }) => status))].join(', ')}`)
  if (mute.length > 0) wrong.push(`${mute.length} answers of 503 without Retry-After`)
  if (slow > maxMs) wrong.push(`an answer took ${slow.toFixed(0)} ms`)
  if (slowestReturn > soonest) wrong.push(`first success after ${slowestReturn.toFixed(0)} ms`)
  const refused = calls.filter(({ status }) => status === 503).length
  return {
    told:
      `${calls.length} calls, ${refused} × 503, slowest ${slow.toFixed(0)} ms, ` +
      `back after ${slowestReturn.toFixed(0)} ms`,
    wrong,
  }
}

async function callOnAndOn(ground: TestEnvironment, token: string, calls: Call[], isOver: () => boolean) {
  while (!isOver()) {
    const at = performance.now()
    const answer = await ground.request('GET', '/profile', { token, timeoutMs: 10_000 }).catch(() => undefined)
    calls.push({
      at,
      took: performance.now() - at,
      status: answer?.status ?? 0,
      mayRetry: answer?.headers.has('retry-after') ?? false,
    })
    await wait(answer?.status === 200 ? 10 : 25)
  }
}

/** The process must be alive (`/healthz`) but not ready for new requests. */
async function healthWhileAway({ origin }: TestEnvironment): Promise<string[]> {
  const look = (path: string) =>
    fetch(origin + path, { signal: AbortSignal.timeout(5000) }).then(
      ({ status }) => status,
      () => 0,
    )
  const [alive, ready] = await Promise.all([look('/healthz'), look('/readyz')])
  return [...(alive === 200 ? [] : [`/healthz ${alive}`]), ...(ready === 503 ? [] : [`/readyz ${ready}`])]
}
