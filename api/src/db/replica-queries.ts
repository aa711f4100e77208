import type pg from 'pg'

/** WAL position and identity of a server. */
export type ServerState = { wal_position: string; is_replica: boolean; identity: string }
type PrimaryState = Omit<ServerState, 'is_replica'>

const identity = `(select system_identifier from pg_control_system())::text || '/' || current_database() as identity`
const primaryState = `select pg_current_wal_lsn() - '0/0'::pg_lsn as wal_position, ${identity}`
const replicaState = `
  select pg_last_wal_replay_lsn() - '0/0'::pg_lsn as wal_position, pg_is_in_recovery() as is_replica, ${identity}`

export async function getPrimaryState(pool: pg.Pool): Promise<PrimaryState | undefined> {
  const { rows } = await pool.query<PrimaryState>(primaryState)
  return rows[0]
}

export async function getReplicaState(
  connection: pg.Pool | pg.PoolClient,
  timeoutMs: number,
): Promise<ServerState | undefined> {
  const query: pg.QueryConfig & { query_timeout: number } = { text: replicaState, query_timeout: timeoutMs }
  const { rows } = await connection.query<ServerState>(query)
  return rows[0]
}
