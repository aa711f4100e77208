import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openFiles } from '../platform/files.ts'
import { loadSecrets } from '../platform/secrets.ts'
import { runAsOwner, showProgress } from './command.ts'
import { restoreBackup } from './restore-backup.ts'

/** `npm run restore -- FOLDER`, into an empty database or an empty DATA_DIR, with no portal running on it. */
const { values, positionals } = parseArgs({ options: { 'without-keys': { type: 'boolean', default: false } }, allowPositionals: true })

runAsOwner(async ({ owner, url }, config) => {
  const [folder] = positionals
  if (!folder) throw new Error('Which backup? npm run restore -- FOLDER')
  const began = performance.now()
  const secrets = loadSecrets(config)
  const restoring = {
    owner,
    ownerUrl: url,
    files: openFiles(config, secrets),
    secrets,
    dataDir: config.dataDir,
    withoutKeys: values['without-keys'],
    tell: showProgress,
  }
  const { madeAt, tables, files } = await restoreBackup(restoring, resolve(folder))
  showProgress('')
  console.log(`${tables.reduce((sum, { rows }) => sum + rows, 0)} rows and ${files.count - files.missing.length} files of ${madeAt} are restored, compared with their hashes, and the audit is unbroken (${((performance.now() - began) / 1000).toFixed(1)} s). Everybody logs in anew.`) // prettier-ignore
})
