import type { PostgresPoolClient } from 'kysely'
import type pg from 'pg'

type Statement = { text: string; values: readonly unknown[] }
type Failure = Error & { code?: string; severity?: string }

/** A connection for reading, lent to whoever reads. */
export type Reader = PostgresPoolClient & {
  /** The replica stands still: its connection is cut, and what was asked over it is asked of the primary. */
  cut(): void
}

export type Choices = {
  /** Undefined when the one it reached is not to be read from. */
  replica(): Promise<pg.PoolClient | undefined>
  primary(): Promise<pg.PoolClient>
  /** A connection to the replica broke: nobody else needs to find that out. */
  onLoss(): void
  onRelease(reader: Reader): void
}

/**
 * Begins at the replica and goes on at the primary when it must. All that was said on the connection is said again there, a transaction
 * from its beginning: these are reads, so that twice is once, and nobody notices that the replica died under them.
 */
export async function openReader({ replica, primary, onLoss, onRelease }: Choices): Promise<Reader> {
  const noteLoss = (error: unknown): undefined => {
    if (isLoss(error as Failure)) onLoss()
  }
  const first = await replica().catch(noteLoss)
  let isAtReplica = first !== undefined
  let client: pg.PoolClient | undefined = first ?? (await primary())
  const said: Statement[] = []

  const give = (destroy: boolean) => {
    client?.release(destroy)
    client = undefined
  }
  const goOn = async () => {
    give(true)
    isAtReplica = false
    client = await primary()
    let last: pg.QueryResult | undefined
    for (const { text, values } of said) last = await client.query(text, [...values])
    return last
  }
  const query = async (text: string, values: readonly unknown[]) => {
    said.push({ text, values })
    try {
      if (!client) throw new Error('Connection terminated')
      return await client.query(text, [...values])
    } catch (error) {
      if (!isAtReplica || !(isLoss(error as Failure) || isConflict(error as Failure))) throw error
      noteLoss(error)
      return await goOn()
    }
  }
  const reader: Reader = {
    query: query as unknown as PostgresPoolClient['query'],
    cut: () => {
      if (isAtReplica) give(true)
    },
    release: (destroy = false) => {
      onRelease(reader)
      give(destroy)
    },
  }
  return reader
}

/** It died, restarts, or has no room. A statement that took too long is none of these: the primary would be no faster. */
const isLoss = ({ code = '', severity, message }: Failure) =>
  severity === 'FATAL' ||
  /^(?:57P0\d|08...|53...|ECONN\w+|E(?:PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN))$/.test(code) ||
  /Connection terminated|not queryable/.test(message)

/** What the primary has cleared away, the replica must clear away too, even from under a reader. */
const isConflict = ({ code }: Failure) => code === '40001' || code === '40P01'
