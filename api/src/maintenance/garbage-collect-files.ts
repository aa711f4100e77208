import type { Database } from '#db/database.ts'
import type { FileStore } from '#storage/file-store.ts'
import type { StorageDriver } from '#storage/storage-driver.ts'
import { listReferencedFiles, releaseAdvisoryLock, tryAdvisoryLock } from './queries.ts'

/** Held by a backup while it copies files: no file is removed until it is released. */
export const garbageCollectionLock = 72_617_003

/** A file is stored before the row that refers to it is committed; a week is longer than any request takes. */
const storedDays = 7
const batchSize = 200

/** Removes stored files that no row refers to, and the remains of incomplete uploads. */
export async function garbageCollectFiles({
  db,
  files,
  now,
}: {
  db: Database
  files: FileStore
  now: () => Date
}): Promise<number> {
  const before = new Date(now().getTime() - storedDays * 24 * 60 * 60 * 1000)
  return await db.connection().execute(async (connection) => {
    if (!(await tryAdvisoryLock(connection, garbageCollectionLock))) return 0
    try {
      return await removeUnnamed(connection, files.driver, before)
    } finally {
      await releaseAdvisoryLock(connection, garbageCollectionLock)
    }
  })
}

async function removeUnnamed(db: Database, storage: StorageDriver, before: Date): Promise<number> {
  let removed = 0
  let batch: Buffer[] = []
  const settle = async () => {
    const named = await listNamed(db, batch)
    for (const sha256 of batch)
      if (!named.has(sha256.toString('hex')) && (await storage.deleteIfOlder(sha256, before))) removed += 1
    batch = []
  }
  for await (const sha256 of storage.listOlderThan(before)) {
    batch.push(sha256)
    if (batch.length === batchSize) await settle()
  }
  await settle()
  return removed
}

async function listNamed(db: Database, hashes: Buffer[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set()
  const rows = await listReferencedFiles(db, hashes)
  return new Set(rows.map(({ sha256 }) => sha256.toString('hex')))
}
