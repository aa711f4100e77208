import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Transform } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'

/** A file of the backup, with its size and hash. */
export type BackupPart = { file: string; bytes: number; sha256: string }
/** `contents` is the hash of the uncompressed rows, by which a restored table is compared with the saved one. */
export type TableBackup = BackupPart & { name: string; columns: string[]; rows: number; contents: string }

export type BackupManifest = {
  format: 'wewb-portal-backup-1'
  madeAt: string
  /** Fingerprints of the keys, never the keys themselves. */
  keys: { data: Record<string, string>; index: string }
  migrations: { name: string; hash: string }[]
  tables: TableBackup[]
  leftOut: string[]
  sequences: { name: string; last: string; isCalled: boolean }[]
  jobs: TableBackup
  /**
   * Names of the stored files, which are the hashes of their plain content; `sums` has the hashes of the encrypted
   * bytes (missing in the first backups).
   */
  files: BackupPart & { count: number; missing: string[]; sums?: BackupPart }
  archives: BackupPart[]
  audit: { seq: number; hash: string } | null
}

export const manifestFileName = 'manifest.json'

export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, manifestFileName), 'utf8').catch(() => {
    throw new Error(`${folder} is no backup: it has no ${manifestFileName}.`)
  })
  const manifest = JSON.parse(text) as BackupManifest
  if (manifest.format !== 'wewb-portal-backup-1') throw new Error(`${folder} is no backup of a known format.`)
  return manifest
}

export const listBackupParts = ({ tables, jobs, files, archives }: BackupManifest): BackupPart[] => [
  ...tables,
  jobs,
  files,
  ...(files.sums ? [files.sums] : []),
  ...archives,
]

/** Returns the path of a stored file in a backup. */
export const backupPathOf = (hex: string) => join('files', hex.slice(0, 2), hex.slice(2))

/** A pass-through stream that counts and hashes its bytes. */
export function createDigestStream() {
  const hash = createHash('sha256')
  let [bytes, lines] = [0, 0]
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      bytes += chunk.length
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1
      done(null, chunk)
    },
  })
  return { stream, read: () => ({ bytes, lines, sha256: hash.digest('hex') }) }
}

export const readFileNames = (folder: string, { files }: BackupManifest): AsyncGenerator<string> =>
  readLines(join(folder, files.file))

/** Yields each file of the backup with its name and the hash of its bytes on disk. */
export async function* readFileChecksums(
  folder: string,
  { files }: BackupManifest,
): AsyncGenerator<{ name: string; sum: string }> {
  const missing = new Set(files.missing)
  for await (const line of readLines(join(folder, (files.sums ?? files).file))) {
    const [name = '', sum = name] = line.split(' ')
    if (!missing.has(name)) yield { name, sum }
  }
}

async function* readLines(path: string): AsyncGenerator<string> {
  const packed = createReadStream(path)
  for await (const line of createInterface({ input: packed.pipe(createZstdDecompress()), crlfDelay: Infinity }))
    if (line) yield line
}

/** Processes items with limited concurrency, without loading all of them. */
export async function forEachConcurrently<T>(
  items: AsyncIterable<T>,
  act: (item: T) => Promise<void>,
  concurrency = 8,
) {
  const source = items[Symbol.asyncIterator]()
  const worker = async () => {
    for (let next = await source.next(); !next.done; next = await source.next()) await act(next.value)
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
}
