import pg from 'pg'

export async function getDatabaseName(owner: pg.Client): Promise<string | undefined> {
  const { rows } = await owner.query<{ name: string }>('select current_database() as name')
  return rows[0]?.name
}

export const lockRole = (owner: pg.Client, name: string) => owner.query('select pg_advisory_lock(hashtext($1))', [name])
export const unlockRole = (owner: pg.Client, name: string) =>
  owner.query('select pg_advisory_unlock(hashtext($1))', [name])

/** Creates a role with this password, or changes its password, and makes it a member of `portal_app`. */
export async function upsertAppRole(owner: pg.Client, name: string, password: string) {
  const login = pg.escapeIdentifier(name)
  const existing = await owner.query('select 1 from pg_roles where rolname = $1', [name])
  await owner.query(
    `${existing.rowCount ? 'alter' : 'create'} role ${login} login password ${pg.escapeLiteral(password)}`,
  )
  await owner.query(`grant portal_app to ${login}`)
}

/** Grants the application role the use of everything in a schema, but no change of its structure. */
export async function grantSchemaToAppRole(owner: pg.Client, schema: string) {
  await owner.query(`grant usage on schema ${schema} to portal_app`)
  await owner.query(`grant select, insert, update, delete on all tables in schema ${schema} to portal_app`)
  await owner.query(`grant usage, select on all sequences in schema ${schema} to portal_app`)
  await owner.query(`grant execute on all functions in schema ${schema} to portal_app`)
}
