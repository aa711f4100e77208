import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import pg from 'pg'
import { findSealHash } from '#audit/hash-chain-queries.ts'
import { verifyChain } from '#audit/verify-chain.ts'
import { openDatabase } from '#db/database.ts'
import type { FileStore } from '#storage/file-store.ts'
import { prepareJobSchema } from '#jobs/job-queue.ts'
import { migrate, readMigrations } from '#db/migrate.ts'
import type { Secrets } from '#security/secrets.ts'
import {
  forEachConcurrently,
  backupPathOf,
  readFileChecksums,
  readManifest,
  type BackupManifest,
} from './backup-manifest.ts'
import { listBackupFaults } from './verify-backup.ts'
import { loadTables } from './load-tables.ts'
import { restoreJobs } from './pending-jobs.ts'
import { analyzeDatabase, isDatabaseEmpty } from './restore-queries.ts'

export type RestoreContext = {
  owner: pg.Client
  ownerUrl: string
  files: FileStore
  secrets: Secrets
  dataDir: string
  /** Restores without the keys: everything that is not encrypted. */
  withoutKeys: boolean
  onProgress: (line: string) => void
}

/**
 * Restores into an empty database only. Changes nothing before the whole backup is verified and its keys are available.
 */
export async function restoreBackup(context: RestoreContext, folder: string): Promise<BackupManifest> {
  const { owner, ownerUrl, secrets, onProgress } = context
  const manifest = await readManifest(folder)
  assertMigrationsKnown(manifest)
  if (!context.withoutKeys) assertKeysAvailable(manifest, secrets)
  await assertTargetEmpty(context)
  const faults = await listBackupFaults(folder, manifest, onProgress)
  if (faults.length > 0)
    throw new Error(['This backup is damaged:', ...faults.slice(0, 20).map((fault) => `  ${fault}`)].join('\n'))

  await restoreFiles(context, folder, manifest)
  const migrations = new Set(manifest.migrations.map(({ name }) => name))
  await migrate(owner, (name) => migrations.has(name))
  await loadTables(owner, folder, manifest, onProgress)
  await migrate(owner)
  await prepareJobSchema(ownerUrl, owner)
  await restoreJobs(ownerUrl, owner)
  await analyzeDatabase(owner)
  onProgress('the chain of the audit …')
  await assertAuditIntact(ownerUrl, manifest)
  return manifest
}

function assertMigrationsKnown({ migrations }: BackupManifest) {
  const own = new Map(readMigrations().map(({ name, hash }) => [name, hash]))
  const unknownMigrations = migrations.filter(({ name, hash }) => own.get(name) !== hash).map(({ name }) => name)
  if (unknownMigrations.length > 0)
    throw new Error(
      `The backup was made by another release: ${unknownMigrations.join(', ')} is unknown here. ` +
        'Restore it with the release that made it or a newer one.',
    )
}

function assertKeysAvailable({ keys }: BackupManifest, { fingerprints }: Secrets) {
  const missing = Object.entries(keys.data)
    .filter(([id, print]) => fingerprints.data[id] !== print)
    .map(([id]) => id)
  if (missing.length > 0)
    throw new Error(
      `The backup has data encrypted with key ${missing.join(' and ')}, which PORTAL_DATA_KEY lacks ` +
        '(demo: demo-secrets.json in the data directory). ' +
        'A backup contains no keys: provide them, or add --without-keys to discard the encrypted data.',
    )
  if (fingerprints.index !== keys.index)
    throw new Error(
      'The blind indexes of the backup were made with another PORTAL_SECRET: set PORTAL_INDEX_SECRET to it ' +
        '(demo: copy demo-secrets.json), or add --without-keys to discard the search by numbers.',
    )
}

async function assertTargetEmpty({ owner, dataDir }: RestoreContext) {
  if (!(await isDatabaseEmpty(owner)))
    throw new Error(
      'The database is not empty. A restore overwrites nothing: use an empty database or an empty DATA_DIR.',
    )
  const existingFiles = await readdir(join(dataDir, 'files')).catch(() => [])
  if (existingFiles.length > 0)
    throw new Error(`${join(dataDir, 'files')} is not empty. A restore overwrites nothing: use an empty DATA_DIR.`)
}

async function restoreFiles({ files, dataDir, onProgress }: RestoreContext, folder: string, manifest: BackupManifest) {
  let done = 0
  await forEachConcurrently(readFileChecksums(folder, manifest), async ({ name }) => {
    await files.driver.put(Buffer.from(name, 'hex'), await readFile(join(folder, backupPathOf(name))))
    done += 1
    if (done % 100 === 0) onProgress(`${done} of ${manifest.files.count} files …`)
  })
  if (manifest.archives.length > 0) await mkdir(join(dataDir, 'audit-archive'), { recursive: true, mode: 0o700 })
  for (const { file } of manifest.archives)
    await copyFile(join(folder, file), join(dataDir, 'audit-archive', basename(file)))
}

/** Verifies the audit chain from its start, and that it contains the head recorded by the backup. */
async function assertAuditIntact(ownerUrl: string, { audit }: BackupManifest) {
  const db = openDatabase(new pg.Pool({ connectionString: ownerUrl, max: 1 }))
  try {
    const verdict = await verifyChain(db)
    if (!verdict.isIntact)
      throw new Error(
        `The restore is complete, but the hash chain of the audit log is broken at entry ${verdict.firstBroken}: ` +
          'it was changed before the backup.',
      )
    const seal = audit && (await findSealHash(db, audit.seq))
    if (audit && seal?.hash.toString('hex') !== audit.hash)
      throw new Error('The restore is complete, but the audit log does not contain the head that the backup names.')
  } finally {
    await db.destroy()
  }
}
