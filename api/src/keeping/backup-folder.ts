import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Transform } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'

/** A file of the backup: what it weighs, and the hash that says it is still the same. */
export type Part = { file: string; bytes: number; sha256: string }
/** `contents` is the hash of what is packed, by which a restored table is compared with the one that was saved. */
export type Table = Part & { name: string; columns: string[]; rows: number; contents: string }

export type Manifest = {
  format: 'wewb-portal-backup-1'
  madeAt: string
  /** Only of their keys is something kept here: enough to know them again. */
  keys: { data: Record<string, string>; index: string }
  migrations: { name: string; hash: string }[]
  tables: Table[]
  leftOut: string[]
  sequences: { name: string; last: string; isCalled: boolean }[]
  jobs: Table
  /** The names of the stored files, which are the hashes of what they say; how they lie there, sealed, stands in `sums` (not in the first backups). */
  files: Part & { count: number; missing: string[]; sums?: Part }
  archives: Part[]
  audit: { seq: number; hash: string } | null
}

export const manifestFile = 'manifest.json'

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => {
    throw new Error(`${folder} is no backup: it has no ${manifestFile}.`)
  })
  const manifest = JSON.parse(text) as Manifest
  if (manifest.format !== 'wewb-portal-backup-1') throw new Error(`${folder} is no backup that this portal can read.`)
  return manifest
}

export const partsOf = ({ tables, jobs, files, archives }: Manifest): Part[] => [
  ...tables,
  jobs,
  files,
  ...(files.sums ? [files.sums] : []),
  ...archives,
]

/** Where a stored file lies in a backup. */
export const placeOfFile = (hex: string) => join('files', hex.slice(0, 2), hex.slice(2))

/** Lets bytes pass, and knows afterwards how many and which. */
export function meter() {
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

export const readFileNames = (folder: string, { files }: Manifest): AsyncGenerator<string> => readLines(join(folder, files.file))

/** Each file that is in the backup: its name, and the hash of its bytes as they lie there. */
export async function* readFileSums(folder: string, { files }: Manifest): AsyncGenerator<{ name: string; sum: string }> {
  const missing = new Set(files.missing)
  for await (const line of readLines(join(folder, (files.sums ?? files).file))) {
    const [name = '', sum = name] = line.split(' ')
    if (!missing.has(name)) yield { name, sum }
  }
}

async function* readLines(path: string): AsyncGenerator<string> {
  const packed = createReadStream(path)
  for await (const line of createInterface({ input: packed.pipe(createZstdDecompress()), crlfDelay: Infinity })) if (line) yield line
}

/** Several at once, and never more of them in memory. */
export async function eachOf<T>(items: AsyncIterable<T>, act: (item: T) => Promise<void>, atOnce = 8) {
  const source = items[Symbol.asyncIterator]()
  const worker = async () => {
    for (let next = await source.next(); !next.done; next = await source.next()) await act(next.value)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
