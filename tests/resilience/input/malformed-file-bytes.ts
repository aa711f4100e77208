import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { zip } from '@wewb/api/registers/spreadsheets/workbook.test.support.ts'

/** Hidden in the metadata of images; must not survive re-encoding. */
export const HIDDEN_PAYLOAD = '<script>fetch("/hidden-payload")</script>'

export const utf8Bytes = (text: string) => Buffer.from(text)
export const uint32Bytes = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes
}
export const pngChunk = (type: string, data: Buffer, claimed = data.length) => {
  const named = Buffer.concat([utf8Bytes(type), data])
  return Buffer.concat([uint32Bytes(claimed), named, uint32Bytes(crc32(named))])
}
export const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex')
/** 16 bits per channel and interlaced, so that a decoder needs the whole image in memory. */
const createPngHeader = (side: number) =>
  pngChunk('IHDR', Buffer.concat([uint32Bytes(side), uint32Bytes(side), Buffer.from([16, 6, 0, 0, 1])]))
export const createEmptyPng = (side: number, raw: number) =>
  Buffer.concat([
    pngSignature,
    createPngHeader(side),
    pngChunk('IDAT', deflateSync(Buffer.alloc(raw))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
export const insertAfterPngHeader = (png: Buffer, ...more: Buffer[]) =>
  Buffer.concat([png.subarray(0, 33), ...more, png.subarray(33)])

export const createPlainImage = (width = 900, height = 700) =>
  sharp({ create: { width, height, channels: 3, background: '#a0b0c0' } })
export const createJpegComment = (text: string) =>
  Buffer.concat([Buffer.from([0xff, 0xfe, 0, text.length + 2]), utf8Bytes(text)])
/** Overwrites the size in the frame header and keeps the rest. */
export function claimJpegSize(jpeg: Buffer, side: number): Buffer {
  const bytes = Buffer.from(jpeg)
  const frame = [0xc0, 0xc2].map((kind) => bytes.indexOf(Buffer.from([0xff, kind]))).find((at) => at > 0) ?? 0
  bytes.writeUInt16BE(side, frame + 5)
  bytes.writeUInt16BE(side, frame + 7)
  return bytes
}

export const createPdf = (catalog = '', more = '', head = '%PDF-1.4\n') =>
  utf8Bytes(`${head}1 0 obj<</Type/Catalog/Pages 2 0 R${catalog}>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
${more}trailer<</Root 1 0 R${catalog.includes('Encrypt') ? '/Encrypt 9 0 R' : ''}>>\n%%EOF\n`)
export const createPdfBomb = () => {
  const packed = deflateSync(Buffer.alloc(80_000_000, ' '))
  const head = `%PDF-1.5\n1 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>stream\n`
  return Buffer.concat([utf8Bytes(head), packed, utf8Bytes('\nendstream endobj\ntrailer<</Root 2 0 R>>\n%%EOF')])
}

export const xmlDeclaration = '<?xml version="1.0"?>'
const sheetList = '<sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets>'
const sheetRelationship = '<Relationship Id="rId1" Target="worksheets/sheet1.xml"/>'
export const createWorkbookFromRows = (rows: string, more: Record<string, string> = {}) =>
  zip({
    'xl/workbook.xml': `${xmlDeclaration}<workbook xmlns:r="r">${sheetList}</workbook>`,
    'xl/_rels/workbook.xml.rels': `${xmlDeclaration}<Relationships>${sheetRelationship}</Relationships>`,
    'xl/worksheets/sheet1.xml': `${xmlDeclaration}<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    ...more,
  })
const sharedStringRow = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>'
export const createWorkbookWithSharedStrings = (words: string, claims = {}) =>
  zip(
    {
      'xl/sharedStrings.xml': `${xmlDeclaration}<sst>${words}</sst>`,
      'xl/worksheets/sheet1.xml': `${xmlDeclaration}<worksheet><sheetData>${sharedStringRow}</sheetData></worksheet>`,
    },
    claims,
  )
export const createRowWithText = (cell: string, words: string) =>
  `<row r="1"><c r="${cell}" t="inlineStr"><is><t>${words}</t></is></c></row>`
const externalEntity = '<!ENTITY x SYSTEM "file:///etc/passwd">'
const nestedEntities = Array.from(
  { length: 9 },
  (_, n) => `<!ENTITY ${'bcdefghij'[n]} "${`&${'abcdefghi'[n]};`.repeat(10)}">`,
).join('')
/** Nested entities that expand a thousand million times, and one that reads a file of the server. */
export const billionLaughsDoctype = `<!DOCTYPE l [<!ENTITY a "haha">${nestedEntities}${externalEntity}]>`
