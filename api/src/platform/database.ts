import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely'
import pg from 'pg'
import { PreparingClient } from './prepared-statements.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>
export type Tx = Transaction<Tables>

// Identifiers stay below 2^53, so they travel as numbers; a day stays the text it is, without a time zone to shift it.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)

/** A person waits for these: whatever the database does, an answer comes within three seconds. */
const patience = 3000

export function openPool(url: string, max = 20, more: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    statement_timeout: patience,
    idle_in_transaction_session_timeout: patience,
    keepAlive: true,
    application_name: 'wewb-portal',
    Client: PreparingClient,
    ...more,
  })
  // A broken idle connection is the pool's to replace; without a listener it would end the process.
  pool.on('error', () => {})
  // The same for one that breaks while it is lent out: its query fails, and that is told where it was asked.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export const openDatabase = (pool: PostgresPool): Database => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
