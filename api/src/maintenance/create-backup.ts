import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import type pg from 'pg'
import { listAppliedMigrations } from '#db/migration-queries.ts'
import { commitTransaction } from '#db/transaction-queries.ts'
import type { FileStore } from '#storage/file-store.ts'
import type { Secrets } from '#security/secrets.ts'
import {
  forEachConcurrently,
  manifestFileName,
  createDigestStream,
  backupPathOf,
  readFileNames,
  type BackupManifest,
  type BackupPart,
  type TableBackup,
} from './backup-manifest.ts'
import { copyOut } from './copy-streams.ts'
import {
  applyPortableSettings,
  beginSnapshot,
  copyFileNamesStatement,
  ephemeralTables,
  findAuditHead,
  formatCopyOutStatement,
  getTransactionTime,
  listSequences,
  listTables,
  lockGarbageCollection,
  unlockGarbageCollection,
} from './backup-queries.ts'
import { getJobsCopyStatement, pendingJobs } from './pending-job-queries.ts'

export type BackupContext = {
  owner: pg.Client
  files: FileStore
  secrets: Secrets
  dataDir: string
  onProgress: (line: string) => void
}

/**
 * Backs up a consistent state while the portal runs: one snapshot of the database, and the stored files it refers to.
 * The folder gets its final name at the end, so that a partial backup never looks complete.
 */
export async function createBackup(context: BackupContext, folder: string): Promise<BackupManifest> {
  const { owner } = context
  const unfinished = `${folder}.unfinished`
  await mkdir(dirname(folder), { recursive: true })
  await mkdir(unfinished, { mode: 0o700 })
  // Blocks garbage collection, so that no file of the snapshot is deleted before it is copied.
  await lockGarbageCollection(owner)
  try {
    await applyPortableSettings(owner)
    await beginSnapshot(owner)
    const manifest = await writeParts(context, unfinished)
    await commitTransaction(owner)
    await writeFile(join(unfinished, manifestFileName), `${JSON.stringify(manifest, null, 1)}\n`, {
      mode: 0o600,
      flush: true,
    })
    // Syncing each file would take hours where there are many; this syncs the file system once.
    if (process.platform === 'linux') spawnSync('sync', ['-f', unfinished])
    await rename(unfinished, folder)
    return manifest
  } finally {
    await unlockGarbageCollection(owner).catch(() => {})
  }
}

async function writeParts(context: BackupContext, folder: string): Promise<BackupManifest> {
  const { owner, secrets, onProgress } = context
  const migrations = await listAppliedMigrations(owner)
  const startedAt = await getTransactionTime(owner)
  const tables: TableBackup[] = []
  for (const table of await listTables(owner)) {
    if (ephemeralTables.includes(table.name)) continue
    onProgress(`table ${table.name} …`)
    tables.push(await writeTable(owner, folder, table.name, table.columns, formatCopyOutStatement(table)))
  }
  const jobs = await writeTable(owner, folder, pendingJobs.name, pendingJobs.columns, await getJobsCopyStatement(owner))
  const names = await writeCopy(owner, folder, 'files.list.zst', copyFileNamesStatement)
  const archives = await copyArchives(context, folder)
  const manifest: BackupManifest = {
    format: 'wewb-portal-backup-1',
    madeAt: startedAt.toISOString(),
    keys: secrets.fingerprints,
    migrations,
    tables,
    leftOut: ephemeralTables,
    sequences: await listSequences(owner),
    jobs,
    files: { ...names.part, count: names.rows, missing: [] },
    archives,
    audit: await findAuditHead(owner),
  }
  return { ...manifest, files: { ...manifest.files, ...(await copyFiles(context, folder, manifest)) } }
}

async function writeTable(
  owner: pg.Client,
  folder: string,
  name: string,
  columns: string[],
  statement: string,
): Promise<TableBackup> {
  const { part, rows, contents } = await writeCopy(owner, folder, `tables/${name}.copy.zst`, statement)
  return { name, columns, rows, contents, ...part }
}

/** In COPY's text format each row is one line. */
async function writeCopy(owner: pg.Client, folder: string, file: string, statement: string) {
  await mkdir(dirname(join(folder, file)), { recursive: true, mode: 0o700 })
  const [plain, compressed] = [createDigestStream(), createDigestStream()]
  await pipeline(
    copyOut(owner, statement),
    plain.stream,
    createZstdCompress(),
    compressed.stream,
    openOutput(join(folder, file)),
  )
  const { lines: rows, sha256: contents } = plain.read()
  const { bytes, sha256 } = compressed.read()
  return { part: { file, bytes, sha256 } satisfies BackupPart, rows, contents }
}

const openOutput = (path: string) => createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true })

/**
 * Copies the files encrypted: a backup contains no key. Missing or damaged files are listed and do not fail the backup
 * of the others.
 */
async function copyFiles(
  { files, onProgress }: BackupContext,
  folder: string,
  manifest: BackupManifest,
): Promise<{ missing: string[]; sums: BackupPart }> {
  const missing: string[] = []
  const sums: string[] = []
  await forEachConcurrently(readFileNames(folder, manifest), async (name) => {
    const sha256 = Buffer.from(name, 'hex')
    const bytes = await readStored(files, sha256)
    if (!bytes) {
      missing.push(name)
      return
    }
    const path = join(folder, backupPathOf(name))
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await writeFile(path, bytes, { mode: 0o600 })
    sums.push(`${name} ${createHash('sha256').update(bytes).digest('hex')}\n`)
    if (sums.length % 100 === 0) onProgress(`${sums.length} of ${manifest.files.count} files …`)
  })
  return { missing: missing.toSorted(), sums: await writeSums(folder, sums.toSorted()) }
}

async function readStored({ driver, decrypt }: FileStore, sha256: Buffer): Promise<Buffer | undefined> {
  try {
    const stored = await driver.get(sha256)
    decrypt(stored, sha256)
    return stored
  } catch {
    return undefined
  }
}

async function writeSums(folder: string, lines: string[]): Promise<BackupPart> {
  const file = 'files.sums.zst'
  const compressed = createDigestStream()
  await pipeline(Readable.from(lines), createZstdCompress(), compressed.stream, openOutput(join(folder, file)))
  const { bytes, sha256 } = compressed.read()
  return { file, bytes, sha256 }
}

/** Copies the audit entries that only exist in files of `audit:archive`. */
async function copyArchives({ dataDir }: BackupContext, folder: string): Promise<BackupPart[]> {
  const from = join(dataDir, 'audit-archive')
  const names = (await readdir(from).catch((): string[] => [])).toSorted()
  if (names.length > 0) await mkdir(join(folder, 'audit-archive'), { mode: 0o700 })
  return await Promise.all(
    names.map(async (name) => {
      const file = `audit-archive/${name}`
      await copyFile(join(from, name), join(folder, file))
      const digest = createDigestStream()
      await pipeline(createReadStream(join(folder, file)), digest.stream.resume())
      const { bytes, sha256 } = digest.read()
      return { file, bytes, sha256 }
    }),
  )
}
