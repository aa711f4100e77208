import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import type pg from 'pg'
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
import { listByteaColumns } from './bytea-columns.ts'
import { copyOut } from './copy-streams.ts'
import { garbageCollectionLock } from './garbage-collect-files.ts'
import { formatCopyStatement, listTables, ephemeralTables, portableSessionSettings } from './backup-tables.ts'
import { getJobsCopyStatement, pendingJobs } from './pending-jobs.ts'

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
export async function createBackup(saving: BackupContext, folder: string): Promise<BackupManifest> {
  const { owner } = saving
  const unfinished = `${folder}.unfinished`
  await mkdir(dirname(folder), { recursive: true })
  await mkdir(unfinished, { mode: 0o700 })
  // Blocks garbage collection, so that no file of the snapshot is deleted before it is copied.
  await owner.query('select pg_advisory_lock_shared($1)', [garbageCollectionLock])
  try {
    await owner.query(portableSessionSettings)
    await owner.query('begin isolation level repeatable read, read only')
    const manifest = await writeParts(saving, unfinished)
    await owner.query('commit')
    await writeFile(join(unfinished, manifestFileName), `${JSON.stringify(manifest, null, 1)}\n`, {
      mode: 0o600,
      flush: true,
    })
    // Syncing each file would take hours where there are many; this syncs the file system once.
    if (process.platform === 'linux') spawnSync('sync', ['-f', unfinished])
    await rename(unfinished, folder)
    return manifest
  } finally {
    await owner.query('select pg_advisory_unlock_shared($1)', [garbageCollectionLock]).catch(() => {})
  }
}

async function writeParts(saving: BackupContext, folder: string): Promise<BackupManifest> {
  const { owner, secrets, onProgress } = saving
  const { rows: migrations } = await owner.query<{ name: string; hash: string }>(
    'select name, hash from migration order by name',
  )
  const { rows: moment } = await owner.query<{ at: Date }>('select now() as at')
  const tables: TableBackup[] = []
  for (const table of await listTables(owner)) {
    if (ephemeralTables.includes(table.name)) continue
    onProgress(`table ${table.name} …`)
    tables.push(await writeTable(owner, folder, table.name, table.columns, formatCopyStatement(table)))
  }
  const jobs = await writeTable(owner, folder, pendingJobs.name, pendingJobs.columns, await getJobsCopyStatement(owner))
  const names = await writeCopy(owner, folder, 'files.list.zst', namesOfFiles)
  const archives = await copyArchives(saving, folder)
  const manifest: BackupManifest = {
    format: 'wewb-portal-backup-1',
    madeAt: (moment[0]?.at ?? new Date()).toISOString(),
    keys: secrets.fingerprints,
    migrations,
    tables,
    leftOut: ephemeralTables,
    sequences: await listSequences(owner),
    jobs,
    files: { ...names.part, count: names.rows, missing: [] },
    archives,
    audit: await headOfAudit(owner),
  }
  return { ...manifest, files: { ...manifest.files, ...(await copyFiles(saving, folder, manifest)) } }
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
  const [plain, packed] = [createDigestStream(), createDigestStream()]
  await pipeline(
    copyOut(owner, statement),
    plain.stream,
    createZstdCompress(),
    packed.stream,
    writing(join(folder, file)),
  )
  const { lines: rows, sha256: contents } = plain.read()
  const { bytes, sha256 } = packed.read()
  return { part: { file, bytes, sha256 } satisfies BackupPart, rows, contents }
}

const writing = (path: string) => createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true })

const namesOfFiles = `copy (
  ${listByteaColumns('file')
    .flatMap(({ table, columns }) =>
      columns.map((column) => `select encode(${column}, 'hex') as name from ${table} where ${column} is not null`),
    )
    .join(' union ')}
  order by 1) to stdout`

/** Sequences may be ahead of the snapshot, never behind it. */
async function listSequences(owner: pg.Client): Promise<BackupManifest['sequences']> {
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1`,
  )
  const read = async ({ name }: { name: string }) => {
    const { rows: state } = await owner.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from "${name}"`,
    )
    return { name, last: state[0]?.last ?? '1', isCalled: state[0]?.isCalled ?? false }
  }
  const sequences: BackupManifest['sequences'] = []
  for (const row of rows) sequences.push(await read(row))
  return sequences
}

async function headOfAudit(owner: pg.Client): Promise<BackupManifest['audit']> {
  const { rows } = await owner.query<{ seq: string; hash: Buffer }>(
    'select seq, hash from audit_seal order by seq desc limit 1',
  )
  return rows[0] ? { seq: Number(rows[0].seq), hash: rows[0].hash.toString('hex') } : null
}

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
    const bytes = await readWhole(files, sha256)
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

async function readWhole({ driver, decrypt }: FileStore, sha256: Buffer): Promise<Buffer | undefined> {
  try {
    const lying = await driver.get(sha256)
    decrypt(lying, sha256)
    return lying
  } catch {
    return undefined
  }
}

async function writeSums(folder: string, lines: string[]): Promise<BackupPart> {
  const file = 'files.sums.zst'
  const packed = createDigestStream()
  await pipeline(Readable.from(lines), createZstdCompress(), packed.stream, writing(join(folder, file)))
  const { bytes, sha256 } = packed.read()
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
      const weighed = createDigestStream()
      await pipeline(createReadStream(join(folder, file)), weighed.stream.resume())
      const { bytes, sha256 } = weighed.read()
      return { file, bytes, sha256 }
    }),
  )
}
