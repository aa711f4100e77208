import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#config/config.ts'
import { openFileStore, type FileStore } from '#storage/file-store.ts'
import { loadSecrets } from '#security/secrets.ts'
import { runAsOwner, showProgress } from './run-as-owner.ts'
import { rotateKeys, type StaleKeyRows } from './rotate-keys.ts'
import { forEachConcurrently } from './backup-manifest.ts'

/**
 * Encrypts the stored files with the current key, beside a running portal. After an interruption the next run skips the
 * files that are done.
 */
async function rotateFiles({ driver, reencrypt }: FileStore, onProgress: (processed: number) => void) {
  const unreadable: string[] = []
  let [reencrypted, processed] = [0, 0]
  await forEachConcurrently(driver.list(), async (name) => {
    try {
      if (await reencrypt(name)) reencrypted += 1
    } catch (error) {
      // Deleted since it was listed.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') unreadable.push(name.toString('hex'))
    }
    processed += 1
    if (processed % 100 === 0) onProgress(processed)
  })
  return { reencrypted, unreadable }
}

/** `npm run keys:rotate`, beside the running portal: docs/operations.md describes the steps before and after it. */
runAsOwner(async ({ owner }, config) => {
  const secrets = loadSecrets(config)
  const startedAt = performance.now()
  let done = 0
  const onProgress = (progress: { table: string; reencrypted: number }) =>
    showProgress(`${progress.table}: ${(done += progress.reencrypted)} rows re-encrypted …`)
  const { reencrypted, remaining, unreadable } = await rotateKeys({ owner, secrets, onProgress })
  const stored = await rotateFiles(openFileStore(config, secrets), (count) =>
    showProgress(`files: ${count} looked at …`),
  )
  showProgress('')
  const imports = await countImportsLeft(config, secrets.currentKeyId)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(
    `Re-encrypted ${reencrypted} rows and ${stored.reencrypted} files ` +
      `with key ${secrets.currentKeyId} in ${seconds} s.`,
  )
  if (remaining.length === 0 && imports === 0 && stored.unreadable.length === 0)
    return console.log('No data is left under another key. Earlier backups still need the old key: store it with them.')
  console.error(
    [
      ...remaining.map(report),
      ...(imports > 0 ? [`  files in ${join(config.dataDir, 'imports')}: ${imports}, gone within a day`] : []),
      ...stored.unreadable.map((name) => `  file ${name} could not be opened`),
    ].join('\n'),
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
