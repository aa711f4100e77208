import { crc32, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { workbook, zip } from '../../api/src/registry/workbook.test.support.ts'

export type HostileFile = { shape: string; bytes: Buffer; fileName: string; type: string }

/** Hidden in pictures wherever something can be hidden: none of it may come out again. */
export const hidden = '<script>fetch("/prove-hidden")</script>'

const text = (written: string) => Buffer.from(written)
const length = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes
}
const chunk = (type: string, data: Buffer, claimed = data.length) => {
  const named = Buffer.concat([text(type), data])
  return Buffer.concat([length(claimed), named, length(crc32(named))])
}
const pngMark = Buffer.from('89504e470d0a1a0a', 'hex')
/** As many bits a pixel as there can be, in seven passes: nothing is drawn before all of it is in memory. */
const pngHead = (side: number) => chunk('IHDR', Buffer.concat([length(side), length(side), Buffer.from([16, 6, 0, 0, 1])]))
const emptyPng = (side: number, raw: number) =>
  Buffer.concat([pngMark, pngHead(side), chunk('IDAT', deflateSync(Buffer.alloc(raw))), chunk('IEND', Buffer.alloc(0))])
const afterHead = (png: Buffer, ...more: Buffer[]) => Buffer.concat([png.subarray(0, 33), ...more, png.subarray(33)])

const scene = (width = 900, height = 700) => sharp({ create: { width, height, channels: 3, background: '#a0b0c0' } })
const comment = (written: string) => Buffer.concat([Buffer.from([0xff, 0xfe, 0, written.length + 2]), text(written)])
/** The size stands after the mark of the frame; the rest stays what it was. */
function resized(jpeg: Buffer, side: number): Buffer {
  const bytes = Buffer.from(jpeg)
  const frame = [0xc0, 0xc2].map((kind) => bytes.indexOf(Buffer.from([0xff, kind]))).find((at) => at > 0) ?? 0
  bytes.writeUInt16BE(side, frame + 5)
  bytes.writeUInt16BE(side, frame + 7)
  return bytes
}

const pdf = (catalog = '', more = '', head = '%PDF-1.4\n') =>
  text(`${head}1 0 obj<</Type/Catalog/Pages 2 0 R${catalog}>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
${more}trailer<</Root 1 0 R${catalog.includes('Encrypt') ? '/Encrypt 9 0 R' : ''}>>\n%%EOF\n`)
const pdfBomb = () => {
  const packed = deflateSync(Buffer.alloc(80_000_000, ' '))
  const head = `%PDF-1.5\n1 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>stream\n`
  return Buffer.concat([text(head), packed, text('\nendstream endobj\ntrailer<</Root 2 0 R>>\n%%EOF')])
}

const sheetHead = '<?xml version="1.0"?>'
const sheetOf = (rows: string, more: Record<string, string> = {}) =>
  zip({
    'xl/workbook.xml': `${sheetHead}<workbook xmlns:r="r"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${sheetHead}<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${sheetHead}<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    ...more,
  })
const shared = (words: string, claims = {}) =>
  zip({ 'xl/sharedStrings.xml': `${sheetHead}<sst>${words}</sst>`, 'xl/worksheets/sheet1.xml': `${sheetHead}<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row></sheetData></worksheet>` }, claims) // prettier-ignore
const cell = (place: string, words: string) => `<row r="1"><c r="${place}" t="inlineStr"><is><t>${words}</t></is></c></row>`
const laughs = `<!DOCTYPE l [<!ENTITY a "haha">${Array.from({ length: 9 }, (_, n) => `<!ENTITY ${'bcdefghij'[n]} "${`&${'abcdefghi'[n]};`.repeat(10)}">`).join('')}<!ENTITY x SYSTEM "file:///etc/passwd">]>`

/** Files that nobody sends by mistake, each by its shape. Made here, so that none of them lies in the repository. */
export async function hostileShapes(): Promise<HostileFile[]> {
  const jpeg = await scene().jpeg().toBuffer()
  const png = await scene().png().toBuffer()
  const gps = { IFD0: { Copyright: hidden, ImageDescription: hidden }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 45/1 0/1' } }
  const exif = await scene().withExif(gps).jpeg().toBuffer()
  const cmyk = await scene().toColourspace('cmyk').withMetadata().jpeg().toBuffer()
  const [tiff, webp, avif, gif] = await Promise.all([scene().tiff().toBuffer(), scene().webp().toBuffer(), scene(64, 64).avif().toBuffer(), scene(64, 64).gif().toBuffer()]) // prettier-ignore
  const formulas = `name,number\n=cmd|' /C calc'!A0,"+1+1"\n@SUM(1+1),-2+3\n"=HYPERLINK(""https://x.example"")",\t=1\n`
  const named = (shape: string, fileName: string): [string, Buffer, string, string] => [`name: ${shape}`, jpeg, fileName, 'image/jpeg']

  const all: [string, Buffer, string, string][] = [
    ['zip bomb', zip({ 'xl/worksheets/sheet1.xml': 'a'.repeat(60_000_000), 'xl/media/a': 'a'.repeat(60_000_000) }), 'sheet.xlsx', 'application/zip'],
    ['zip bomb that lies about its size', shared(`<si><t>${'a'.repeat(60_000_000)}</t></si>`, { 'xl/sharedStrings.xml': 900 }), 'sheet.xlsx', 'application/zip'],
    ['zip of zips', zip({ 'xl/worksheets/sheet1.xml': zip({ a: '0'.repeat(10_000_000) }).toString('latin1') }), 'a.xlsx', 'application/zip'],
    ['zip of thirty thousand parts', zip(Object.fromEntries(Array.from({ length: 30_000 }, (_, n) => [`p${n}`, '']))), 'a.xlsx', 'application/zip'],
    ['gzip bomb', gzipSync(Buffer.alloc(60_000_000)), 'paper.pdf', 'application/pdf'],
    ['raw deflate bomb', deflateRawSync(Buffer.alloc(60_000_000)), 'sheet.csv', 'text/csv'],
    ['PNG of 30,000 × 30,000', emptyPng(30_000, 1000), 'photo.png', 'image/png'],
    ['PNG of 60 million pixels in seven passes', emptyPng(7700, 100_000_000), 'photo.png', 'image/png'],
    ['JPEG of 30,000 × 30,000', resized(jpeg, 30_000), 'photo.jpg', 'image/jpeg'],
    ['progressive JPEG that claims 7,700 × 7,700', resized(await scene().jpeg({ progressive: true }).toBuffer(), 7700), 'photo.jpg', 'image/jpeg'],
    ['PNG with a chunk of four gigabytes', Buffer.concat([pngMark, chunk('IHDR', Buffer.alloc(13, 1)), chunk('IDAT', Buffer.alloc(10), 0xfffffff0)]), 'photo.png', 'image/png'],
    ['PNG with a packed text of megabytes', afterHead(png, chunk('zTXt', Buffer.concat([text('a\0\0'), deflateSync(Buffer.alloc(40_000_000))]))), 'photo.png', 'image/png'],
    ['PDF bomb', pdfBomb(), 'paper.pdf', 'application/pdf'],
    ['PDF whose pages lead in a circle', text('%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Parent 2 0 R/Kids[2 0 R 2 0 R]/Count 999999999>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'), 'paper.pdf', 'application/pdf'],
    ['SVG named PNG', text(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${hidden}</svg>`), 'photo.png', 'image/png'],
    ['HTML named PDF', text(`<!doctype html><html><body>${hidden}</body></html>`), 'paper.pdf', 'application/pdf'],
    ['script named JPEG', text('fetch("/prove-hidden")//'), 'photo.jpg', 'image/jpeg'],
    ['program of Windows named PDF', Buffer.concat([text('MZ'), Buffer.alloc(512, 0x90)]), 'paper.pdf', 'application/pdf'],
    ['program of Linux named PNG', Buffer.concat([Buffer.from('7f454c46020101', 'hex'), Buffer.alloc(512)]), 'photo.png', 'image/png'],
    ['PHP named JPEG', text('<?php system($_GET["c"]); ?>'), 'photo.php.jpg', 'image/jpeg'],
    ['PDF and zip in one', Buffer.concat([pdf(), zip({ 'a.html': hidden })]), 'paper.pdf', 'application/pdf'],
    ['PDF and page in one, named as a page', pdf('', `9 0 obj(${hidden})endobj\n`), 'paper.html', 'text/html'],
    ['GIF and script in one', Buffer.concat([text('GIF89a/*'), gif.subarray(8), text(`*/=1;${hidden}`)]), 'photo.gif', 'image/gif'],
    ['JPEG with a page in its comment', Buffer.concat([jpeg.subarray(0, 2), comment(hidden), jpeg.subarray(2), text(hidden)]), 'photo.html', 'text/html'],
    ['PNG with a page in its words and behind its end', Buffer.concat([afterHead(png, chunk('tEXt', text(`Comment\0${hidden}`))), text(hidden)]), 'photo.png', 'image/png'],
    ['picture cut in half', jpeg.subarray(0, jpeg.length / 2), 'photo.jpg', 'image/jpeg'],
    ['no byte', Buffer.alloc(0), 'photo.jpg', 'image/jpeg'],
    ['one byte', Buffer.from([0xff]), 'photo.jpg', 'image/jpeg'],
    ['only the first bytes of a JPEG', jpeg.subarray(0, 4), 'photo.jpg', 'image/jpeg'],
    ['PNG that says it is a PDF', png, 'paper.pdf', 'application/pdf'],
    ['two endings', jpeg, 'photo.jpg.exe', 'application/x-msdownload'],
    named('out of the folder', '../../../../etc/cron.d/prove'),
    named('another disk', 'C:\\Windows\\System32\\prove.dll'),
    named('a nought in it', 'photo.jpg\0.php'),
    named('written backwards', 'photo\u202Egpj.exe'),
    named('three hundred letters', `${'a'.repeat(300)}.jpg`),
    named('Bangla', 'পাসপোর্টের কপি.jpg'),
    named('a header in it', 'a.jpg"\r\nset-cookie: a=b\r\n\r\n'),
    named('a page', `${hidden}.jpg`),
    ['JPEG that says where it was taken, with a script', exif, 'photo.jpg', 'image/jpeg'],
    ['PDF with a script', pdf('/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>'), 'paper.pdf', 'application/pdf'],
    ['PDF that starts a program', pdf('/OpenAction<</S/Launch/F(cmd.exe)>>'), 'paper.pdf', 'application/pdf'],
    ['PDF with a file in it', pdf('/Names<</EmbeddedFiles<</Names[(a.exe)4 0 R]>>>>', '4 0 obj<</Type/Filespec/F(a.exe)/EF<</F 5 0 R>>>>endobj\n5 0 obj<</Type/EmbeddedFile/Length 2>>stream\nMZ\nendstream endobj\n'), 'paper.pdf', 'application/pdf'],
    ['locked PDF', pdf('/Encrypt 9 0 R', '9 0 obj<</Filter/Standard/V 1/R 2/O(12345678901234567890123456789012)/U(12345678901234567890123456789012)/P -4>>endobj\n'), 'paper.pdf', 'application/pdf'],
    ['workbook that calls out', sheetOf(cell('A1', 'name'), { 'xl/externalLinks/_rels/externalLink1.xml.rels': `${sheetHead}<Relationships><Relationship Id="rId1" Target="https://x.example/a" TargetMode="External"/></Relationships>` }), 'a.xlsx', 'application/vnd.ms-excel'],
    ['workbook with forty million letters in one word', shared(`<si><t>${'a'.repeat(40_000_000)}</t></si>`), 'a.xlsx', 'application/vnd.ms-excel'],
    ['workbook with a hundred million letters in one cell', sheetOf(cell('A1', 'a'.repeat(100_000_000))), 'a.xlsx', 'application/vnd.ms-excel'],
    ['workbook with a row beyond all rows', sheetOf('<row r="999999999"><c r="ZZZZZZZ999999999"><v>1</v></c></row>'), 'a.xlsx', 'application/vnd.ms-excel'],
    ['workbook that unpacks out of its folder', sheetOf(cell('A1', 'name'), { '../../../etc/prove': 'a', '/etc/prove': 'a' }), 'a.xlsx', 'application/vnd.ms-excel'],
    ['workbook of a thousand million laughs', zip({ 'xl/worksheets/sheet1.xml': `${sheetHead}${laughs}<worksheet><sheetData>${cell('A1', '&j;&x;')}</sheetData></worksheet>` }), 'a.xlsx', 'application/vnd.ms-excel'],
    ['honest workbook with formulas', workbook([['name', 'number'], ['=1+1', 2], [`@${hidden}`, null]]), 'a.xlsx', 'application/vnd.ms-excel'],
    ['sheet with formulas', text(formulas), 'sheet.csv', 'text/csv'],
    ['sheet of one endless line', Buffer.alloc(4_000_000, 'a,'), 'sheet.csv', 'text/csv'],
    ['sheet of one endless quoted cell', Buffer.concat([text('name,number\n"'), Buffer.alloc(4_000_000, 'a')]), 'sheet.csv', 'text/csv'],
    ['sheet in another alphabet, with noughts', Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from('name,n\0o\ud800\n', 'utf16le')]), 'sheet.csv', 'text/csv'],
    ['JSON without a bottom', Buffer.from('['.repeat(300_000)), 'list.json', 'application/json'],
    ['JSON that reaches for the prototype', text('{"rows":[{"__proto__":{"code":"x"},"constructor":{"prototype":1}}]}'), 'list.json', 'application/json'],
    ['animated PNG', afterHead(png, chunk('acTL', Buffer.concat([length(1_000_000), length(0)]))), 'photo.png', 'image/png'],
    ['JPEG in the colours of a printer', cmyk, 'photo.jpg', 'image/jpeg'],
    ['TIFF', tiff, 'photo.tiff', 'image/tiff'],
    ['WebP', webp, 'photo.webp', 'image/webp'],
    ['AVIF', avif, 'photo.heic', 'image/heic'],
  ] // prettier-ignore
  return all.map(([shape, bytes, fileName, type]) => ({ shape, bytes, fileName, type }))
}
