import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { openPool } from './database.ts'
import { trackReplicationLag } from './replica-lag.ts'

/** State of the replica. With an `unhealthyReason` it serves no reads; `unproved`: its lag is not known yet. */
export type ReplicaHealth = {
  lagMs: number | null
  unhealthyReason: 'dead' | 'promoted' | 'strange' | 'late' | 'unproved' | undefined
}

const every = 500
/** Milliseconds that a write may take to arrive before it counts as missing. */
const underWay = 100
const timeoutMs = 1000

type Side = { journal: string; is_replica: boolean; whose: string }
const whose = `(select system_identifier from pg_control_system())::text || '/' || current_database() as whose`
const askPrimary = `select pg_current_wal_lsn() - '0/0'::pg_lsn as journal, ${whose}`
const askReplica = `
  select pg_last_wal_replay_lsn() - '0/0'::pg_lsn as journal, pg_is_in_recovery() as is_replica, ${whose}`

/** Checks the replica over connections of its own, so that a full request pool does not look like a failure. */
export function monitorReplica(
  urls: { primary: string; replica: string },
  maxLagMs: number,
  report: (finding: ReplicaHealth) => void,
) {
  const options = {
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    statement_timeout: timeoutMs,
    application_name: 'wewb-portal-watch',
  }
  const pools = { primary: openPool(urls.primary, 1, options), replica: openPool(urls.replica, 1, options) }
  const followed = trackReplicationLag()
  let followedFrom = performance.now()
  let ours: string | undefined

  const validate = ({ is_replica, whose: theirs, journal }: Side): ReplicaHealth => {
    if (!is_replica) return { lagMs: null, unhealthyReason: 'promoted' }
    if (theirs !== ours) return { lagMs: null, unhealthyReason: 'strange' }
    const now = performance.now()
    const lag = followed.lag(now, Number(journal))
    if ((lag ?? now - followedFrom) > maxLagMs)
      return { lagMs: lag === undefined ? null : Math.round(lag), unhealthyReason: 'late' }
    return lag === undefined
      ? { lagMs: null, unhealthyReason: 'unproved' }
      : { lagMs: Math.round(lag), unhealthyReason: undefined }
  }
  const ask = (side: keyof typeof pools, question: string): Promise<Side | undefined> =>
    pools[side].query<Side>(question).then(
      ({ rows }) => rows[0],
      () => undefined,
    )
  const look = async (): Promise<ReplicaHealth | undefined> => {
    const at = performance.now()
    const primary = await ask('primary', askPrimary)
    await wait(underWay)
    const replica = await ask('replica', askReplica)
    if (!replica) return { lagMs: null, unhealthyReason: 'dead' }
    // Without the primary the lag is unknown, so the last state holds.
    if (!primary) return replica.is_replica ? undefined : validate(replica)
    ours = primary.whose
    followed.recordPosition({ at, walPosition: Number(primary.journal) })
    return validate(replica)
  }

  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const goOn = async () => {
    const finding = await look()
    if (isClosed) return
    if (finding) report(finding)
    timer = setTimeout(() => void goOn(), every).unref()
  }
  void goOn()

  const provedAt = new WeakMap<pg.PoolClient, number>()
  return {
    /** One host name may resolve to several replicas, so each connection is checked as often as the monitor runs. */
    isHealthy: async (client: pg.PoolClient): Promise<boolean> => {
      const now = performance.now()
      if ((provedAt.get(client) ?? 0) > Math.max(now - every, followedFrom)) return true
      const query: pg.QueryConfig & { query_timeout: number } = { text: askReplica, query_timeout: timeoutMs }
      const { rows } = await client.query<Side>(query)
      const isWell = rows[0] !== undefined && validate(rows[0]).unhealthyReason === undefined
      if (isWell) provedAt.set(client, now)
      return isWell
    },
    /** Requires a new check that the replica has everything written by now. */
    reset: () => followed.reset((followedFrom = performance.now())),
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await Promise.all([pools.primary.end(), pools.replica.end()])
    },
  }
}
