import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../platform/config.ts'
import { openFiles } from '../platform/files.ts'
import { loadSecrets } from '../platform/secrets.ts'
import { runAsOwner, showProgress } from './command.ts'
import { rotateFiles } from './rotate-files.ts'
import { rotateKeys, type Left } from './rotate-keys.ts'

/** `npm run keys:rotate`, beside the running portal: docs/operations.md tells the steps before and after it. */
runAsOwner(async ({ owner }, config) => {
  const secrets = loadSecrets(config)
  const began = performance.now()
  let done = 0
  const onProgress = ({ table, resealed }: { table: string; resealed: number }) => showProgress(`${table}: ${(done += resealed)} rows sealed anew …`)
  const { resealed, left, unreadable } = await rotateKeys({ owner, secrets, onProgress })
  const stored = await rotateFiles(openFiles(config, secrets), (count) => showProgress(`files: ${count} looked at …`))
  showProgress('')
  const imports = await countImportsLeft(config, secrets.currentKey)
  console.log(`${resealed} rows and ${stored.resealed} files were sealed anew with key ${secrets.currentKey} in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
  if (left.length === 0 && imports === 0 && stored.unreadable.length === 0)
    return console.log(`Nothing is left under another key. Backups made until now still need the old one: keep it with them.`)
  console.error([...left.map(tell), ...(imports > 0 ? [`  files in ${join(config.dataDir, 'imports')}: ${imports}, gone within a day`] : []), ...stored.unreadable.map((name) => `  file ${name} could not be opened`)].join('\n'))
  if (unreadable > 0) console.error(`${unreadable} rows could not be opened: their key is not in PORTAL_DATA_KEY, or they are damaged.`)
  console.error('Something is left under another key: do not take it away. Run the command again; does every portal run with the new key first?')
  process.exitCode = 1
}) // prettier-ignore

const tell = ({ table, column, key, rows }: Left) => `  ${table}.${column}: ${rows} under key ${key}`

/** Files that wait to be imported are sealed too, piece by piece; nobody rewrites them, they are used or dropped within a day. */
async function countImportsLeft({ dataDir }: Config, current: number): Promise<number> {
  const folder = join(dataDir, 'imports')
  const names = await readdir(folder).catch(() => [])
  const keys = await Promise.all(names.map((name) => keyOfFile(join(folder, name))))
  return keys.filter((key) => key !== undefined && key !== current).length
}

/** Behind the length of the first piece. */
async function keyOfFile(path: string): Promise<number | undefined> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(5), 0, 5, 0)
    return bytesRead === 5 ? buffer[4] : undefined
  } finally {
    await file.close()
  }
}
