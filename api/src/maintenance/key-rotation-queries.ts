import type pg from 'pg'

/** A table with its encrypted columns. */
export type EncryptedTable = { table: string; columns: string[] }
/** Physical position (`ctid`) and size in bytes of the encrypted values of a row. */
export type RowPosition = { position: string; size: number }
export type EncryptedRow = { position: string } & Record<string, Buffer | string | null>
type ReencryptedRow = { position: string; values: readonly unknown[] }

/** The first byte is the key number; only that byte is read from a TOASTed value. */
const hasOtherKey = (columns: string[]) => columns.map((column) => `substr(${column}, 1, 1) <> $1`).join(' or ')
const keyByte = (keyId: number) => Buffer.from([keyId])

/** Returns the number of physical blocks of a table. */
export async function countBlocks(owner: pg.Client, table: string): Promise<number> {
  const { rows } = await owner.query<{ blocks: number }>(
    `select (pg_relation_size($1::regclass) / current_setting('block_size')::bigint)::int as blocks`,
    [table],
  )
  return rows[0]?.blocks ?? 0
}

/** Lists the rows between two physical blocks that are encrypted under another key than `keyId`. */
export async function listStaleRows(
  owner: pg.Client,
  { table, columns }: EncryptedTable,
  keyId: number,
  blocks: { from: number; to: number },
): Promise<RowPosition[]> {
  const size = columns.map((column) => `coalesce(octet_length(${column}), 0)`).join(' + ')
  const { rows } = await owner.query<RowPosition>(
    `select ctid::text as position, ${size} as size from ${table}
     where ctid >= $2::tid and ctid < $3::tid and (${hasOtherKey(columns)})`,
    [keyByte(keyId), `(${blocks.from},0)`, `(${blocks.to},0)`],
  )
  return rows
}

/** Locks those of the rows that are still encrypted under another key, and skips rows that others have locked. */
export async function lockStaleRows(
  owner: pg.Client,
  { table, columns }: EncryptedTable,
  keyId: number,
  positions: string[],
): Promise<EncryptedRow[]> {
  const { rows } = await owner.query<EncryptedRow>(
    `select ctid::text as position, ${columns.join(', ')} from ${table}
     where ctid = any($2::tid[]) and (${hasOtherKey(columns)})
     for no key update skip locked`,
    [keyByte(keyId), positions],
  )
  return rows
}

/** Stores the new values of rows; a null leaves the stored value unchanged. */
export const updateReencryptedRows = (
  owner: pg.Client,
  { table, columns }: EncryptedTable,
  rows: readonly ReencryptedRow[],
) =>
  owner.query(
    `update ${table} stored
     set ${columns.map((column) => `${column} = coalesce(fresh.${column}, stored.${column})`).join(', ')}
     from unnest($1::tid[], ${columns.map((_, index) => `$${index + 2}::bytea[]`).join(', ')})
       fresh(position, ${columns.join(', ')})
     where stored.ctid = fresh.position`,
    [rows.map(({ position }) => position), ...columns.map((_, index) => rows.map(({ values }) => values[index]))],
  )

/** Starts a transaction that fails with code 55P03 if it waits for a lock longer than a second. */
export const beginWithLockTimeout = (owner: pg.Client) => owner.query(`begin; set local lock_timeout = '1s'`)

export const disableTrigger = (owner: pg.Client, table: string, trigger: string) =>
  owner.query(`alter table ${table} disable trigger ${trigger}`)
export const enableTrigger = (owner: pg.Client, table: string, trigger: string) =>
  owner.query(`alter table ${table} enable trigger ${trigger}`)

/** Counts the values of a column that are encrypted under another key than `keyId`, by key. */
export async function countStaleValues(
  owner: pg.Client,
  table: string,
  column: string,
  keyId: number,
): Promise<{ key: number; rows: number }[]> {
  const { rows } = await owner.query<{ key: number; rows: number }>(
    `select get_byte(substr(${column}, 1, 1), 0) as key, count(*)::int as rows from ${table}
     where substr(${column}, 1, 1) <> $1 group by 1 order by 1`,
    [keyByte(keyId)],
  )
  return rows
}
