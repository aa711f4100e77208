import type { PostgresPoolClient } from 'kysely'
import type pg from 'pg'

type Statement = { text: string; values: readonly unknown[] }
type Failure = Error & { code?: string; severity?: string }

/** A pooled connection for reading. */
export type ReadConnection = PostgresPoolClient & {
  /** Cuts the connection to an unresponsive replica and repeats its queries on the primary. */
  disconnect(): void
}

export type ReadConnectionOptions = {
  /** Returns undefined when the replica must not be read from. */
  replica(): Promise<pg.PoolClient | undefined>
  primary(): Promise<pg.PoolClient>
  /** Reports a lost connection to the replica, so that other readers avoid it. */
  onConnectionLost(): void
  onRelease(reader: ReadConnection): void
}

/**
 * Starts on the replica and fails over to the primary. Repeats everything sent on the connection, a transaction from
 * its beginning: reads are idempotent, so that callers do not notice the loss of the replica.
 */
export async function openReadConnection({
  replica,
  primary,
  onConnectionLost,
  onRelease,
}: ReadConnectionOptions): Promise<ReadConnection> {
  const reportLoss = (error: unknown): undefined => {
    if (isConnectionLoss(error as Failure)) onConnectionLost()
  }
  const replicaClient = await replica().catch(reportLoss)
  let isAtReplica = replicaClient !== undefined
  let client: pg.PoolClient | undefined = replicaClient ?? (await primary())
  const statements: Statement[] = []

  const releaseClient = (destroy: boolean) => {
    client?.release(destroy)
    client = undefined
  }
  const failOver = async () => {
    releaseClient(true)
    isAtReplica = false
    client = await primary()
    let last: pg.QueryResult | undefined
    for (const { text, values } of statements) last = await client.query(text, [...values])
    return last
  }
  const query = async (text: string, values: readonly unknown[]) => {
    statements.push({ text, values })
    try {
      if (!client) throw new Error('Connection terminated')
      return await client.query(text, [...values])
    } catch (error) {
      if (!isAtReplica || !(isConnectionLoss(error as Failure) || isReplayConflict(error as Failure))) throw error
      reportLoss(error)
      return await failOver()
    }
  }
  const reader: ReadConnection = {
    query: query as unknown as PostgresPoolClient['query'],
    disconnect: () => {
      if (isAtReplica) releaseClient(true)
    },
    release: (destroy = false) => {
      onRelease(reader)
      releaseClient(destroy)
    },
  }
  return reader
}

/**
 * The replica died, restarts or has no free connection. A statement timeout does not count: the primary would be no
 * faster.
 */
const isConnectionLoss = ({ code = '', severity, message }: Failure) =>
  severity === 'FATAL' ||
  /^(?:57P0\d|08...|53...|ECONN\w+|E(?:PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN))$/.test(code) ||
  /Connection terminated|not queryable/.test(message)

/** A replica cancels queries that conflict with the replay of a cleanup on the primary. */
const isReplayConflict = ({ code }: Failure) => code === '40001' || code === '40P01'
