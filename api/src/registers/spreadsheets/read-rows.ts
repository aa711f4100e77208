import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'

/** Reads the rows of a CSV or XLSX file, detected by the first bytes and not by the name. */
export async function* listResultRows(chunks: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  const source = chunks[Symbol.asyncIterator]()
  const first = await source.next()
  if (first.done) return
  const all = again(first.value, source)
  if (first.value.subarray(0, 4).equals(zipMark)) yield* readXlsx(await collect(all))
  else yield* readCsv(all)
}

const zipMark = Buffer.from('PK\u0003\u0004', 'latin1')

async function* again(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

/** Collects the whole file: the central directory of a zip is at its end. */
async function collect(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const list: Buffer[] = []
  for await (const piece of chunks) list.push(piece)
  return Buffer.concat(list)
}
