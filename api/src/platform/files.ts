import { createHash } from 'node:crypto'
import { open, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { bucketFiles } from './bucket-files.ts'
import type { Config } from './config.ts'

/** Files under their own hash: what was answered as stored is kept, and the same bytes are kept once. */
export type Files = {
  store(bytes: Buffer): Promise<Buffer>
  read(sha256: Buffer): Promise<Buffer>
  /** What was stored, or stored again, before that moment. */
  listOlder(before: Date): AsyncIterable<Buffer>
  /** False when it was stored again meanwhile. */
  removeOlder(sha256: Buffer, before: Date): Promise<boolean>
}

export const openFiles = ({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Files => (s3 ? bucketFiles(s3) : diskFiles(dataDir))

export function diskFiles(dataDir: string): Files {
  const folder = join(dataDir, 'files')
  const pathOf = (sha256: Buffer) => {
    const hex = sha256.toString('hex')
    return join(folder, hex.slice(0, 2), hex.slice(2))
  }
  return {
    store: async (bytes: Buffer): Promise<Buffer> => {
      const sha256 = createHash('sha256').update(bytes).digest()
      const path = pathOf(sha256)
      await mkdir(dirname(path), { recursive: true })
      const temporary = `${path}.${randomUUID()}.part`
      try {
        await writeThrough(temporary, bytes)
        await rename(temporary, path)
        await syncFolder(dirname(path))
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
      return sha256
    },
    read: (sha256: Buffer): Promise<Buffer> => readFile(pathOf(sha256)),
    async *listOlder(before) {
      for (const first of await readdir(folder).catch((): string[] => []))
        for (const name of await readdir(join(folder, first))) {
          const path = join(folder, first, name)
          if (name.endsWith(setAside)) await putBack(path)
          else if ((await stat(path)).mtime < before && name.endsWith('.part')) await rm(path, { force: true })
          else if (/^[0-9a-f]{64}$/.test(first + name) && (await stat(path)).mtime < before) yield Buffer.from(first + name, 'hex')
        }
    },
    // Moved first and looked at then: whoever stores the same bytes in this very moment keeps them.
    removeOlder: async (sha256, before) => {
      const aside = `${pathOf(sha256)}${setAside}`
      await rename(pathOf(sha256), aside)
      const isOld = (await stat(aside)).mtime < before
      await (isOld ? rm(aside) : putBack(aside))
      return isOld
    },
  }
}

const setAside = '.aside'
const putBack = (path: string) => rename(path, path.slice(0, -setAside.length))

async function writeThrough(path: string, bytes: Buffer) {
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function syncFolder(path: string) {
  if (process.platform === 'win32') return
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
