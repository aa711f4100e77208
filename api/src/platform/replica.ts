import type pg from 'pg'
import type { Config } from './config.ts'
import { openDatabase, openPool, type Database } from './database.ts'
import { logLines } from './log-lines.ts'
import { openReader, type Reader } from './replica-reader.ts'
import { watchLine, type Waiting } from './shed-load.ts'
import { watchReplica, type Finding } from './watch-replica.ts'

export type Replica = {
  isUsed: boolean
  /** What it shows is at most that old; null while nobody knows. */
  lagMs: number | null
  /** Something was published that somebody expects to see at once: until the replica has it, reads go to the primary. */
  catchUp(): void
}

type Settings = { url: string; maxLagMs: number; logLevel: string }
type Primary = { url: string; pool: pg.Pool; db: Database }
/** Who wants to know of its connections, and where its changes are written. */
type Heard = { onPool?: (pool: pg.Pool) => void; write?: (line: string) => void }

/** Where reads go. Without a replica they are the primary's like all else, and nothing is opened for them. */
export function openReading(
  { replica: { url, maxLagMs }, logLevel }: Pick<Config, 'replica' | 'logLevel'>,
  primary: Primary,
  heard: Heard = {},
) {
  const line = watchLine(primary.pool)
  if (!url) return { readDb: primary.db, replica: undefined, line, close: async () => {} }
  const { readLine, ...opened } = openReplica({ url, maxLagMs, logLevel }, primary, heard)
  return { ...opened, line: () => Math.max(line(), readLine()) }
}

/** Reads that may be a moment old: of the replica while it is well, of the primary otherwise. Whoever reads need not know which. */
function openReplica({ url, maxLagMs, logLevel }: Settings, primary: Primary, { onPool, write }: Heard) {
  const address = addressOf(url, primary.url)
  const openReadingPool = () => {
    // The last part is for one that was promoted: it would take a write that was sent here by mistake.
    const opened = openPool(address, 20, { connectionTimeoutMillis: 1000, options: '-c default_transaction_read_only=on' })
    onPool?.(opened)
    return opened
  }
  let pool = openReadingPool()
  let line = watchLine(pool)
  const lent = new Set<Reader>()

  const leave = () => {
    replica.isUsed = false
    watch.forget()
  }
  const replica: Replica = { isUsed: false, lagMs: null, catchUp: leave }
  /** Who waits for a dead host goes on at once, and its idle connections would keep their next users waiting. */
  const dropConnections = () => {
    if (pool.totalCount === 0) return
    const dead = pool
    pool = openReadingPool()
    line = watchLine(pool)
    for (const reader of lent) reader.cut()
    void dead.end()
  }
  const tell = tellChanges(logLevel, write)
  const watch = watchReplica({ primary: primary.url, replica: address }, maxLagMs, (finding) => {
    const { lagMs, why } = finding
    replica.isUsed = why === undefined
    replica.lagMs = lagMs
    if (why === 'dead' || why === 'promoted' || why === 'strange') {
      watch.forget()
      dropConnections()
    }
    tell(finding)
  })

  const connectToReplica = async () => {
    const client = await pool.connect()
    const isWell = await watch.isWell(client).catch((error: unknown) => {
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
    onLoss: leave,
    onRelease: (reader: Reader) => void lent.delete(reader),
  }
  const connect = async () => {
    if (!replica.isUsed) return await primary.pool.connect()
    const reader = await openReader(choices)
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

/** A replica has the log-ins of its primary: an address need not repeat what the portal has made itself, nor how the line is guarded. */
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

/** Once when it is left, and once when it is taken again. */
function tellChanges(logLevel: string, write = logLines().write) {
  const isHeard = !['error', 'fatal', 'silent'].includes(logLevel)
  let told: keyof typeof sentences = 'well'
  return ({ why, lagMs }: Finding) => {
    if (why === 'unproved' || (why ?? 'well') === told) return
    told = why ?? 'well'
    if (isHeard) write(`${JSON.stringify({ level: 40, at: new Date().toISOString(), lagMs, msg: sentences[told] })}\n`)
  }
}
