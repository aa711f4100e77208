import { setTimeout as wait } from 'node:timers/promises'
import { databaseProcessOf } from '#resilience/test-environment/database-process.ts'
import { startTestEnvironment, type TestEnvironment } from '#resilience/test-environment/test-environment.ts'
import { invariantResult, type Invariant } from '#resilience/invariant.ts'

type TimedResponse = { at: number; latencyMs: number; status: number; hasRetryAfter: boolean }
type Fault = {
  name: string
  rounds: number
  downMs: number
  inject(): Promise<void> | void
  repair(): Promise<void> | void
}

const maxMs = 3500
const maxRecoveryMs = 250

export const databaseFaults: Invariant = {
  id: 'database',
  runsAlone: true,
  description:
    'the database stops, crashes or hangs under load: 503 with Retry-After, no request hangs, ' +
    'and requests succeed again as soon as it is back',
  check: async (scale) => {
    const environment = await startTestEnvironment()
    try {
      const token = await environment.tokenOf('01700000001')
      const database = databaseProcessOf(environment)
      const rounds = scale === 'short' ? 1 : 5
      const faults: Fault[] = [
        { name: 'stop', rounds, downMs: 1500, inject: () => database.stop('SIGINT'), repair: database.start },
        { name: 'crash', rounds, downMs: 1500, inject: () => database.stop('SIGKILL'), repair: database.start },
        { name: 'hang', rounds, downMs: 5000, inject: database.pause, repair: database.resume },
      ]
      const figures: string[] = []
      const wrong: string[] = []
      for (const fault of faults) {
        const measured = await measure(environment, token, fault)
        figures.push(`${fault.name}: ${measured.told}`)
        wrong.push(...measured.wrong.map((one) => `${fault.name}: ${one}`))
      }
      return invariantResult(figures.join('; '), wrong)
    } finally {
      await environment.stop()
    }
  },
}

async function measure(environment: TestEnvironment, token: string, { rounds, downMs, inject, repair }: Fault) {
  const responses: TimedResponse[] = []
  const wrong: string[] = []
  let slowestRecovery = 0
  for (let round = 0; round < rounds; round += 1) {
    let isOver = false
    const load = Promise.all(
      Array.from({ length: 10 }, () => sendRequestsUntil(environment, token, responses, () => isOver)),
    )
    await wait(300)
    await inject()
    await wait(downMs / 2)
    wrong.push(...(await checkHealthDuringOutage(environment)))
    await wait(downMs / 2)
    await repair()
    const restoredAt = performance.now()
    await wait(4000)
    isOver = true
    await load
    const first = responses
      .filter(({ at, latencyMs, status }) => status === 200 && at + latencyMs >= restoredAt)
      .map(({ at, latencyMs }) => at + latencyMs - restoredAt)
    slowestRecovery = Math.max(slowestRecovery, Math.min(...first))
  }
  const unexpected = responses.filter(({ status }) => status !== 200 && status !== 503)
  const withoutRetryAfter = responses.filter(({ status, hasRetryAfter }) => status === 503 && !hasRetryAfter)
  const slowestMs = Math.max(...responses.map(({ latencyMs }) => latencyMs))
  if (unexpected.length > 0)
    wrong.push(`${unexpected.length} responses with ${[...new Set(unexpected.map(({ status }) => status))].join(', ')}`)
  if (withoutRetryAfter.length > 0) wrong.push(`${withoutRetryAfter.length} responses with 503 without Retry-After`)
  if (slowestMs > maxMs) wrong.push(`a response took ${slowestMs.toFixed(0)} ms`)
  if (slowestRecovery > maxRecoveryMs) wrong.push(`first success after ${slowestRecovery.toFixed(0)} ms`)
  const rejected = responses.filter(({ status }) => status === 503).length
  return {
    told:
      `${responses.length} requests, ${rejected} × 503, slowest ${slowestMs.toFixed(0)} ms, ` +
      `recovered after ${slowestRecovery.toFixed(0)} ms`,
    wrong,
  }
}

async function sendRequestsUntil(
  environment: TestEnvironment,
  token: string,
  responses: TimedResponse[],
  isOver: () => boolean,
) {
  while (!isOver()) {
    const at = performance.now()
    const response = await environment.request('GET', '/profile', { token, timeoutMs: 10_000 }).catch(() => undefined)
    responses.push({
      at,
      latencyMs: performance.now() - at,
      status: response?.status ?? 0,
      hasRetryAfter: response?.headers.has('retry-after') ?? false,
    })
    await wait(response?.status === 200 ? 10 : 25)
  }
}

/** The process must be alive (`/healthz`) but not ready for new requests. */
async function checkHealthDuringOutage({ origin }: TestEnvironment): Promise<string[]> {
  const statusOf = (path: string) =>
    fetch(origin + path, { signal: AbortSignal.timeout(5000) }).then(
      ({ status }) => status,
      () => 0,
    )
  const [alive, ready] = await Promise.all([statusOf('/healthz'), statusOf('/readyz')])
  return [...(alive === 200 ? [] : [`/healthz ${alive}`]), ...(ready === 503 ? [] : [`/readyz ${ready}`])]
}
