import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFString,
  type PDFPage,
} from 'pdf-lib'
import type { Rectangle } from './draw-images.ts'

// Reads the contents of a generated PDF, for tests.

/** Returns the ActualText of each page; plain ASCII words have none and are left out. */
export async function readPageTexts(bytes: Buffer): Promise<string[]> {
  const pdf = await PDFDocument.load(bytes)
  return pdf
    .getPages()
    .map((page) =>
      Array.from(readPageContent(page).matchAll(/ActualText \(((?:\\[^]|[^\\)])*)\)/g), ([, raw = '']) =>
        PDFString.of(raw).decodeText(),
      ).join(''),
    )
}

/** Returns the plain ASCII words of each page, decoded by the tables of their fonts. */
export async function readAsciiTexts(bytes: Buffer): Promise<string[]> {
  const pdf = await PDFDocument.load(bytes)
  return pdf.getPages().map((page) => {
    const fonts = fontTablesOf(page)
    const runs = readPageContent(page).matchAll(/\/(F\d+) [\d.]+ Tf[^]*?\[([^\]]*)\] TJ/g)
    return Array.from(runs, ([, font = '', run = '']) => lettersIn(run, fonts.get(font) ?? [])).join('')
  })
}

export function readPageContent({ node }: PDFPage): string {
  const contents = node.Contents()
  const streams =
    contents instanceof PDFArray
      ? Array.from({ length: contents.size() }, (_, index) => contents.lookup(index))
      : [contents]
  return streams.map(unpack).join('\n')
}

export async function countImages(bytes: Buffer): Promise<number> {
  const objects = (await PDFDocument.load(bytes)).context.enumerateIndirectObjects()
  return objects.filter(
    ([, object]) => object instanceof PDFRawStream && String(object.dict.get(PDFName.of('Subtype'))) === '/Image',
  ).length
}

/** Returns the bars of each QR code on a page, relative to the origin of its drawing. */
export function listQrCodes(page: PDFPage): Rectangle[][] {
  const codes: Rectangle[][] = []
  let bars: Rectangle[] = []
  let colour = ''
  for (const line of readPageContent(page).split('\n')) {
    const [left = 0, top = 0, width = 0, height = 0] = line.split(' ').map(Number)
    if (line.endsWith(' re')) bars.push({ left, top, width, height })
    if (line.endsWith(' scn')) colour = line
    if (!/^[fSWn]\*?$/.test(line)) continue
    if (line === 'f' && colour === '0 0 0 scn' && bars.length > 1) codes.push(bars)
    bars = []
  }
  return codes
}

const unpack = (stream: unknown): string =>
  stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : ''

function fontTablesOf({ node }: PDFPage): Map<string, string[]> {
  const fonts = node.Resources()?.lookup(PDFName.of('Font'), PDFDict)
  return new Map(
    fonts?.entries().map(([name]) => {
      const table = unpack(fonts.lookup(name, PDFDict).lookup(PDFName.of('ToUnicode')))
      const [, letters = ''] = /beginbfrange[^[]*\[([^\]]*)\]/.exec(table) ?? []
      return [name.decodeText(), Array.from(letters.matchAll(/<([^>]*)>/g), ([, hex = '']) => fromHex(hex))]
    }),
  )
}

const lettersIn = (run: string, table: string[]): string =>
  Array.from(run.matchAll(/<([^>]*)>/g), ([, glyphs = '']) =>
    (glyphs.match(/.{4}/g) ?? []).map((glyph) => table[parseInt(glyph, 16)] ?? ''),
  )
    .flat()
    .join('')

const fromHex = (hex: string): string => Buffer.from(hex.replace(/\s/g, ''), 'hex').swap16().toString('utf16le')
