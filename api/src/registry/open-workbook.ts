import { SaxesParser } from 'saxes'
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import { UnreadableFile } from './unreadable-file.ts'

/** A sheet of 200,000 rows unpacks to about 150 MB; a bomb to thousands. */
const mostUnpacked = 250 * 1024 * 1024
const mostParts = 1000
/** A cell holds at most 32,767 letters: what goes on for longer without a tag fills the memory and says nothing. */
const mostBetweenTags = 1024 * 1024

type Tag = Readonly<Record<string, string | undefined>>
export type Listener = { opened?(name: string, attributes: Tag): void; text?(text: string): void; closed?(name: string): void }
/** Feeds one part of the workbook to a listener piece by piece, and gives way after each. */
export type ReadPart = (name: string, listener: Listener) => AsyncGenerator<void>

/** A workbook is a zip of XML parts. Sizes are looked at before anything is unpacked, and held to while it is. */
export async function openWorkbook(bytes: Buffer): Promise<ReadPart> {
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false })
    const parts = await listParts(zip)
    return (name, listener) => readPart(zip, parts.get(name), listener)
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile()
  }
}

async function listParts(zip: ZipFile): Promise<Map<string, Entry>> {
  const parts = new Map<string, Entry>()
  let unpacked = 0
  for await (const part of zip.eachEntry()) {
    unpacked += part.uncompressedSize
    if (unpacked > mostUnpacked || parts.size > mostParts) throw new UnreadableFile('too-large')
    parts.set(part.fileName, part)
  }
  return parts
}

async function* readPart(zip: ZipFile, part: Entry | undefined, listener: Listener): AsyncGenerator<void> {
  if (!part) return
  const parser = new SaxesParser({ position: false })
  const decoder = new TextDecoder()
  let sinceTag = 0
  parser.on('opentag', ({ name, attributes }) => {
    sinceTag = 0
    listener.opened?.(local(name), attributes as Tag)
  })
  parser.on('text', (text) => listener.text?.(text))
  parser.on('closetag', ({ name }) => {
    sinceTag = 0
    listener.closed?.(local(name))
  })
  try {
    for await (const piece of await zip.openReadStreamPromise(part)) {
      sinceTag += (piece as Buffer).length
      if (sinceTag > mostBetweenTags) throw new UnreadableFile('too-large')
      parser.write(decoder.decode(piece as Buffer, { stream: true }))
      yield
    }
    parser.close()
    yield
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile()
  }
}

/** Some programs write <x:row>. */
const local = (name: string) => name.slice(name.indexOf(':') + 1)
