import type pg from 'pg'
import type { BackupManifest } from './backup-manifest.ts'
import { listByteaColumns } from './bytea-columns.ts'
import { garbageCollectionLock } from './garbage-collect-files.ts'

/** Short-lived tables, left out of a backup: a session that has ended stays ended after a restore. */
export const ephemeralTables = ['session', 'captcha', 'one_time_code', 'reset_token', 'half_log_in', 'rate_limit']

export type TableColumns = { name: string; columns: string[]; order: string }

/** Lists every table with its stored (not generated) columns and an order that is the same on any server. */
export async function listTables(client: pg.Client): Promise<TableColumns[]> {
  const { rows } = await client.query<{
    name: string
    columns: string[]
    key: { name: string; collatable: boolean }[]
  }>(`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select coalesce(
          json_agg(json_build_object('name', a.attname, 'collatable', a.attcollation <> 0) order by k.position), '[]')
       from pg_index i, unnest(i.indkey::int[]) with ordinality k(attnum, position), pg_attribute a
       where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum) as key
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname collate "C"`)
  return rows.map(({ name, columns, key }) => ({
    name,
    columns,
    order: key.length > 0 ? key.map(orderBy).join(', ') : `(${name}.*)::text collate "C"`,
  }))
}

const orderBy = ({ name, collatable }: { name: string; collatable: boolean }) =>
  collatable ? `"${name}" collate "C"` : `"${name}"`

const quoteColumns = (columns: string[]) => columns.map((column) => `"${column}"`).join(', ')
export const formatCopyOutStatement = ({ name, columns, order }: TableColumns) =>
  `copy (select ${quoteColumns(columns)} from "${name}" order by ${order}) to stdout`

export const formatCopyInStatement = (table: string, columns: string[]) =>
  `copy "${table}" (${quoteColumns(columns)}) from stdin`

/** Makes the text output of values independent of the server's configuration. */
const portableSessionSettings = `
  set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set bytea_output = 'hex';
  set extra_float_digits = 1; set client_encoding = 'UTF8'; set statement_timeout = 0; set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0`

export const applyPortableSettings = (client: pg.Client) => client.query(portableSessionSettings)

/** Starts a read-only transaction, all of whose statements read the same snapshot. */
export const beginSnapshot = (client: pg.Client) => client.query('begin isolation level repeatable read, read only')

/** Blocks garbage collection of files until the lock is released. */
export const lockGarbageCollection = (client: pg.Client) =>
  client.query('select pg_advisory_lock_shared($1)', [garbageCollectionLock])
export const unlockGarbageCollection = (client: pg.Client) =>
  client.query('select pg_advisory_unlock_shared($1)', [garbageCollectionLock])

/** Returns the start time of the current transaction. */
export async function getTransactionTime(client: pg.Client): Promise<Date> {
  const { rows } = await client.query<{ at: Date }>('select now() as at')
  return rows[0]?.at ?? new Date()
}

/** Copies the names of all stored files that a row refers to. */
export const copyFileNamesStatement = `copy (
  ${listByteaColumns('file')
    .flatMap(({ table, columns }) =>
      columns.map((column) => `select encode(${column}, 'hex') as name from ${table} where ${column} is not null`),
    )
    .join(' union ')}
  order by 1) to stdout`

/** Lists the state of all sequences. It may be ahead of the snapshot, never behind it. */
export async function listSequences(client: pg.Client): Promise<BackupManifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1`,
  )
  const sequences: BackupManifest['sequences'] = []
  for (const { name } of rows) {
    const { rows: state } = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from "${name}"`,
    )
    sequences.push({ name, last: state[0]?.last ?? '1', isCalled: state[0]?.isCalled ?? false })
  }
  return sequences
}

/** Finds the last sealed entry of the audit log; null for a log without seals. */
export async function findAuditHead(client: pg.Client): Promise<BackupManifest['audit']> {
  const { rows } = await client.query<{ seq: string; hash: Buffer }>(
    'select seq, hash from audit_seal order by seq desc limit 1',
  )
  return rows[0] ? { seq: Number(rows[0].seq), hash: rows[0].hash.toString('hex') } : null
}
