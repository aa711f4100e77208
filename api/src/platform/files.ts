import { createHash, randomUUID } from 'node:crypto'
import { open as openFile, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { bucketShelf } from './bucket-shelf.ts'
import type { Config } from './config.ts'
import type { Secrets } from './secrets.ts'

/** Bytes under a name; what they say it cannot read. */
export type Shelf = {
  put(name: Buffer, bytes: Buffer): Promise<void>
  get(name: Buffer): Promise<Buffer>
  list(): AsyncIterable<Buffer>
  /** What was put there, or put there again, before that moment; what a broken upload left is cleared away on the walk. */
  listOlder(before: Date): AsyncIterable<Buffer>
  /** False when it was put there again meanwhile. */
  removeOlder(name: Buffer, before: Date): Promise<boolean>
}

/** Files under their own hash: what was answered as stored is kept, the same bytes are kept once, and they lie sealed. */
export type Files = {
  store(bytes: Buffer): Promise<Buffer>
  read(sha256: Buffer): Promise<Buffer>
  /** What lies on the shelf under that hash, opened; it throws when it is not what was stored. */
  open(lying: Buffer, sha256: Buffer): Buffer
  /** Seals it under the key that seals now; false when it was. */
  reseal(sha256: Buffer): Promise<boolean>
  /** For those who copy, list and sweep, and need not know what is in them. */
  shelf: Shelf
}

export const openFiles = ({ dataDir, s3 }: Pick<Config, 'dataDir'> & Partial<Pick<Config, 's3'>>, secrets: Secrets): Files =>
  sealedFiles(s3 ? bucketShelf(s3) : diskShelf(dataDir), secrets)

/** A scan of a passport is a passport: whoever takes the disk or the bucket has nothing without the key. */
export function sealedFiles(shelf: Shelf, secrets: Secrets): Files {
  /** What was stored before files were sealed lies there as it is, and is known by its hash. */
  const isBare = (bytes: Buffer, sha256: Buffer) => hashOf(bytes).equals(sha256)
  const open = (lying: Buffer, sha256: Buffer): Buffer => {
    if (isBare(lying, sha256)) return lying
    const opened = secrets.openBytes(lying)
    if (!isBare(opened, sha256)) throw new Error('a stored file is not what was stored')
    return opened
  }
  return {
    shelf,
    open,
    store: async (bytes) => {
      const sha256 = hashOf(bytes)
      await shelf.put(sha256, secrets.sealBytes(bytes))
      return sha256
    },
    read: async (sha256) => open(await shelf.get(sha256), sha256),
    reseal: async (sha256) => {
      const bytes = await shelf.get(sha256)
      if (bytes[0] === secrets.currentKey && !isBare(bytes, sha256)) return false
      await shelf.put(sha256, secrets.sealBytes(open(bytes, sha256)))
      return true
    },
  }
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

export function diskShelf(dataDir: string): Shelf {
  const folder = join(dataDir, 'files')
  const pathOf = (name: Buffer) => {
    const hex = name.toString('hex')
    return join(folder, hex.slice(0, 2), hex.slice(2))
  }
  return {
    put: async (name, bytes) => {
      const path = pathOf(name)
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
    },
    get: (name) => readFile(pathOf(name)),
    async *list() {
      for await (const { hex } of walk(folder)) if (isName(hex)) yield Buffer.from(hex, 'hex')
    },
    async *listOlder(before) {
      for await (const { hex, path } of walk(folder))
        if (path.endsWith(setAside)) await putBack(path)
        else if ((await stat(path)).mtime < before && path.endsWith('.part')) await rm(path, { force: true })
        else if (isName(hex) && (await stat(path)).mtime < before) yield Buffer.from(hex, 'hex')
    },
    // Moved first and looked at then: whoever stores the same bytes in this very moment keeps them.
    removeOlder: async (name, before) => {
      const aside = `${pathOf(name)}${setAside}`
      await rename(pathOf(name), aside)
      const isOld = (await stat(aside)).mtime < before
      await (isOld ? rm(aside) : putBack(aside))
      return isOld
    },
  }
}

/** A name as it stands in a listing. */
export const isName = (hex: string) => /^[0-9a-f]{64}$/.test(hex)

async function* walk(folder: string) {
  for (const first of await readdir(folder).catch((): string[] => []))
    for (const rest of await readdir(join(folder, first))) yield { hex: first + rest, path: join(folder, first, rest) }
}

const setAside = '.aside'
const putBack = (path: string) => rename(path, path.slice(0, -setAside.length))

async function writeThrough(path: string, bytes: Buffer) {
  const handle = await openFile(path, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function syncFolder(path: string) {
  if (process.platform === 'win32') return
  const handle = await openFile(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
