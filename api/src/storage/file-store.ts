import { createHash, randomUUID } from 'node:crypto'
import { access, constants, open as openFile, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createS3Storage } from './s3-storage.ts'
import { isFileHash, type StorageDriver } from './storage-driver.ts'
import type { Config } from '#config/config.ts'
import type { Secrets } from '#security/secrets.ts'

/** Content-addressed, encrypted file store: a stored file is durable, and equal files are stored once. */
export type FileStore = {
  store(bytes: Buffer): Promise<Buffer>
  read(sha256: Buffer): Promise<Buffer>
  /** Decrypts the stored bytes of that hash; throws when they do not match it. */
  decrypt(storedBytes: Buffer, sha256: Buffer): Buffer
  /** Encrypts the file with the current key; returns false when it already is. */
  reencrypt(sha256: Buffer): Promise<boolean>
  /** The driver, for copying, listing and collecting files without reading them. */
  driver: StorageDriver
}

export const openFileStore = (
  { dataDir, s3 }: Pick<Config, 'dataDir'> & Partial<Pick<Config, 's3'>>,
  secrets: Secrets,
): FileStore => createEncryptedFileStore(s3 ? createS3Storage(s3) : createDiskStorage(dataDir), secrets)

/**
 * Encrypts every file, because a scan of a passport is personal data: a stolen disk or bucket is useless without the
 * key.
 */
export function createEncryptedFileStore(storage: StorageDriver, secrets: Secrets): FileStore {
  /** Files stored before encryption was introduced are plain and recognised by their hash. */
  const isPlain = (bytes: Buffer, sha256: Buffer) => hashOf(bytes).equals(sha256)
  const open = (storedBytes: Buffer, sha256: Buffer): Buffer => {
    if (isPlain(storedBytes, sha256)) return storedBytes
    const opened = secrets.decryptBytes(storedBytes)
    if (!isPlain(opened, sha256)) throw new Error('the hash of the stored file does not match')
    return opened
  }
  return {
    driver: storage,
    decrypt: open,
    store: async (bytes) => {
      const sha256 = hashOf(bytes)
      await storage.put(sha256, secrets.encryptBytes(bytes))
      return sha256
    },
    read: async (sha256) => open(await storage.get(sha256), sha256),
    reencrypt: async (sha256) => {
      const bytes = await storage.get(sha256)
      if (bytes[0] === secrets.currentKeyId && !isPlain(bytes, sha256)) return false
      await storage.put(sha256, secrets.encryptBytes(open(bytes, sha256)))
      return true
    },
  }
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

export function createDiskStorage(dataDir: string): StorageDriver {
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
        await writeDurably(temporary, bytes)
        await rename(temporary, path)
        await syncFolder(dirname(path))
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },
    get: (name) => readFile(pathOf(name)),
    async *list() {
      for await (const { hex } of walk(folder)) if (isFileHash(hex)) yield Buffer.from(hex, 'hex')
    },
    async *listOlderThan(before) {
      for await (const { hex, path } of walk(folder))
        if (path.endsWith(asideSuffix)) await restoreAside(path)
        else if ((await stat(path)).mtime < before && path.endsWith('.part')) await rm(path, { force: true })
        else if (isFileHash(hex) && (await stat(path)).mtime < before) yield Buffer.from(hex, 'hex')
    },
    // Moves the file before checking its age, so that a concurrent store of the same bytes is not lost.
    deleteIfOlder: async (name, before) => {
      const asidePath = `${pathOf(name)}${asideSuffix}`
      await rename(pathOf(name), asidePath)
      const isOld = (await stat(asidePath)).mtime < before
      await (isOld ? rm(asidePath) : restoreAside(asidePath))
      return isOld
    },
    isAvailable: () =>
      access(dataDir, constants.W_OK).then(
        () => true,
        () => false,
      ),
  }
}

async function* walk(folder: string) {
  for (const first of await readdir(folder).catch((): string[] => []))
    for (const rest of await readdir(join(folder, first))) yield { hex: first + rest, path: join(folder, first, rest) }
}

const asideSuffix = '.aside'
const restoreAside = (path: string) => rename(path, path.slice(0, -asideSuffix.length))

async function writeDurably(path: string, bytes: Buffer) {
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
