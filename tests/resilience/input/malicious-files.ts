import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { zip } from '@wewb/api/registers/spreadsheets/workbook.test.support.ts'
import {
  claimJpegSize,
  createEmptyPng,
  createJpegComment,
  createPdf,
  createPdfBomb,
  createPlainImage,
  createWorkbookWithSharedStrings,
  HIDDEN_PAYLOAD,
  insertAfterPngHeader,
  pngChunk,
  pngSignature,
  uint32Bytes,
  utf8Bytes,
} from './malformed-file-bytes.ts'
import { createMaliciousSheets } from './malicious-sheets.ts'

export type MaliciousFile = { shape: string; bytes: Buffer; fileName: string; type: string }

/** Malicious files by shape. Generated here, so that the repository contains none. */
export async function createMaliciousFiles(): Promise<MaliciousFile[]> {
  const jpeg = await createPlainImage().jpeg().toBuffer()
  const png = await createPlainImage().png().toBuffer()
  const gps = {
    IFD0: { Copyright: HIDDEN_PAYLOAD, ImageDescription: HIDDEN_PAYLOAD },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 45/1 0/1' },
  }
  const exif = await createPlainImage().withExif(gps).jpeg().toBuffer()
  const cmyk = await createPlainImage().toColourspace('cmyk').withMetadata().jpeg().toBuffer()
  const [tiff, webp, avif, gif] = await Promise.all([
    createPlainImage().tiff().toBuffer(),
    createPlainImage().webp().toBuffer(),
    createPlainImage(64, 64).avif().toBuffer(),
    createPlainImage(64, 64).gif().toBuffer(),
  ])
  const named = (shape: string, fileName: string): [string, Buffer, string, string] => [
    `name: ${shape}`,
    jpeg,
    fileName,
    'image/jpeg',
  ]

  const all: [string, Buffer, string, string][] = [
    [
      'zip bomb',
      zip({ 'xl/worksheets/sheet1.xml': 'a'.repeat(60_000_000), 'xl/media/a': 'a'.repeat(60_000_000) }),
      'sheet.xlsx',
      'application/zip',
    ],
    [
      'zip bomb that lies about its size',
      createWorkbookWithSharedStrings(`<si><t>${'a'.repeat(60_000_000)}</t></si>`, { 'xl/sharedStrings.xml': 900 }),
      'sheet.xlsx',
      'application/zip',
    ],
    [
      'zip of zips',
      zip({ 'xl/worksheets/sheet1.xml': zip({ a: '0'.repeat(10_000_000) }).toString('latin1') }),
      'a.xlsx',
      'application/zip',
    ],
    [
      'zip of thirty thousand parts',
      zip(Object.fromEntries(Array.from({ length: 30_000 }, (_, n) => [`p${n}`, '']))),
      'a.xlsx',
      'application/zip',
    ],
    ['gzip bomb', gzipSync(Buffer.alloc(60_000_000)), 'paper.pdf', 'application/pdf'],
    ['raw deflate bomb', deflateRawSync(Buffer.alloc(60_000_000)), 'sheet.csv', 'text/csv'],
    ['PNG of 30,000 × 30,000', createEmptyPng(30_000, 1000), 'photo.png', 'image/png'],
    ['PNG of 60 million pixels in seven passes', createEmptyPng(7700, 100_000_000), 'photo.png', 'image/png'],
    ['JPEG of 30,000 × 30,000', claimJpegSize(jpeg, 30_000), 'photo.jpg', 'image/jpeg'],
    [
      'progressive JPEG that claims 7,700 × 7,700',
      claimJpegSize(await createPlainImage().jpeg({ progressive: true }).toBuffer(), 7700),
      'photo.jpg',
      'image/jpeg',
    ],
    [
      'PNG with a chunk of four gigabytes',
      Buffer.concat([
        pngSignature,
        pngChunk('IHDR', Buffer.alloc(13, 1)),
        pngChunk('IDAT', Buffer.alloc(10), 0xfffffff0),
      ]),
      'photo.png',
      'image/png',
    ],
    [
      'PNG with a packed text of megabytes',
      insertAfterPngHeader(
        png,
        pngChunk('zTXt', Buffer.concat([utf8Bytes('a\0\0'), deflateSync(Buffer.alloc(40_000_000))])),
      ),
      'photo.png',
      'image/png',
    ],
    ['PDF bomb', createPdfBomb(), 'paper.pdf', 'application/pdf'],
    [
      'PDF whose pages lead in a circle',
      utf8Bytes(
        '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
          '2 0 obj<</Type/Pages/Parent 2 0 R/Kids[2 0 R 2 0 R]/Count 999999999>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
      ),
      'paper.pdf',
      'application/pdf',
    ],
    [
      'SVG named PNG',
      utf8Bytes(
        `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${HIDDEN_PAYLOAD}</svg>`,
      ),
      'photo.png',
      'image/png',
    ],
    [
      'HTML named PDF',
      utf8Bytes(`<!doctype html><html><body>${HIDDEN_PAYLOAD}</body></html>`),
      'paper.pdf',
      'application/pdf',
    ],
    ['script named JPEG', utf8Bytes('fetch("/hidden-payload")//'), 'photo.jpg', 'image/jpeg'],
    [
      'program of Windows named PDF',
      Buffer.concat([utf8Bytes('MZ'), Buffer.alloc(512, 0x90)]),
      'paper.pdf',
      'application/pdf',
    ],
    [
      'program of Linux named PNG',
      Buffer.concat([Buffer.from('7f454c46020101', 'hex'), Buffer.alloc(512)]),
      'photo.png',
      'image/png',
    ],
    ['PHP named JPEG', utf8Bytes('<?php system($_GET["c"]); ?>'), 'photo.php.jpg', 'image/jpeg'],
    [
      'PDF and zip in one',
      Buffer.concat([createPdf(), zip({ 'a.html': HIDDEN_PAYLOAD })]),
      'paper.pdf',
      'application/pdf',
    ],
    [
      'PDF and page in one, named as a page',
      createPdf('', `9 0 obj(${HIDDEN_PAYLOAD})endobj\n`),
      'paper.html',
      'text/html',
    ],
    [
      'GIF and script in one',
      Buffer.concat([utf8Bytes('GIF89a/*'), gif.subarray(8), utf8Bytes(`*/=1;${HIDDEN_PAYLOAD}`)]),
      'photo.gif',
      'image/gif',
    ],
    [
      'JPEG with a page in its comment',
      Buffer.concat([
        jpeg.subarray(0, 2),
        createJpegComment(HIDDEN_PAYLOAD),
        jpeg.subarray(2),
        utf8Bytes(HIDDEN_PAYLOAD),
      ]),
      'photo.html',
      'text/html',
    ],
    [
      'PNG with a page in its words and behind its end',
      Buffer.concat([
        insertAfterPngHeader(png, pngChunk('tEXt', utf8Bytes(`Comment\0${HIDDEN_PAYLOAD}`))),
        utf8Bytes(HIDDEN_PAYLOAD),
      ]),
      'photo.png',
      'image/png',
    ],
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
    named('a page', `${HIDDEN_PAYLOAD}.jpg`),
    ['JPEG that says where it was taken, with a script', exif, 'photo.jpg', 'image/jpeg'],
    [
      'PDF with a script',
      createPdf('/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>'),
      'paper.pdf',
      'application/pdf',
    ],
    ['PDF that starts a program', createPdf('/OpenAction<</S/Launch/F(cmd.exe)>>'), 'paper.pdf', 'application/pdf'],
    [
      'PDF with a file in it',
      createPdf(
        '/Names<</EmbeddedFiles<</Names[(a.exe)4 0 R]>>>>',
        '4 0 obj<</Type/Filespec/F(a.exe)/EF<</F 5 0 R>>>>endobj\n' +
          '5 0 obj<</Type/EmbeddedFile/Length 2>>stream\nMZ\nendstream endobj\n',
      ),
      'paper.pdf',
      'application/pdf',
    ],
    [
      'locked PDF',
      createPdf(
        '/Encrypt 9 0 R',
        '9 0 obj<</Filter/Standard/V 1/R 2/O(12345678901234567890123456789012)' +
          '/U(12345678901234567890123456789012)/P -4>>endobj\n',
      ),
      'paper.pdf',
      'application/pdf',
    ],
    ...createMaliciousSheets(),
    [
      'animated PNG',
      insertAfterPngHeader(png, pngChunk('acTL', Buffer.concat([uint32Bytes(1_000_000), uint32Bytes(0)]))),
      'photo.png',
      'image/png',
    ],
    ['JPEG in the colours of a printer', cmyk, 'photo.jpg', 'image/jpeg'],
    ['TIFF', tiff, 'photo.tiff', 'image/tiff'],
    ['WebP', webp, 'photo.webp', 'image/webp'],
    ['AVIF', avif, 'photo.heic', 'image/heic'],
  ]
  return all.map(([shape, bytes, fileName, type]) => ({ shape, bytes, fileName, type }))
}
