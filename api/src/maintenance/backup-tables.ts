import type pg from 'pg'

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

export const quoteColumns = (columns: string[]) => columns.map((column) => `"${column}"`).join(', ')
export const formatCopyStatement = ({ name, columns, order }: TableColumns) =>
  `copy (select ${quoteColumns(columns)} from "${name}" order by ${order}) to stdout`

/** Makes the text output of values independent of the server's configuration. */
export const portableSessionSettings = `
  set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set bytea_output = 'hex';
  set extra_float_digits = 1; set client_encoding = 'UTF8'; set statement_timeout = 0; set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0`
