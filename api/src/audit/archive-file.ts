import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { link, type Row, type SealedRow } from './chain.ts'

/** What an archived part of the log is: one line that says what it is chained to, then one line an entry, with its hash. */
export type Heading = { previous: string; seq: number }
export type ArchivedRow = Row & { seq: number; hash: string }
export type Read = { entries: number; hash: string; firstBroken: number | null }

export const lineOf = ({ seq, hash, id, at, actor, event, subject, detail }: SealedRow): ArchivedRow => ({
  seq,
  id,
  at,
  actor,
  event,
  subject,
  detail,
  hash: hash.toString('hex'),
})

/** Whole and on the disk, or not there at all. */
export async function writeArchive(path: string, lines: AsyncIterable<Heading | ArchivedRow>) {
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.part`
  const asText = async function* () {
    for await (const line of lines) yield `${JSON.stringify(line)}\n`
  }
  try {
    await pipeline(Readable.from(asText()), createGzip(), createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }))
    await onDisk(unfinished)
    await rename(unfinished, path)
    await onDisk(dirname(path))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function onDisk(path: string) {
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}

/** Reads an archived part and walks its chain: what left the database can be proved for as long as the file is kept. */
export async function readArchive(path: string): Promise<Read> {
  const lines = createInterface({ input: createReadStream(path).pipe(createGunzip()), crlfDelay: Infinity })
  let previous: Buffer | undefined
  let entries = 0
  for await (const text of lines) {
    const line = JSON.parse(text) as Heading | ArchivedRow
    if (!('id' in line)) {
      previous = Buffer.from(line.previous, 'hex')
      continue
    }
    previous = link(previous ?? Buffer.alloc(0), line)
    if (previous.toString('hex') !== line.hash) return { entries, hash: line.hash, firstBroken: line.id }
    entries += 1
  }
  return { entries, hash: previous?.toString('hex') ?? '', firstBroken: null }
}

export async function fingerprintOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
