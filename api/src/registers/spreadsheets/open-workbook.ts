import { SaxesParser } from 'saxes'
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import { UnreadableFileError } from './unreadable-file.ts'

/** A sheet of 200,000 rows unpacks to about 150 MB; a zip bomb to thousands. */
const maxUnpacked = 250 * 1024 * 1024
const maxParts = 1000
/** A cell holds at most 32,767 letters: longer text without a tag only fills the memory. */
const maxBetweenTags = 1024 * 1024

type Tag = Readonly<Record<string, string | undefined>>
export type XmlPartHandler = {
  onOpenTag?(name: string, attributes: Tag): void
  onText?(text: string): void
  onCloseTag?(name: string): void
}
/** Feeds a part of the workbook to a handler in chunks and yields after each. */
export type WorkbookPartReader = (name: string, listener: XmlPartHandler) => AsyncGenerator<void>

/** Opens a workbook, a zip of XML parts. Checks the declared sizes before unpacking and enforces them during it. */
export async function openWorkbook(bytes: Buffer): Promise<WorkbookPartReader> {
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false })
    const parts = await listParts(zip)
    return (name, listener) => readPart(zip, parts.get(name), listener)
  } catch (error) {
    throw error instanceof UnreadableFileError ? error : new UnreadableFileError()
  }
}

async function listParts(zip: ZipFile): Promise<Map<string, Entry>> {
  const parts = new Map<string, Entry>()
  let unpacked = 0
  for await (const part of zip.eachEntry()) {
    unpacked += part.uncompressedSize
    if (unpacked > maxUnpacked || parts.size > maxParts) throw new UnreadableFileError('too-large')
    parts.set(part.fileName, part)
  }
  return parts
}

async function* readPart(zip: ZipFile, part: Entry | undefined, listener: XmlPartHandler): AsyncGenerator<void> {
  if (!part) return
  const parser = new SaxesParser({ position: false })
  const decoder = new TextDecoder()
  let sinceTag = 0
  parser.on('opentag', ({ name, attributes }) => {
    sinceTag = 0
    listener.onOpenTag?.(local(name), attributes as Tag)
  })
  parser.on('text', (text) => listener.onText?.(text))
  parser.on('closetag', ({ name }) => {
    sinceTag = 0
    listener.onCloseTag?.(local(name))
  })
  try {
    for await (const piece of await zip.openReadStreamPromise(part)) {
      sinceTag += (piece as Buffer).length
      if (sinceTag > maxBetweenTags) throw new UnreadableFileError('too-large')
      parser.write(decoder.decode(piece as Buffer, { stream: true }))
      yield
    }
    parser.close()
    yield
  } catch (error) {
    throw error instanceof UnreadableFileError ? error : new UnreadableFileError()
  }
}

/** Strips the namespace prefix: some programs write <x:row>. */
const local = (name: string) => name.slice(name.indexOf(':') + 1)
