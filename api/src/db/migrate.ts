import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'

const folder = fileURLToPath(new URL('../../migrations', import.meta.url))
/** Arbitrary advisory lock id that every portal shares. */
const migrationLock = 72_617_001

/**
 * Runs pending migrations in order, each in its own transaction. Fails when a past file was changed. A restore runs
 * only those that the backup contains.
 */
export async function migrate(client: pg.Client, isWanted: (name: string) => boolean = () => true): Promise<string[]> {
  await client.query('select pg_advisory_lock($1)', [migrationLock])
  try {
    await client.query(
      `create table if not exists migration (
        name text primary key, hash text not null, ran_at timestamptz not null default now())`,
    )
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migration')
    const done = new Map(rows.map(({ name, hash }) => [name, hash]))
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
      await runOne(client, name, sql, hash)
      ran.push(name)
    }
    return ran
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
  }
}

export const readMigrations = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
    })

async function runOne(client: pg.Client, name: string, sql: string, hash: string) {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
