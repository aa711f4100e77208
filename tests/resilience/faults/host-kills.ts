import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findMissingHostProgram, startHosts, type Host } from '#resilience/test-environment/hosts.ts'
import { publishMinimalForm } from '#resilience/test-environment/minimal-form.ts'
import { invariantResult, type Invariant } from '#resilience/invariant.ts'
import { startHostLoad, type TimedRequest, type SubmittedApplication } from './host-load.ts'
import { listStoredApplications } from './process-kills.ts'

const sizes = {
  short: { signals: ['SIGKILL'], baselineMs: 1500, downMs: 2000, recoveryMs: 1500 },
  full: { signals: ['SIGKILL', 'SIGTERM', 'SIGKILL', 'SIGTERM'], baselineMs: 5000, downMs: 12_000, recoveryMs: 8000 },
} as const
/** `fail_timeout` of deploy/nginx/hosts.conf, which nginx counts in whole seconds. */
const healthWindow = 4000
const minShare = 0.1
const people = Array.from({ length: 6 }, (_, index) => `0171200000${index}`)

export const hostKills: Invariant = {
  id: 'hosts',
  runsAlone: true,
  description:
    'one of two hosts behind nginx is killed or stopped under load: no request fails, nothing is lost or ' +
    'duplicated, and the host takes its share of the load again',
  check: async (scale) => {
    const missing = findMissingHostProgram()
    if (missing) return { holds: true, isSkipped: true, figure: `not run: there is no ${missing} on this machine` }
    const { signals, baselineMs, downMs, recoveryMs } = sizes[scale]
    const { hosts, proxy, cluster, client, stop } = await startHosts()
    try {
      const form = await publishMinimalForm(client)
      const tokens = await Promise.all(people.map((mobile) => client.register(mobile)))
      const load = startHostLoad(proxy, form, tokens, 4)
      const stoppedAt: number[] = []
      const shares: number[] = []
      for (const [round, signal] of signals.entries()) {
        // Begins with the second host, because the first has served all requests so far.
        const host = hosts[(round + 1) % 2] as Host
        await wait(baselineMs)
        stoppedAt.push(performance.now())
        await host.kill(signal)
        await wait(downMs)
        await host.start()
        // Waits until nginx has retried the host.
        await wait(healthWindow)
        const offset = proxy.log().length
        await wait(recoveryMs)
        shares.push(shareOf(proxy.log().slice(offset), host.port))
      }
      await load.stop()
      const replicaReaders = await readersOf(cluster.urlOf('replica'))
      const comparison = await compareSubmissions(cluster.urlOf('primary'), form.service, load.submitted)
      return report({
        requests: load.requests,
        submitted: load.submitted,
        stoppedAt,
        shares,
        replicaReaders,
        comparison,
        signals,
      })
    } finally {
      await stop()
    }
  },
}

type HostRun = {
  requests: TimedRequest[]
  submitted: SubmittedApplication[]
  stoppedAt: number[]
  shares: number[]
  replicaReaders: number
  comparison: { lost: number; duplicates: number }
  signals: readonly string[]
}

function report({ requests, submitted, stoppedAt, shares, replicaReaders, comparison, signals }: HostRun) {
  const failed = requests.filter(({ status, kind }) => status !== 200 && !(kind === 'saved' && status === 409))
  const late = failed.filter(({ at }) => !stoppedAt.some((moment) => at > moment - 1000 && at < moment + healthWindow))
  const repeatable = failed.filter(({ kind }) => kind !== 'created')
  const slowest = Math.max(...requests.map(({ latencyMs }) => latencyMs))
  const min = Math.min(...shares)
  const of = (list: TimedRequest[]) =>
    [...new Set(list.map(({ status, summary }) => `${status} ${summary}`))].slice(0, 3).join(', ')
  return invariantResult(
    `${requests.length} requests, ${submitted.length} submissions over ${signals.join(', ')}: ` +
      `${failed.length} failed (${late.length} after ${healthWindow / 1000} s), ${comparison.lost} lost, ` +
      `${comparison.duplicates} duplicated; slowest ${slowest.toFixed(0)} ms, ` +
      `afterwards ${(100 * min).toFixed(0)} % of the requests, ` +
      `${replicaReaders} connections to the replica`,
    [
      late.length > 0 && `${late.length} failed although the other host was healthy: ${of(late)}`,
      repeatable.length > 0 && `${repeatable.length} that nginx may retry failed: ${of(repeatable)}`,
      failed.length > signals.length * people.length && `${failed.length} failed in total`,
      comparison.lost > 0 && `${comparison.lost} lost`,
      comparison.duplicates > 0 && `${comparison.duplicates} duplicated`,
      min < minShare && `a restarted host got only ${(100 * min).toFixed(0)} % of the requests`,
      replicaReaders === 0 && 'no connection to the replica',
      submitted.length < 10 && `only ${submitted.length} submissions`,
    ],
  )
}

/** Share of the proxied responses that came from this host. */
function shareOf(log: string, port: number): number {
  const hosts = log.split('\n').flatMap((line) => /"host":"127\.0\.0\.1:(\d+)"/.exec(line)?.[1] ?? [])
  return hosts.length === 0 ? 0 : hosts.filter((host) => Number(host) === port).length / hosts.length
}

async function readersOf(url: string): Promise<number> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where usename = 'portal_web'`,
  )
  await client.end()
  return rows[0]?.n ?? 0
}

async function compareSubmissions(url: string, service: string, sent: readonly SubmittedApplication[]) {
  const stored = await listStoredApplications(url, service)
  const byNumber = new Map(stored.map((row) => [row.no, row]))
  const submitted = stored.filter(({ state }) => state !== 'draft')
  const lost = sent.filter(({ applicationNo, sentence }) => {
    const row = byNumber.get(applicationNo)
    return !row || row.sentence !== sentence || row.state === 'draft'
  }).length
  const duplicates =
    submitted.length -
    new Set(submitted.map(({ sentence }) => sentence)).size +
    submitted.filter(({ submits }) => submits !== 1).length
  return { lost, duplicates }
}
