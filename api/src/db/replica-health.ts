import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { openPool } from './database.ts'
import { trackReplicationLag } from './replica-lag.ts'
import { getPrimaryState, getReplicaState, type ServerState } from './replica-queries.ts'

/** State of the replica. With an `unhealthyReason` it serves no reads; `unknown-lag`: its lag is not known yet. */
export type ReplicaHealth = {
  lagMs: number | null
  unhealthyReason: 'dead' | 'promoted' | 'other-database' | 'late' | 'unknown-lag' | undefined
}

const intervalMs = 500
/** Milliseconds that a write may take to arrive before it counts as missing. */
const arrivalMs = 100
const timeoutMs = 1000

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
  const lagTracker = trackReplicationLag()
  let trackedSince = performance.now()
  let primaryIdentity: string | undefined

  const validate = ({ is_replica: isReplica, identity, wal_position: walPosition }: ServerState): ReplicaHealth => {
    if (!isReplica) return { lagMs: null, unhealthyReason: 'promoted' }
    if (identity !== primaryIdentity) return { lagMs: null, unhealthyReason: 'other-database' }
    const now = performance.now()
    const lag = lagTracker.lag(now, Number(walPosition))
    if ((lag ?? now - trackedSince) > maxLagMs)
      return { lagMs: lag === undefined ? null : Math.round(lag), unhealthyReason: 'late' }
    return lag === undefined
      ? { lagMs: null, unhealthyReason: 'unknown-lag' }
      : { lagMs: Math.round(lag), unhealthyReason: undefined }
  }
  const check = async (): Promise<ReplicaHealth | undefined> => {
    const at = performance.now()
    const primary = await getPrimaryState(pools.primary).catch(() => undefined)
    await wait(arrivalMs)
    const replica = await getReplicaState(pools.replica, timeoutMs).catch(() => undefined)
    if (!replica) return { lagMs: null, unhealthyReason: 'dead' }
    // Without the primary the lag is unknown, so the last state holds.
    if (!primary) return replica.is_replica ? undefined : validate(replica)
    primaryIdentity = primary.identity
    lagTracker.recordPosition({ at, walPosition: Number(primary.wal_position) })
    return validate(replica)
  }

  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const checkRepeatedly = async () => {
    const finding = await check()
    if (isClosed) return
    if (finding) report(finding)
    timer = setTimeout(() => void checkRepeatedly(), intervalMs).unref()
  }
  void checkRepeatedly()

  const validatedAt = new WeakMap<pg.PoolClient, number>()
  return {
    /** One host name may resolve to several replicas, so each connection is checked as often as the monitor runs. */
    isHealthy: async (client: pg.PoolClient): Promise<boolean> => {
      const now = performance.now()
      if ((validatedAt.get(client) ?? 0) > Math.max(now - intervalMs, trackedSince)) return true
      const state = await getReplicaState(client, timeoutMs)
      const isHealthy = state !== undefined && validate(state).unhealthyReason === undefined
      if (isHealthy) validatedAt.set(client, now)
      return isHealthy
    },
    /** Requires a new check that the replica has everything written by now. */
    reset: () => lagTracker.reset((trackedSince = performance.now())),
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await Promise.all([pools.primary.end(), pools.replica.end()])
    },
  }
}
