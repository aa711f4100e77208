import { createHash } from 'node:crypto'
import { open, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { bucketFiles } from './bucket-files.ts'
import type { Config } from './config.ts'

/** Files under their own hash: what was answered as stored is kept, and the same bytes are kept once. */
export type Files = { store(bytes: Buffer): Promise<Buffer>; read(sha256: Buffer): Promise<Buffer> }

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
  }
}

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
