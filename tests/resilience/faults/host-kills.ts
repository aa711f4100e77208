import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findMissingHostProgram, startHosts, type Host } from '#resilience/test-environment/hosts.ts'
import { publishMinimalForm } from '#resilience/test-environment/minimal-form.ts'
import { invariantResult, type Invariant } from '#resilience/invariant.ts'
import { startHostLoad, type TimedRequest, type SubmittedApplication } from './host-load.ts'
import { listStoredApplications } from './process-kills.ts'

const sizes = {
  short: { signals: ['SIGKILL'], calm: 1500, away: 2000, back: 1500 },
  full: { signals: ['SIGKILL', 'SIGTERM', 'SIGKILL', 'SIGTERM'], calm: 5000, away: 12_000, back: 8000 },
} as const
/** `fail_timeout` of deploy/nginx/hosts.conf, which nginx counts in whole seconds. */
const healthWindow = 4000
const minShare = 0.1
const people = Array.from({ length: 6 }, (_, index) => `0171200000${index}`)

export const hostKills: Invariant = {
  id: 'hosts',
  runsAlone: true,
  description:
    'one of two hosts behind nginx is killed or stopped under load: nobody is refused, nothing is lost or doubled, ' +
    'and it takes its share again',
  check: async (scale) => {
    const missing = findMissingHostProgram()
    if (missing) return { holds: true, isSkipped: true, figure: `not run: there is no ${missing} on this machine` }
    const { signals, calm, away, back } = sizes[scale]
    const { hosts, front, cluster, calls, leave } = await startHosts()
    try {
      const form = await publishMinimalForm(calls)
      const tokens = await Promise.all(people.map((mobile) => calls.register(mobile)))
      const crowd = startHostLoad(front, form, tokens, 4)
      const ended: number[] = []
      const shares: number[] = []
      for (const [round, signal] of signals.entries()) {
        // Begins with the second host, because the first has served all requests so far.
        const victim = hosts[(round + 1) % 2] as Host
        await wait(calm)
        ended.push(performance.now())
        await victim.kill(signal)
        await wait(away)
        await victim.start()
        // Waits until nginx has retried the host.
        await wait(healthWindow)
        const seen = front.log().length
        await wait(back)
        shares.push(shareOf(front.log().slice(seen), victim.port))
      }
      await crowd.disperse()
      const readers = await readersOf(cluster.urlOf('replica'))
      const saved = await compare(cluster.urlOf('primary'), form.service, crowd.sent)
      return report({ calls: crowd.calls, sent: crowd.sent, ended, shares, readers, kept: saved, signals })
    } finally {
      await leave()
    }
  },
}

type HostRun = {
  calls: TimedRequest[]
  sent: SubmittedApplication[]
  ended: number[]
  shares: number[]
  readers: number
  kept: { lost: number; doubled: number }
  signals: readonly string[]
}

function report({ calls, sent, ended, shares, readers, kept: saved, signals }: HostRun) {
  const failed = calls.filter(({ status, kind }) => status !== 200 && !(kind === 'saved' && status === 409))
  const late = failed.filter(({ at }) => !ended.some((moment) => at > moment - 1000 && at < moment + healthWindow))
  const repeatable = failed.filter(({ kind }) => kind !== 'begun')
  const slowest = Math.max(...calls.map(({ took }) => took))
  const min = Math.min(...shares)
  const of = (list: TimedRequest[]) =>
    [...new Set(list.map(({ status, what }) => `${status} ${what}`))].slice(0, 3).join(', ')
  return invariantResult(
    `${calls.length} calls, ${sent.length} submissions over ${signals.join(', ')}: ${failed.length} failed ` +
      `(${late.length} after ${healthWindow / 1000} s), ${saved.lost} lost, ${saved.doubled} doubled; ` +
      `slowest ${slowest.toFixed(0)} ms, afterwards ${(100 * min).toFixed(0)} % of the calls, ` +
      `${readers} connections to the replica`,
    [
      late.length > 0 && `${late.length} failed although the other host was well: ${of(late)}`,
      repeatable.length > 0 && `${repeatable.length} that may be asked twice failed: ${of(repeatable)}`,
      failed.length > signals.length * people.length && `${failed.length} failed at all`,
      saved.lost > 0 && `${saved.lost} lost`,
      saved.doubled > 0 && `${saved.doubled} doubled`,
      min < minShare && `a host that came back got only ${(100 * min).toFixed(0)} % of the calls`,
      readers === 0 && 'nobody read from the replica',
      sent.length < 10 && `only ${sent.length} submissions`,
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

async function compare(url: string, service: string, sent: readonly SubmittedApplication[]) {
  const stored = await listStoredApplications(url, service)
  const byNumber = new Map(stored.map((row) => [row.no, row]))
  const submitted = stored.filter(({ state }) => state !== 'draft')
  const lost = sent.filter(({ applicationNo, sentence }) => {
    const row = byNumber.get(applicationNo)
    return !row || row.sentence !== sentence || row.state === 'draft'
  }).length
  const doubled =
    submitted.length -
    new Set(submitted.map(({ sentence }) => sentence)).size +
    submitted.filter(({ submits }) => submits !== 1).length
  return { lost, doubled }
}
