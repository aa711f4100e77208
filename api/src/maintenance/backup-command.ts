import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openFileStore } from '#storage/file-store.ts'
import { loadSecrets } from '#security/secrets.ts'
import { manifestFileName, readManifest, type BackupManifest } from './backup-manifest.ts'
import { runAsOwner, showProgress, reportFailure } from './run-as-owner.ts'
import { createBackup } from './create-backup.ts'
import { listBackupFaults } from './verify-backup.ts'

/** `npm run backup [-- --to FOLDER]`, beside the running portal; `npm run backup -- --verify FOLDER` verifies one. */
const { to, verify } = parseArgs({ options: { to: { type: 'string' }, verify: { type: 'string' } } }).values

if (verify !== undefined) verifyBackup(resolve(verify)).catch(reportFailure)
else
  runAsOwner(async ({ owner }, config) => {
    const startedAt = performance.now()
    const folder = join(
      resolve(to ?? join(config.dataDir, 'backups')),
      `wewb-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}`,
    )
    const secrets = loadSecrets(config)
    const saving = {
      owner,
      files: openFileStore(config, secrets),
      secrets,
      dataDir: config.dataDir,
      onProgress: showProgress,
    }
    const manifest = await createBackup(saving, folder)
    showProgress('')
    console.log(`${describe(manifest)} saved in ${folder} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
    console.log(
      `SHA-256 of the manifest: ${await hashOfManifest(folder)}. ` +
        'The backup contains no keys: store PORTAL_SECRET and PORTAL_DATA_KEY separately.',
    )
    describeMissing(manifest)
  })

async function verifyBackup(folder: string) {
  const manifest = await readManifest(folder)
  const faults = await listBackupFaults(folder, manifest, showProgress)
  showProgress('')
  if (faults.length > 0)
    throw new Error(['This backup is damaged:', ...faults.slice(0, 50).map((fault) => `  ${fault}`)].join('\n'))
  console.log(
    `${describe(manifest)} of ${manifest.madeAt} are valid. ` +
      `SHA-256 of the manifest: ${await hashOfManifest(folder)}.`,
  )
  describeMissing(manifest)
}

function describe({ tables, files }: BackupManifest): string {
  const rowCount = tables.reduce((sum, { rows }) => sum + rows, 0)
  return `${rowCount} rows of ${tables.length} tables and ${files.count - files.missing.length} files`
}

async function hashOfManifest(folder: string): Promise<string> {
  const bytes = await readFile(join(folder, manifestFileName))
  return createHash('sha256').update(bytes).digest('hex')
}

function describeMissing({ files: { missing } }: BackupManifest) {
  if (missing.length === 0) return
  console.error(
    [
      `${missing.length} files that the database names were not in the file store, or damaged there:`,
      ...missing.slice(0, 20).map((name) => `  ${name}`),
    ].join('\n'),
  )
  process.exitCode = 1
}
