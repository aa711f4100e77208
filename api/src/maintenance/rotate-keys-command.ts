import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#config/config.ts'
import { openFileStore } from '#storage/file-store.ts'
import { loadSecrets } from '#security/secrets.ts'
import { runAsOwner, showProgress } from './run-as-owner.ts'
import { rotateKeys, type StaleKeyRows } from './rotate-keys.ts'
import { rotateFiles } from './rotate-files.ts'

/** `npm run keys:rotate`, beside the running portal: docs/operations.md describes the steps before and after it. */
runAsOwner(async ({ owner }, config) => {
  const secrets = loadSecrets(config)
  const startedAt = performance.now()
  let done = 0
  const onProgress = (progress: { table: string; reencrypted: number }) =>
    showProgress(`${progress.table}: ${(done += progress.reencrypted)} rows re-encrypted …`)
  const { reencrypted, remaining, unreadable } = await rotateKeys({ owner, secrets, onProgress })
  const stored = await rotateFiles(owner, openFileStore(config, secrets), (count) =>
    showProgress(`files: ${count} looked at …`),
  )
  showProgress('')
  const imports = await countImportsLeft(config, secrets.currentKeyId)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(
    `Re-encrypted ${reencrypted} rows and ${stored.reencrypted} files ` +
      `with key ${secrets.currentKeyId} in ${seconds} s.`,
  )
  const lost = [...stored.missing, ...stored.unreadable]
  if (remaining.length === 0 && imports === 0 && lost.length === 0)
    return console.log('No data is left under another key. Earlier backups still need the old key: store it with them.')
  console.error(
    [
      ...remaining.map(report),
      ...(imports > 0 ? [`  files in ${join(config.dataDir, 'imports')}: ${imports}, gone within a day`] : []),
      ...stored.unreadable.slice(0, listedFiles).map((name) => `  file ${name} could not be opened`),
      ...stored.missing.slice(0, listedFiles).map((name) => `  file ${name} is not in the store`),
    ].join('\n'),
  )
  if (lost.length > 0)
    console.error(
      `${stored.missing.length} of the files that the database names are not in the store, and ` +
        `${stored.unreadable.length} could not be opened. ` +
        'Check that DATA_DIR or the S3 settings are those of the portal.',
    )
  if (unreadable > 0)
    console.error(
      `${unreadable} rows could not be decrypted: their key is not in PORTAL_DATA_KEY, or they are damaged.`,
    )
  console.error(
    'Some data is left under another key: do not remove it. ' +
      'Restart every portal with the new key, then run the command again.',
  )
  process.exitCode = 1
})

/** The first names show what is wrong; there may be a million. */
const listedFiles = 20

const report = ({ table, column, key, rows }: StaleKeyRows) => `  ${table}.${column}: ${rows} under key ${key}`

/**
 * Counts pending import files under an old key. They are encrypted chunk by chunk and not rewritten, because they are
 * used or deleted within a day.
 */
async function countImportsLeft({ dataDir }: Config, current: number): Promise<number> {
  const folder = join(dataDir, 'imports')
  const names = await readdir(folder).catch(() => [])
  const keys = await Promise.all(names.map((name) => keyOfFile(join(folder, name))))
  return keys.filter((key) => key !== undefined && key !== current).length
}

/** Reads the key number, which follows the length of the first chunk. */
async function keyOfFile(path: string): Promise<number | undefined> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(5), 0, 5, 0)
    return bytesRead === 5 ? buffer[4] : undefined
  } finally {
    await file.close()
  }
}
