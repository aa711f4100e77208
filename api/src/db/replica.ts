import type pg from 'pg'
import type { Config } from '#config/config.ts'
import { openDatabase, openPool, type Database } from './database.ts'
import { createLogStream } from '#logging/log-stream.ts'
import { openReadConnection, type ReadConnection } from './read-connection.ts'
import { estimatePoolWait, type Waiting } from './pool-wait.ts'
import { monitorReplica, type ReplicaHealth } from './replica-health.ts'

export type Replica = {
  isUsed: boolean
  /** Upper bound of the age of its data; null while unknown. */
  lagMs: number | null
  /** Sends reads to the primary until the replica has what was just published. */
  catchUp(): void
}

type Settings = { url: string; maxLagMs: number; logLevel: string }
type Primary = { url: string; pool: pg.Pool; db: Database }
/** Observer of the pool, and output for log lines. */
type Heard = { onPool?: (pool: pg.Pool) => void; write?: (line: string) => void }

/** Opens the database for reads. Without a replica this is the primary, and no connection is opened. */
export function openReadDatabase(
  { replica: { url, maxLagMs }, logLevel }: Pick<Config, 'replica' | 'logLevel'>,
  primary: Primary,
  heard: Heard = {},
) {
  const estimatedWait = estimatePoolWait(primary.pool)
  if (!url) return { readDb: primary.db, replica: undefined, estimatedWait, close: async () => {} }
  const { readLine, ...opened } = openReplica({ url, maxLagMs, logLevel }, primary, heard)
  return { ...opened, estimatedWait: () => Math.max(estimatedWait(), readLine()) }
}

/**
 * Opens a database for reads that may be slightly stale: served by the replica while it is healthy, otherwise by the
 * primary, transparently to callers.
 */
function openReplica({ url, maxLagMs, logLevel }: Settings, primary: Primary, { onPool, write }: Heard) {
  const address = addressOf(url, primary.url)
  const openReadingPool = () => {
    // Read-only, because a promoted replica would accept a misdirected write.
    const opened = openPool(address, 20, {
      connectionTimeoutMillis: 1000,
      options: '-c default_transaction_read_only=on',
    })
    onPool?.(opened)
    return opened
  }
  let pool = openReadingPool()
  let line = estimatePoolWait(pool)
  const lent = new Set<ReadConnection>()

  const leave = () => {
    replica.isUsed = false
    watch.reset()
  }
  const replica: Replica = { isUsed: false, lagMs: null, catchUp: leave }
  /**
   * Moves readers that wait for a dead host to the primary, and drops idle connections, which would block their next
   * users.
   */
  const dropConnections = () => {
    if (pool.totalCount === 0) return
    const dead = pool
    pool = openReadingPool()
    line = estimatePoolWait(pool)
    for (const reader of lent) reader.disconnect()
    void dead.end()
  }
  const report = describeChanges(logLevel, write)
  const watch = monitorReplica({ primary: primary.url, replica: address }, maxLagMs, (finding) => {
    const { lagMs, unhealthyReason } = finding
    replica.isUsed = unhealthyReason === undefined
    replica.lagMs = lagMs
    if (unhealthyReason === 'dead' || unhealthyReason === 'promoted' || unhealthyReason === 'strange') {
      watch.reset()
      dropConnections()
    }
    report(finding)
  })

  const connectToReplica = async () => {
    const client = await pool.connect()
    const isWell = await watch.isHealthy(client).catch((error: unknown) => {
      client.release(true)
      throw error
    })
    if (isWell) return client
    client.release()
    return undefined
  }
  const choices = {
    replica: connectToReplica,
    primary: () => primary.pool.connect(),
    onConnectionLost: leave,
    onRelease: (reader: ReadConnection) => void lent.delete(reader),
  }
  const connect = async () => {
    if (!replica.isUsed) return await primary.pool.connect()
    const reader = await openReadConnection(choices)
    lent.add(reader)
    return reader
  }
  const readDb: Database = openDatabase({ connect, end: async () => {}, options: {} })
  const readLine: Waiting = () => line()
  const close = async () => {
    await watch.close()
    await pool.end()
  }
  return { replica, readDb, readLine, close }
}

/** A replica has the roles of its primary: its URL need not repeat the credentials or the TLS settings. */
function addressOf(url: string, primaryUrl: string): string {
  const [address, primary] = [new URL(url), new URL(primaryUrl)]
  if (!address.username) [address.username, address.password] = [primary.username, primary.password]
  if (address.pathname.length <= 1) address.pathname = primary.pathname
  for (const [name, value] of primary.searchParams)
    if (name.startsWith('ssl') && !address.searchParams.has(name)) address.searchParams.set(name, value)
  return address.href
}

const sentences = {
  well: 'the replica is read from again',
  dead: 'the replica does not answer, reads go to the primary',
  promoted: 'the replica is a primary by now, reads go to the one we know',
  strange: 'DATABASE_REPLICA_URL is no replica of this database, reads go to the primary',
  late: 'the replica lags, reads go to the primary',
}

/** Logs once when the replica is abandoned, and once when it is used again. */
function describeChanges(logLevel: string, write = createLogStream().write) {
  const isHeard = !['error', 'fatal', 'silent'].includes(logLevel)
  let state: keyof typeof sentences = 'well'
  return ({ unhealthyReason, lagMs }: ReplicaHealth) => {
    if (unhealthyReason === 'unproved' || (unhealthyReason ?? 'well') === state) return
    state = unhealthyReason ?? 'well'
    if (isHeard) write(`${JSON.stringify({ level: 40, at: new Date().toISOString(), lagMs, msg: sentences[state] })}\n`)
  }
}
