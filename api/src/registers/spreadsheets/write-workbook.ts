import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

type Cell = string | number
type Part = { name: string; chunks: Iterable<string> | AsyncIterable<string> }
type Packed = { name: Buffer; crc: number; packed: number; raw: number; offset: number }

/**
 * Writes a spreadsheet (.xlsx) with one sheet as a stream: only one batch of rows is in memory. Texts are inline
 * strings, which no spreadsheet treats as formulas.
 */
export const writeWorkbook = (title: string, rows: AsyncIterable<readonly Cell[]>): Readable =>
  Readable.from(zip([...around(title), { name: 'xl/worksheets/sheet1.xml', chunks: sheet(rows) }]), {
    objectMode: false,
  })

async function* sheet(rows: AsyncIterable<readonly Cell[]>) {
  let text = `${head}<worksheet xmlns="${spreadsheet}/main"><sheetData>`
  let y = 0
  for await (const row of rows) {
    y += 1
    text += `<row r="${y}">${row.map((value, x) => cell(value, `${String.fromCharCode(65 + x)}${y}`)).join('')}</row>`
    // Compresses some hundred rows at a time: one by one they would make as many small buffers.
    if (text.length < 32_000) continue
    yield text
    text = ''
  }
  yield `${text}</sheetData></worksheet>`
}

const cell = (value: Cell, reference: string) =>
  typeof value === 'number'
    ? `<c r="${reference}"><v>${value}</v></c>`
    : `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escape(value)}</t></is></c>`

/** Removes control characters that XML cannot represent. */
// oxlint-disable-next-line no-control-regex -- the pattern finds control characters
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const escape = (text: string) =>
  text
    .replace(unwritable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const around = (title: string): Part[] => [
  {
    name: '[Content_Types].xml',
    chunks: [
      `${head}<Types xmlns="${packages}/content-types">` +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        '<Default Extension="xml" ContentType="application/xml"/>' +
        `<Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>` +
        `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
    ],
  },
  {
    name: '_rels/.rels',
    chunks: [
      `${head}<Relationships xmlns="${packages}/relationships">` +
        `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
  },
  {
    name: 'xl/workbook.xml',
    chunks: [
      `${head}<workbook xmlns="${spreadsheet}/main" xmlns:r="${office}"><sheets>` +
        `<sheet name="${escape(title.slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    chunks: [
      `${head}<Relationships xmlns="${packages}/relationships">` +
        `<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ],
  },
]

/** Writes a streaming zip: sizes are known only after a part is compressed, so they follow it in a data descriptor. */
async function* zip(parts: readonly Part[]): AsyncGenerator<Buffer> {
  const done: Packed[] = []
  let offset = 0
  for (const { name: text, chunks } of parts) {
    const name = Buffer.from(text)
    const part: Packed = { name, crc: 0, packed: 0, raw: 0, offset }
    const header = Buffer.concat([
      little(4, 0x04034b50),
      little(2, 20, sizesFollow, 8, 0, noDay),
      little(4, 0, 0, 0),
      little(2, name.length, 0),
      name,
    ])
    yield header
    for await (const packed of deflated(chunks, part)) {
      part.packed += packed.length
      yield packed
    }
    const after = little(4, 0x08074b50, part.crc, part.packed, part.raw)
    yield after
    offset += header.length + part.packed + after.length
    done.push(part)
  }
  const index = Buffer.concat(done.map(entry))
  yield Buffer.concat([
    index,
    little(4, 0x06054b50),
    little(2, 0, 0, done.length, done.length),
    little(4, index.length, offset),
    little(2, 0),
  ])
}

/** Flags: sizes follow in a data descriptor, names are UTF-8. */
const sizesFollow = 0x0808
/** 1 January 1980, the minimum: a zip cannot omit the date. */
const noDay = 0x21

const entry = ({ name, crc, packed, raw, offset }: Packed) =>
  Buffer.concat([
    little(4, 0x02014b50),
    little(2, 20, 20, sizesFollow, 8, 0, noDay),
    little(4, crc, packed, raw),
    little(2, name.length, 0, 0, 0, 0),
    little(4, 0, offset),
    name,
  ])

function deflated(chunks: Part['chunks'], part: Packed): AsyncIterable<Buffer> {
  const counted = async function* () {
    for await (const chunk of chunks) {
      const bytes = Buffer.from(chunk)
      part.crc = crc32(bytes, part.crc)
      part.raw += bytes.length
      yield bytes
    }
  }
  // An error in the rows reaches the reader, so that the download fails instead of ending early.
  return pipeline(Readable.from(counted()), createDeflateRaw(), () => {})
}

const little = (bytes: number, ...values: number[]) => {
  const buffer = Buffer.alloc(bytes * values.length)
  for (const [index, value] of values.entries()) buffer.writeUIntLE(value, index * bytes, bytes)
  return buffer
}
