import type pg from 'pg'
import type { Config } from '#config/config.ts'
import { openDatabase, openPool, type Database } from './database.ts'
import { createLogStream } from '#logging/log-stream.ts'
import { openReadConnection, type ReadConnection } from './read-connection.ts'
import { estimatePoolWait, type WaitEstimate } from './pool-wait.ts'
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
type ReplicaObservers = { onPool?: (pool: pg.Pool) => void; write?: (line: string) => void }

/** Opens the database for reads. Without a replica this is the primary, and no connection is opened. */
export function openReadDatabase(
  { replica: { url, maxLagMs }, logLevel }: Pick<Config, 'replica' | 'logLevel'>,
  primary: Primary,
  observers: ReplicaObservers = {},
) {
  const estimatedWait = estimatePoolWait(primary.pool)
  if (!url) return { readDb: primary.db, replica: undefined, estimatedWait, close: async () => {} }
  const { readWait, ...opened } = openReplica({ url, maxLagMs, logLevel }, primary, observers)
  return { ...opened, estimatedWait: () => Math.max(estimatedWait(), readWait()) }
}

/**
 * Opens a database for reads that may be slightly stale: served by the replica while it is healthy, otherwise by the
 * primary, transparently to callers.
 */
function openReplica({ url, maxLagMs, logLevel }: Settings, primary: Primary, { onPool, write }: ReplicaObservers) {
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
  let replicaWait = estimatePoolWait(pool)
  const activeReaders = new Set<ReadConnection>()

  const stopUsingReplica = () => {
    replica.isUsed = false
    monitor.reset()
  }
  const replica: Replica = { isUsed: false, lagMs: null, catchUp: stopUsingReplica }
  /**
   * Moves readers that wait for a dead host to the primary, and drops idle connections, which would block their next
   * users.
   */
  const dropConnections = () => {
    if (pool.totalCount === 0) return
    const dead = pool
    pool = openReadingPool()
    replicaWait = estimatePoolWait(pool)
    for (const reader of activeReaders) reader.disconnect()
    void dead.end()
  }
  const report = logStateChanges(logLevel, write)
  const monitor = monitorReplica({ primary: primary.url, replica: address }, maxLagMs, (finding) => {
    const { lagMs, unhealthyReason } = finding
    replica.isUsed = unhealthyReason === undefined
    replica.lagMs = lagMs
    if (unhealthyReason === 'dead' || unhealthyReason === 'promoted' || unhealthyReason === 'other-database') {
      monitor.reset()
      dropConnections()
    }
    report(finding)
  })

  const connectToReplica = async () => {
    const client = await pool.connect()
    const isHealthy = await monitor.isHealthy(client).catch((error: unknown) => {
      client.release(true)
      throw error
    })
    if (isHealthy) return client
    client.release()
    return undefined
  }
  const connectionOptions = {
    replica: connectToReplica,
    primary: () => primary.pool.connect(),
    onConnectionLost: stopUsingReplica,
    onRelease: (reader: ReadConnection) => void activeReaders.delete(reader),
  }
  const connect = async () => {
    if (!replica.isUsed) return await primary.pool.connect()
    const reader = await openReadConnection(connectionOptions)
    activeReaders.add(reader)
    return reader
  }
  const readDb: Database = openDatabase({ connect, end: async () => {}, options: {} })
  const readWait: WaitEstimate = () => replicaWait()
  const close = async () => {
    await monitor.close()
    await pool.end()
  }
  return { replica, readDb, readWait, close }
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

const logMessages = {
  well: 'the replica is read from again',
  dead: 'the replica does not answer, reads go to the primary',
  promoted: 'the replica is a primary by now, reads go to the one we know',
  'other-database': 'DATABASE_REPLICA_URL is no replica of this database, reads go to the primary',
  late: 'the replica lags, reads go to the primary',
}

/** Logs once when the replica is abandoned, and once when it is used again. */
function logStateChanges(logLevel: string, write = createLogStream().write) {
  const isLogged = !['error', 'fatal', 'silent'].includes(logLevel)
  let state: keyof typeof logMessages = 'well'
  return ({ unhealthyReason, lagMs }: ReplicaHealth) => {
    if (unhealthyReason === 'unknown-lag' || (unhealthyReason ?? 'well') === state) return
    state = unhealthyReason ?? 'well'
    if (isLogged)
      write(`${JSON.stringify({ level: 40, at: new Date().toISOString(), lagMs, msg: logMessages[state] })}\n`)
  }
}
