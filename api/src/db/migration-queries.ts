import type pg from 'pg'

/** Arbitrary advisory lock id that every portal shares. */
const migrationLock = 72_617_001

export const lockMigrations = (client: pg.Client) => client.query('select pg_advisory_lock($1)', [migrationLock])
export const unlockMigrations = (client: pg.Client) => client.query('select pg_advisory_unlock($1)', [migrationLock])

export const createMigrationTable = (client: pg.Client) =>
  client.query(
    `create table if not exists migration (
      name text primary key, hash text not null, ran_at timestamptz not null default now())`,
  )

export async function listAppliedMigrations(client: pg.Client): Promise<{ name: string; hash: string }[]> {
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migration order by name')
  return rows
}

export const insertMigration = (client: pg.Client, name: string, hash: string) =>
  client.query('insert into migration (name, hash) values ($1, $2)', [name, hash])

/** The statement of migration 0001 that needs the right to create roles. */
export const createAppRole = 'create role portal_app nologin;'

export async function findAppRole(client: pg.Client): Promise<{ exists: boolean; mayCreate: boolean }> {
  const { rows } = await client.query<{ exists: boolean; mayCreate: boolean }>(
    `select exists (select from pg_roles where rolname = 'portal_app') as exists,
      (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) as "mayCreate"`,
  )
  const [found] = rows
  if (!found) throw new Error('the server did not say which roles exist')
  return found
}
