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
  const noteLoss = (error: unknown): undefined => {
    if (isLoss(error as Failure)) onConnectionLost()
  }
  const first = await replica().catch(noteLoss)
  let isAtReplica = first !== undefined
  let client: pg.PoolClient | undefined = first ?? (await primary())
  const statements: Statement[] = []

  const give = (destroy: boolean) => {
    client?.release(destroy)
    client = undefined
  }
  const goOn = async () => {
    give(true)
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
      if (!isAtReplica || !(isLoss(error as Failure) || isConflict(error as Failure))) throw error
      noteLoss(error)
      return await goOn()
    }
  }
  const reader: ReadConnection = {
    query: query as unknown as PostgresPoolClient['query'],
    disconnect: () => {
      if (isAtReplica) give(true)
    },
    release: (destroy = false) => {
      onRelease(reader)
      give(destroy)
    },
  }
  return reader
}

/**
 * The replica died, restarts or has no free connection. A statement timeout does not count: the primary would be no
 * faster.
 */
const isLoss = ({ code = '', severity, message }: Failure) =>
  severity === 'FATAL' ||
  /^(?:57P0\d|08...|53...|ECONN\w+|E(?:PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN))$/.test(code) ||
  /Connection terminated|not queryable/.test(message)

/** A replica cancels queries that conflict with the replay of a cleanup on the primary. */
const isConflict = ({ code }: Failure) => code === '40001' || code === '40P01'
