import { createHmac } from 'node:crypto'
import pg from 'pg'

/**
 * Creates the database role that requests use. Unlike the owner of the tables, it cannot change past audit entries. Its
 * password is derived from the portal's secret, so that every process of one portal knows it.
 */
export async function ensureAppRole(owner: pg.Client, ownerUrl: string, secret: string): Promise<string> {
  const { rows } = await owner.query<{ name: string }>('select current_database() as name')
  const name = `${rows[0]?.name ?? 'portal'}_app`.slice(0, 60)
  const password = createHmac('sha256', secret).update(`database log-in ${name}`).digest('base64url')
  const login = pg.escapeIdentifier(name)
  await owner.query('select pg_advisory_lock(hashtext($1))', [name])
  try {
    const existing = await owner.query('select 1 from pg_roles where rolname = $1', [name])
    await owner.query(
      `${existing.rowCount ? 'alter' : 'create'} role ${login} login password ${pg.escapeLiteral(password)}`,
    )
    await owner.query(`grant portal_app to ${login}`)
  } catch (error) {
    throw new Error(
      'The database user may not create roles: create a login that is a member of portal_app and set DATABASE_APP_URL.',
      { cause: error },
    )
  } finally {
    await owner.query('select pg_advisory_unlock(hashtext($1))', [name])
  }
  const url = new URL(ownerUrl)
  url.username = name
  url.password = password
  return url.href
}
