import { sql } from 'kysely'
import type { Database } from '../platform/database.ts'
import type { Files, Shelf } from '../platform/files.ts'
import { columnsOf } from './byte-columns.ts'

/** Held by a backup while it copies files: until it is done none is removed. */
export const sweepLock = 72_617_003

/** A file is stored before the row that names it is committed; a week is more than any request takes. */
const keptDays = 7
const atOnce = 200

/** Removes stored files that no row names any more, and what a broken upload left behind. */
export async function sweepFiles({ db, files, now }: { db: Database; files: Files; now: () => Date }): Promise<number> {
  const before = new Date(now().getTime() - keptDays * 24 * 60 * 60 * 1000)
  return await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${sweepLock}) as taken`.execute(connection)
    if (!rows[0]?.taken) return 0
    try {
      return await removeUnnamed(connection, files.shelf, before)
    } finally {
      await sql`select pg_advisory_unlock(${sweepLock})`.execute(connection)
    }
  })
}

async function removeUnnamed(db: Database, shelf: Shelf, before: Date): Promise<number> {
  let removed = 0
  let batch: Buffer[] = []
  const settle = async () => {
    const named = await listNamed(db, batch)
    for (const sha256 of batch) if (!named.has(sha256.toString('hex')) && (await shelf.removeOlder(sha256, before))) removed += 1
    batch = []
  }
  for await (const sha256 of shelf.listOlder(before)) {
    batch.push(sha256)
    if (batch.length === atOnce) await settle()
  }
  await settle()
  return removed
}

async function listNamed(db: Database, hashes: Buffer[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set()
  const looks = columnsOf('file').flatMap(({ table, columns }) =>
    columns.map(
      (column) => sql`select ${sql.ref(column)} as sha256 from ${sql.table(table)} where ${sql.ref(column)} = any(${hashes}::bytea[])`,
    ),
  )
  const { rows } = await sql<{ sha256: Buffer }>`${sql.join(looks, sql` union `)}`.execute(db)
  return new Set(rows.map(({ sha256 }) => sha256.toString('hex')))
}
