import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { projectFolders } from '#config/project-folders.ts'
import {
  createAppRole,
  createMigrationTable,
  findAppRole,
  insertMigration,
  listAppliedMigrations,
  lockMigrations,
  unlockMigrations,
} from './migration-queries.ts'
import { beginTransaction, commitTransaction, rollbackTransaction } from './transaction-queries.ts'

/**
 * Runs pending migrations in order, each in its own transaction. Fails when a past file was changed. A restore runs
 * only those that the backup contains.
 */
export async function migrate(client: pg.Client, isWanted: (name: string) => boolean = () => true): Promise<string[]> {
  await lockMigrations(client)
  try {
    await createMigrationTable(client)
    const done = new Map((await listAppliedMigrations(client)).map(({ name, hash }) => [name, hash]))
    const files = readMigrations()
    const missing = [...done.keys()].filter((name) => !files.some((file) => file.name === name))
    if (missing.length > 0)
      throw new Error(
        `The database has migrations unknown to this release: ${missing.join(', ')}. Run a newer release.`,
      )
    const ran: string[] = []
    for (const { name, sql, hash } of files) {
      const before = done.get(name)
      if (before === hash || !isWanted(name)) continue
      if (before)
        throw new Error(
          `Migration ${name} was changed after it ran. Migrations run once: restore it and add a new one.`,
        )
      await runMigration(client, name, sql, hash)
      ran.push(name)
    }
    return ran
  } finally {
    await unlockMigrations(client)
  }
}

export const readMigrations = () =>
  readdirSync(projectFolders.migrations)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(projectFolders.migrations, name), 'utf8')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
    })

async function runMigration(client: pg.Client, name: string, sql: string, hash: string) {
  await beginTransaction(client)
  try {
    await client.query(await withoutExistingRole(client, sql))
    await insertMigration(client, name, hash)
    await commitTransaction(client)
  } catch (error) {
    await rollbackTransaction(client)
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}

/**
 * Leaves out the creation of the role if it exists: PostgreSQL asks for the right to create roles before it finds that
 * nothing is to be created, and an applied migration is never edited.
 */
async function withoutExistingRole(client: pg.Client, sql: string): Promise<string> {
  if (!sql.includes(createAppRole)) return sql
  const { exists, mayCreate } = await findAppRole(client)
  if (exists) return sql.replace(createAppRole, 'null;')
  if (!mayCreate)
    throw new Error(
      'this database user may not create roles. ' +
        `Run «${createAppRole}» as an administrator of the server, then try again.`,
    )
  return sql
}
