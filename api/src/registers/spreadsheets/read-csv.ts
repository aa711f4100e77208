import { parse } from 'csv-parse'
import { Readable } from 'node:stream'
import { UnreadableFileError } from './unreadable-file.ts'

/** Reads CSV with comma, semicolon or tab, with or without a byte order mark, since spreadsheets differ by locale. */
export async function* readCsv(chunks: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  const text = decode(chunks)
  const first = await text.next()
  if (first.done) return
  const parser = parse({
    delimiter: separatorOf(first.value),
    relax_column_count: true,
    skip_empty_lines: false,
    max_record_size: 64 * 1024,
  })
  const source = Readable.from(joined(first.value, text))
  source.on('error', (error) => parser.destroy(error)).pipe(parser)
  try {
    for await (const row of parser) yield row as string[]
  } catch {
    throw new UnreadableFileError()
  } finally {
    source.destroy()
  }
}

async function* decode(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  for await (const piece of chunks) {
    decoder ??= new TextDecoder(piece[0] === 0xff && piece[1] === 0xfe ? 'utf-16le' : 'utf-8')
    const text = decoder.decode(piece, { stream: true })
    if (text.includes('\u0000')) throw new UnreadableFileError()
    if (text) yield text
  }
}

async function* joined(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first
  yield* rest
}

function separatorOf(text: string): string {
  const [heading = ''] = text.split(/\r?\n/, 1)
  const count = (sign: string) => heading.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}
