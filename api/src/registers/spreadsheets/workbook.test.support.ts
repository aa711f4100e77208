import { crc32, deflateRawSync } from 'node:zlib'

const little = (bytes: number, ...values: number[]) => {
  const buffer = Buffer.alloc(bytes * values.length)
  for (const [index, value] of values.entries()) buffer.writeUIntLE(value, index * bytes, bytes)
  return buffer
}

/** Creates a zip as a spreadsheet program does; `claims` fakes the unpacked size of a part. */
export function zip(parts: Record<string, string>, claims: Record<string, number> = {}): Buffer {
  const bodies: Buffer[] = []
  const contents: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(parts)) {
    const raw = Buffer.from(text)
    const packed = deflateRawSync(raw)
    const sizes = Buffer.concat([
      little(4, crc32(raw), packed.length, claims[name] ?? raw.length),
      little(2, Buffer.byteLength(name), 0),
    ])
    const body = Buffer.concat([
      Buffer.from('PK\u0003\u0004'),
      little(2, 20, 0, 8, 0, 0),
      sizes,
      Buffer.from(name),
      packed,
    ])
    contents.push(
      Buffer.concat([
        Buffer.from('PK\u0001\u0002'),
        little(2, 20, 20, 0, 8, 0, 0),
        sizes,
        little(2, 0, 0, 0),
        little(4, 0, offset),
        Buffer.from(name),
      ]),
    )
    bodies.push(body)
    offset += body.length
  }
  const index = Buffer.concat(contents)
  const end = Buffer.concat([
    Buffer.from('PK\u0005\u0006'),
    little(2, 0, 0, contents.length, contents.length),
    little(4, index.length, offset),
    little(2, 0),
  ])
  return Buffer.concat([...bodies, index, end])
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/**
 * Creates a workbook like Excel: shared strings, inline numbers, omitted empty cells. The wanted sheet is not the first
 * file.
 */
export function workbook(rows: (string | number | null)[][]): Buffer {
  const shared: string[] = []
  const cell = (value: string | number | null, place: string) => {
    if (value === null) return ''
    if (typeof value === 'number') return `<c r="${place}"><f>1+1</f><v>${value}</v></c>`
    return `<c r="${place}" t="s"><v>${shared.push(value) - 1}</v></c>`
  }
  const body = rows.map((row, y) => {
    const cells = row.map((value, x) => cell(value, `${String.fromCharCode(65 + x)}${y + 1}`))
    return `<row r="${y + 1}">${cells.join('')}</row>`
  })
  const texts = shared.map((text) => `<si><t>${escape(text)}</t><rPh><t>no</t></rPh></si>`)
  const oldSheet = '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>'
  return zip({
    'xl/workbook.xml':
      `${head}<workbook xmlns:r="r"><sheets><sheet name="Data" sheetId="2" r:id="rId2"/>` +
      '<sheet name="Old" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      `${head}<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/>` +
      '<Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `${head}${oldSheet}`,
    'xl/worksheets/sheet2.xml': `${head}<worksheet><sheetData>${body.join('')}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `${head}<sst>${texts.join('')}</sst>`,
  })
}
