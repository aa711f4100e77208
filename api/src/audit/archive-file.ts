import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { hashAuditRow, type AuditRow, type SealedAuditRow } from './hash-chain.ts'

/** Format of an archive: one header line with the hash it is chained to, then one line per entry with its hash. */
export type ArchiveHeader = { previous: string; seq: number }
export type ArchivedRow = AuditRow & { seq: number; hash: string }
export type ArchiveCheck = { entries: number; hash: string; firstBroken: number | null }

export const toArchivedRow = ({ seq, hash, id, at, actor, event, subject, detail }: SealedAuditRow): ArchivedRow => ({
  seq,
  id,
  at,
  actor,
  event,
  subject,
  detail,
  hash: hash.toString('hex'),
})

/** Writes the archive atomically: complete and flushed to disk, or not at all. */
export async function writeArchive(path: string, lines: AsyncIterable<ArchiveHeader | ArchivedRow>) {
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.part`
  const asText = async function* () {
    for await (const line of lines) yield `${JSON.stringify(line)}\n`
  }
  try {
    await pipeline(Readable.from(asText()), createGzip(), createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }))
    await flushToDisk(unfinished)
    await rename(unfinished, path)
    await flushToDisk(dirname(path))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function flushToDisk(path: string) {
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}

/** Reads an archive and verifies its hash chain. */
export async function readArchive(path: string): Promise<ArchiveCheck> {
  const lines = createInterface({ input: createReadStream(path).pipe(createGunzip()), crlfDelay: Infinity })
  let previous: Buffer | undefined
  let entries = 0
  for await (const text of lines) {
    const line = JSON.parse(text) as ArchiveHeader | ArchivedRow
    if (!('id' in line)) {
      previous = Buffer.from(line.previous, 'hex')
      continue
    }
    previous = hashAuditRow(previous ?? Buffer.alloc(0), line)
    if (previous.toString('hex') !== line.hash) return { entries, hash: line.hash, firstBroken: line.id }
    entries += 1
  }
  return { entries, hash: previous?.toString('hex') ?? '', firstBroken: null }
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
