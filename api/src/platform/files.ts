import { createHash } from 'node:crypto'
import { open, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { randomUUID } from 'node:crypto'

export type Files = ReturnType<typeof makeFiles>

/** Files under their own hash: what was answered as stored is on the disk, and the same bytes are kept once. */
export function makeFiles(dataDir: string) {
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
