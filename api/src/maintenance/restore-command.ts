import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openFileStore } from '#storage/file-store.ts'
import { loadSecrets } from '#security/secrets.ts'
import { runAsOwner, showProgress } from './run-as-owner.ts'
import { restoreBackup } from './restore-backup.ts'

/** `npm run restore -- FOLDER`, into an empty database or an empty DATA_DIR, with no portal running on it. */
const { values, positionals } = parseArgs({
  options: { 'without-keys': { type: 'boolean', default: false } },
  allowPositionals: true,
})

runAsOwner(async ({ owner, url }, config) => {
  const [folder] = positionals
  if (!folder) throw new Error('The backup folder is missing: npm run restore -- FOLDER')
  const startedAt = performance.now()
  const secrets = loadSecrets(config)
  const restoring = {
    owner,
    ownerUrl: url,
    files: openFileStore(config, secrets),
    secrets,
    dataDir: config.dataDir,
    withoutKeys: values['without-keys'],
    onProgress: showProgress,
  }
  const { madeAt, tables, files } = await restoreBackup(restoring, resolve(folder))
  showProgress('')
  const rowCount = tables.reduce((sum, { rows }) => sum + rows, 0)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(
    `Restored ${rowCount} rows and ${files.count - files.missing.length} files of ${madeAt}; ` +
      `hashes and audit log are valid (${seconds} s). All users must log in again.`,
  )
})
