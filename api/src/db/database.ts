import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely'
import pg from 'pg'
import { PreparedStatementClient } from './prepared-statements.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>
export type Tx = Transaction<Tables>

// Ids stay below 2^53, so they are parsed as numbers. A date stays text, so that no time zone shifts it.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)

/** Statement timeout in milliseconds of requests, which must respond within three seconds. */
const timeoutMs = 3000

export function openPool(url: string, max = 20, more: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    statement_timeout: timeoutMs,
    idle_in_transaction_session_timeout: timeoutMs,
    keepAlive: true,
    application_name: 'wewb-portal',
    Client: PreparedStatementClient,
    ...more,
  })
  // The pool replaces a broken idle connection; without a listener the error would end the process.
  pool.on('error', () => {})
  // Likewise for a connection that breaks while in use: its query fails and reports the error to the caller.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export const openDatabase = (pool: PostgresPool): Database =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
