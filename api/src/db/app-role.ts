import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { getDatabaseName, lockRole, unlockRole, upsertAppRole } from './app-role-queries.ts'

/**
 * Creates the database role that requests use. Unlike the owner of the tables, it cannot change past audit entries. Its
 * password is derived from the portal's secret, so that every process of one portal knows it.
 */
export async function ensureAppRole(owner: pg.Client, ownerUrl: string, secret: string): Promise<string> {
  const name = `${(await getDatabaseName(owner)) ?? 'portal'}_app`.slice(0, 60)
  const password = createHmac('sha256', secret).update(`database log-in ${name}`).digest('base64url')
  await lockRole(owner, name)
  try {
    await upsertAppRole(owner, name, password)
  } catch (error) {
    throw new Error(
      'The database user may not create roles: create a login that is a member of portal_app and set DATABASE_APP_URL.',
      { cause: error },
    )
  } finally {
    await unlockRole(owner, name)
  }
  const url = new URL(ownerUrl)
  url.username = name
  url.password = password
  return url.href
}
