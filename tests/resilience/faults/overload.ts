import { fork } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startTestEnvironment, type TestEnvironment } from '#resilience/test-environment/test-environment.ts'
import type { TimedResponse, RequestKind, LoadProfile, LoadResult } from './load-client.ts'
import { invariantResult, type InvariantResult, type Invariant } from '#resilience/invariant.ts'
import { publishMinimalForm } from '#resilience/test-environment/minimal-form.ts'
import { submitApplication } from '#resilience/test-environment/submit-application.ts'

const sizes = { short: { warm: 1, measure: 2, load: 5 }, full: { warm: 3, measure: 5, load: 20 } } as const
const overloadFactor = 3
/** Without load shedding the same requests wait three seconds and more. */
const maxLatencyMs = 1000
const maxRecoveryMs = 2000
/** Minimum share of the capacity that must still be served, because rejecting everything is fast too. */
const minShare = 0.5

export const overload: Invariant = {
  id: 'overload',
  runsAlone: true,
  description:
    'three times the capacity: admitted requests are answered quickly, the others are rejected at once with ' +
    'Retry-After',
  check: async (scale) => {
    const { warm, measure, load } = sizes[scale]
    // With load shedding enabled, as in production.
    const environment = await startTestEnvironment({ SHED_AFTER_MS: '' })
    try {
      const kinds = await kindsOf(environment)
      const profile = { port: environment.port, kinds }
      await runLoad({ ...profile, seconds: warm, clients: 8 })
      const measureBaseline = async () => {
        const baseline = await runLoad({ ...profile, seconds: measure, clients: 16 })
        return { baseline, capacity: baseline.filter(isAdmitted).length / measure }
      }
      // Warms the process at the overload rate too: the limits hold for a warm process, and the first round of a cold
      // one measured 700 ms.
      const { capacity: coldCapacity } = await measureBaseline()
      await runLoad({ ...profile, seconds: warm, perSecond: Math.ceil(coldCapacity * overloadFactor) })
      const runRound = async (): Promise<InvariantResult> => {
        const { baseline, capacity } = await measureBaseline()
        const health = watchHealth(environment)
        const responses = await runLoad({ ...profile, seconds: load, perSecond: Math.ceil(capacity * overloadFactor) })
        const failedHealthChecks = await health.stop()
        const recoveryMs = await measureRecovery(environment, baseline)
        return report({ baseline, responses, capacity, seconds: load, failedHealthChecks, recoveryMs })
      }
      // Tries up to three times, because other load on the machine must not break the invariant.
      let result = await runRound()
      for (let tries = 1; tries < 3 && !result.holds; tries += 1) result = await runRound()
      return result
    } finally {
      await environment.stop()
    }
  },
}

const isAdmitted = ({ status }: TimedResponse) => status === 200
const isRejected = ({ status }: TimedResponse) => status === 503 || status === 429

type Round = {
  baseline: TimedResponse[]
  responses: TimedResponse[]
  capacity: number
  seconds: number
  failedHealthChecks: number
  recoveryMs: number
}

function report({ baseline, responses, capacity, seconds, failedHealthChecks, recoveryMs }: Round): InvariantResult {
  const [admitted, rejected] = [responses.filter(isAdmitted), responses.filter(isRejected)]
  const aborted = responses.filter(({ status }) => status === 0).length
  const unexpected = responses.filter((one) => one.status !== 0 && !isAdmitted(one) && !isRejected(one))
  const withoutRetryAfter = rejected.filter(({ hasRetryAfter }) => !hasRetryAfter).length
  const [admittedMs, rejectedMs] = [percentile(admitted, 99), percentile(rejected, 99)]
  const rate = admitted.length / seconds
  // Adds the latency caused by the machine itself, measured at baseline load and in the client.
  const limit = Math.max(maxLatencyMs, 3 * percentile(baseline, 99)) + 2 * percentile(responses, 99, 'delayMs')
  return invariantResult(
    `capacity ${capacity.toFixed(0)}/s, load ${(responses.length / seconds).toFixed(0)}/s: ` +
      `${rate.toFixed(0)}/s admitted (50 % answered within ${percentile(admitted, 50).toFixed(0)} ms, ` +
      `99 % within ${admittedMs.toFixed(0)} ms), ` +
      `${(rejected.length / seconds).toFixed(0)}/s rejected with Retry-After (99 % within ` +
      `${rejectedMs.toFixed(0)} ms), ${aborted} aborted; recovered after ${recoveryMs.toFixed(0)} ms`,
    [
      admittedMs > limit && `99 % of the admitted requests were answered only within ${admittedMs.toFixed(0)} ms`,
      rejectedMs > limit && `99 % of the rejections were sent only within ${rejectedMs.toFixed(0)} ms`,
      aborted > 0 && `${aborted} connections were aborted`,
      unexpected.length > 0 &&
        `${unexpected.length} responses with ${[...new Set(unexpected.map(({ status }) => status))].join(', ')}`,
      withoutRetryAfter > 0 && `${withoutRetryAfter} rejections without Retry-After`,
      rejected.length === 0 && 'no request was rejected',
      rate < minShare * capacity && `only ${rate.toFixed(0)}/s were admitted`,
      failedHealthChecks > 0 && `/healthz failed ${failedHealthChecks} times`,
      recoveryMs > maxRecoveryMs && `not recovered after ${recoveryMs.toFixed(0)} ms`,
    ],
  )
}

function percentile(
  responses: readonly TimedResponse[],
  percent: number,
  of: 'latencyMs' | 'delayMs' = 'latencyMs',
): number {
  const sorted = responses.map((one) => one[of]).toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}

/** Runs the load in a separate process, so that its work is not attributed to the portal. */
async function runLoad(profile: LoadProfile): Promise<TimedResponse[]> {
  const client = fork(fileURLToPath(new URL('load-client.ts', import.meta.url)))
  const result = new Promise<LoadResult>((resolve, reject) => {
    client.once('message', (message) => resolve(message as LoadResult))
    client.once('exit', () => reject(new Error('the load client exited without a result')))
  })
  client.send(profile)
  const { responses, kinds } = await result
  // The revisions of the drafts have changed meanwhile.
  profile.kinds.splice(0, profile.kinds.length, ...kinds)
  return responses
}

/** A mix of concurrent requests: notices, status, an officer's queue, and saving a step. */
async function kindsOf(environment: TestEnvironment): Promise<RequestKind[]> {
  const form = await publishMinimalForm(environment)
  const mobiles = Array.from({ length: 8 }, (_, index) => `0175500000${index}`)
  const people = await Promise.all(mobiles.map((mobile) => environment.register(mobile)))
  const [person = ''] = people
  const { applicationNo } = await submitApplication(environment, person, form, 1, false)
  const officer = await environment.tokenOf('so.edu@demo.wewb')
  const drafts = await Promise.all(
    people.map(async (token) => {
      const { body } = await environment.request('POST', '/applications', {
        token,
        body: { service: form.service, setupId: form.setupId },
      })
      const path = `/applications/${body.data.applicationNo}`
      const { revision } = (await environment.request('GET', path, { token })).body.data
      return {
        revision: revision as number,
        request: requestOf(
          'PUT',
          `${path}/steps/${form.steps[0]}`,
          token,
          '{"answers":{"q1":"a line"},"revision":REVISION}',
        ),
      }
    }),
  )
  const status = JSON.stringify({ moduleCode: form.service, applicationNo, mobile: mobiles[0] })
  return [
    { share: 4, requests: [requestOf('GET', '/pub/portal-notice?page=1&size=10')] },
    { share: 3, requests: [requestOf('POST', '/application-status-check', person, status)] },
    { share: 2, requests: [requestOf('GET', '/desk?page=1&size=10', officer)] },
    {
      share: 1,
      requests: drafts.map(({ request }) => request),
      drafts: drafts.map(({ revision }) => ({ revision, isFree: true })),
    },
  ]
}

function requestOf(method: string, path: string, token = '', body = ''): string {
  const lines = [
    `${method} /api/v1${path} HTTP/1.1`,
    'host: localhost',
    ...(token ? [`authorization: Bearer ${token}`] : []),
    ...(body ? ['content-type: application/json', 'content-length: LENGTH'] : []),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}

/** The health check must not fail under load. */
function watchHealth({ origin }: TestEnvironment) {
  const state = { isOver: false, failed: 0 }
  const checkUntilOver = async () => {
    while (!state.isOver) {
      const isHealthy = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(5000) }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (!isHealthy) state.failed += 1
      await wait(100)
    }
  }
  const checks = checkUntilOver()
  const stop = async () => {
    state.isOver = true
    await checks
    return state.failed
  }
  return { stop }
}

/** Time until five consecutive requests are as fast as at baseline load. */
async function measureRecovery(environment: TestEnvironment, baseline: readonly TimedResponse[]): Promise<number> {
  const usualMs = 2 * percentile(baseline, 99) + 50
  const startedAt = performance.now()
  let consecutive = 0
  while (consecutive < 5 && performance.now() - startedAt < 5 * maxRecoveryMs) {
    const sentAt = performance.now()
    const { status } = await environment
      .request('GET', '/pub/portal-notice?page=1&size=10')
      .catch(() => ({ status: 0 }))
    consecutive = status === 200 && performance.now() - sentAt <= usualMs ? consecutive + 1 : 0
  }
  return performance.now() - startedAt
}
