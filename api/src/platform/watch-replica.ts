import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { openPool } from './database.ts'
import { followJournal } from './replica-lag.ts'

/** As it was found. `why` it is not to be read from: `unproved` means that it has not had the time yet to show what it has. */
export type Finding = { lagMs: number | null; why: 'dead' | 'promoted' | 'strange' | 'late' | 'unproved' | undefined }

const every = 500
/** What the primary has written has so long to arrive before it counts as missing. */
const underWay = 100
const patience = 1000

type Side = { journal: string; is_replica: boolean; whose: string }
const whose = `(select system_identifier from pg_control_system())::text || '/' || current_database() as whose`
const askPrimary = `select pg_current_wal_lsn() - '0/0'::pg_lsn as journal, ${whose}`
const askReplica = `select pg_last_wal_replay_lsn() - '0/0'::pg_lsn as journal, pg_is_in_recovery() as is_replica, ${whose}`

/** Looks at the replica beside the requests, over connections of its own: a crowd before the others must not look like a death. */
export function watchReplica(urls: { primary: string; replica: string }, maxLagMs: number, tell: (finding: Finding) => void) {
  const options = {
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    statement_timeout: patience,
    application_name: 'wewb-portal-watch',
  }
  const pools = { primary: openPool(urls.primary, 1, options), replica: openPool(urls.replica, 1, options) }
  const followed = followJournal()
  let followedFrom = performance.now()
  let ours: string | undefined

  const judge = ({ is_replica, whose: theirs, journal }: Side): Finding => {
    if (!is_replica) return { lagMs: null, why: 'promoted' }
    if (theirs !== ours) return { lagMs: null, why: 'strange' }
    const now = performance.now()
    const lag = followed.lag(now, Number(journal))
    if ((lag ?? now - followedFrom) > maxLagMs) return { lagMs: lag === undefined ? null : Math.round(lag), why: 'late' }
    return lag === undefined ? { lagMs: null, why: 'unproved' } : { lagMs: Math.round(lag), why: undefined }
  }
  const ask = (side: keyof typeof pools, question: string): Promise<Side | undefined> =>
    pools[side].query<Side>(question).then(
      ({ rows }) => rows[0],
      () => undefined,
    )
  const look = async (): Promise<Finding | undefined> => {
    const at = performance.now()
    const primary = await ask('primary', askPrimary)
    await wait(underWay)
    const replica = await ask('replica', askReplica)
    if (!replica) return { lagMs: null, why: 'dead' }
    // Without the primary nobody knows how late it is: then it stays what it was.
    if (!primary) return replica.is_replica ? undefined : judge(replica)
    ours = primary.whose
    followed.note({ at, journal: Number(primary.journal) })
    return judge(replica)
  }

  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const goOn = async () => {
    const finding = await look()
    if (isClosed) return
    if (finding) tell(finding)
    timer = setTimeout(() => void goOn(), every).unref()
  }
  void goOn()

  const provedAt = new WeakMap<pg.PoolClient, number>()
  return {
    /** Behind one name there may be several: a connection is asked itself, as often as we look. */
    isWell: async (client: pg.PoolClient): Promise<boolean> => {
      const now = performance.now()
      if ((provedAt.get(client) ?? 0) > Math.max(now - every, followedFrom)) return true
      const asked: pg.QueryConfig & { query_timeout: number } = { text: askReplica, query_timeout: patience }
      const { rows } = await client.query<Side>(asked)
      const isWell = rows[0] !== undefined && judge(rows[0]).why === undefined
      if (isWell) provedAt.set(client, now)
      return isWell
    },
    /** It must be seen anew to have everything that is written by now. */
    forget: () => followed.forget((followedFrom = performance.now())),
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await Promise.all([pools.primary.end(), pools.replica.end()])
    },
  }
}
