import { PDFDocument } from 'pdf-lib'
import decodeQr from 'qr/decode.js'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { cardSize, drawCardSide, cardMargin, type CardFace } from './draw-card-side.ts'
import type { Rectangle } from './draw-images.ts'
import { PdfWriter, type Style } from './pdf-writer.ts'
import { printCard, printCardSheet, type CardPrint } from './print-documents.ts'
import { listQrCodes, readPageContent, countImages, readAsciiTexts, readPageTexts } from './read-pdf.test.support.ts'

const millimetre = 72 / 25.4
const bn: CardFace = {
  board: 'ওয়েজ আর্নার্স কল্যাণ বোর্ড',
  title: 'সদস্য কার্ড',
  name: 'মোহাম্মদ আব্দুল্লাহ আল মামুন চৌধুরী ভূঁইয়া',
  number: 'WEWB-2026-000123',
  rows: [
    { label: 'পাসপোর্ট নম্বর', text: 'A01234567' },
    { label: 'দেশ', text: 'সংযুক্ত আরব আমিরাত' },
    { label: 'ইস্যুর তারিখ', text: '১৫ নভেম্বর ২০২৬' },
    { label: 'পাসপোর্টের মেয়াদ', text: '২৮ ফেব্রুয়ারি ২০৩৪' },
  ],
  help: 'কল করুন: ১৬১৩৫ (দেশে), +৮৮০৯৬১০১০২০৩০ (বিদেশ থেকে)',
}
const en: CardFace = {
  board: "Wage Earners' Welfare Board",
  title: 'Membership card',
  name: 'Abdullah Al Mamun Chowdhury Bhuiyan',
  number: 'WEWB-2026-000123',
  rows: [
    { label: 'Passport number', text: 'A01234567' },
    { label: 'Country', text: 'Bosnia and Herzegovina' },
    { label: 'Issued on', text: '15 November 2026' },
    { label: 'Passport valid until', text: '28 February 2034' },
  ],
  help: 'Help: 16135 (in Bangladesh), +8809610102030 (from abroad)',
}
const qrText = `https://portal.example/service-verification?code=${'eyJ0eXBlIjoiTUVNQkVSIn0'.repeat(6)}`.slice(0, 170)
const card: CardPrint = { qrText, faces: { bn, en } }
const sheet = { ...card, hint: 'কোণার দাগ ধরে কাটুন, মাঝের রেখায় ভাঁজ করুন।' }
const photo = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#88aacc' } })
  .jpeg()
  .toBuffer()

it('has the size of a bank card and two sides', async () => {
  const pages = (await PDFDocument.load(await printCard(card, 'bn'))).getPages()
  expect(pages).toHaveLength(2)
  for (const page of pages) {
    expect(page.getWidth()).toBeCloseTo(242.65, 1)
    expect(page.getHeight()).toBeCloseTo(153.07, 1)
  }
})

it.each(['bn', 'en'] as const)(
  'has the requested language on the front and the other on the back (%s)',
  async (locale) => {
    const bytes = await printCard(card, locale)
    const [front, back] = locale === 'bn' ? [0, 1] : [1, 0]
    const [bangla, english] = [(await readPageTexts(bytes))[front] ?? '', (await readAsciiTexts(bytes))[back] ?? '']
    for (const words of [
      bn.board,
      bn.title,
      'ভূঁইয়া',
      'দেশ',
      'সংযুক্ত আরব আমিরাত',
      '১৫ নভেম্বর ২০২৬',
      '২৮ ফেব্রুয়ারি ২০৩৪',
      '১৬১৩৫',
    ]) {
      expect(bangla).toContain(words)
    }
    for (const words of [
      en.board,
      en.title,
      'Bhuiyan',
      en.number,
      'A01234567',
      'Herzegovina',
      '15 November 2026',
      '28 February 2034',
    ]) {
      expect(english).toContain(words)
    }
  },
)

it('shows identifiers in Latin digits on the Bangla side', async () => {
  const [front = ''] = await readAsciiTexts(await printCard(card, 'bn'))
  expect(front).toContain('WEWB-2026-000123')
  expect(front).toContain('A01234567')
})

it('shows the English name on both sides if the Bangla name is missing', async () => {
  const texts = await readAsciiTexts(await printCard({ ...card, faces: { bn: { ...bn, name: '' }, en } }, 'bn'))
  expect(texts.map((text) => text.includes('Bhuiyan'))).toEqual([true, true])
})

it('has a readable code on both sides and on the sheet', async () => {
  const pages = [await printCard(card, 'bn'), await printCardSheet(sheet, 'bn')].map((bytes) => PDFDocument.load(bytes))
  const codes = (await Promise.all(pages)).flatMap((pdf) => pdf.getPages().flatMap(listQrCodes))
  expect(codes.map(read)).toEqual([qrText, qrText, qrText, qrText])
})

it.each([40, 100, 170, 300])(
  'prints the code of %i letters at least 20 mm large, with a margin of four modules',
  async (length) => {
    const { code, module } = await measure(bn, qrText.padEnd(length, 'x').slice(0, length))
    expect(code.width).toBeGreaterThan(20 * millimetre)
    expect(cardSize.width - code.left - code.width).toBeGreaterThanOrEqual(cardMargin - 0.01)
    expect(cardMargin).toBeGreaterThanOrEqual(4 * module)
  },
)

const faces: [string, CardFace][] = [
  ['a Bangla face', bn],
  ['an English face', en],
  ['a short name', { ...bn, name: 'রহিমা খাতুন' }],
  ['a name of sixty letters', { ...bn, name: `${bn.name} সিদ্দিকী শ্রীকৃষ্ণপুরী`.padEnd(60, 'ম') }],
  ['a name without a space', { ...en, name: 'Abdullah'.repeat(8) }],
  ['a name without end', { ...bn, name: `${bn.name} `.repeat(6) }],
  [
    'a long country and number',
    {
      ...en,
      number: 'WEWB-MEMBERSHIP-2026-00012345',
      rows: en.rows.map((row) => ({ ...row, text: `${row.text} and the Grenadines` })),
    },
  ],
  ['long words everywhere', { ...bn, board: bn.board.repeat(3), title: bn.title.repeat(3), help: bn.help.repeat(3) }],
]

it.each(faces)('fits every word into the card without overlap: %s', async (_, face) => {
  const { lines, code, module } = await measure(face, qrText)
  const white = 4 * module - 0.01
  const codeWithWhite = {
    left: code.left - white,
    top: code.top - white,
    width: code.width + 2 * white,
    height: code.height + 2 * white,
  }
  for (const [index, line] of lines.entries()) {
    expect(line.left).toBeGreaterThanOrEqual(cardMargin - 0.01)
    expect(line.left + line.width).toBeLessThanOrEqual(cardSize.width - cardMargin + 0.01)
    expect(line.top).toBeGreaterThanOrEqual(cardMargin)
    expect(line.top + line.height).toBeLessThanOrEqual(cardSize.height - cardMargin)
    expect([codeWithWhite, ...lines.slice(index + 1)].filter((other) => overlap(line, other))).toEqual([])
  }
})

it('shows the photo on both sides, and a placeholder for a missing or broken photo', async () => {
  const anybody = [0xb3, 0xc3, 0xbb].map((part) => Number((part / 255).toFixed(3)))
  const hasAnybody = async (bytes: Buffer) =>
    (await PDFDocument.load(bytes))
      .getPages()
      .map((page) =>
        Array.from(readPageContent(page).matchAll(/^(.*) scn$/gm), ([, colour = '']) =>
          colour.split(' ').map((part) => Number(Number(part).toFixed(3))),
        ).some((colour) => String(colour) === String(anybody)),
      )
  const withPhoto = await printCard({ ...card, photo }, 'bn')
  expect(await countImages(withPhoto)).toBe(2)
  expect(await hasAnybody(withPhoto)).toEqual([false, false])
  for (const bytes of [
    await printCard(card, 'bn'),
    await printCard({ ...card, photo: Buffer.from('not a picture') }, 'bn'),
  ]) {
    expect(await countImages(bytes)).toBe(0)
    expect(await hasAnybody(bytes)).toEqual([true, true])
  }
})

it('prints both sides on one sheet, in actual size, with cutting and folding instructions', async () => {
  const bytes = await printCardSheet(sheet, 'bn')
  const pdf = await PDFDocument.load(bytes)
  const [page, ...more] = pdf.getPages()
  expect(more).toEqual([])
  expect([page?.getWidth(), page?.getHeight()].map((side = 0) => Math.round(side))).toEqual([595, 842])
  const [text = ''] = await readPageTexts(bytes)
  expect(text).toContain('মাঝের রেখায় ভাঁজ করুন')
  expect(text).toContain(bn.title)
  expect((await readAsciiTexts(bytes))[0]).toContain(en.title)
  // Small offsets belong to the marks inside the sides.
  const steps = Array.from((page ? readPageContent(page) : '').matchAll(/^1 0 0 1 ([\d.]+) [\d.]+ cm$/gm), ([, left]) =>
    Number(left),
  )
  const [front = 0, back = 0] = steps.filter((left) => left > 50)
  expect(back - front).toBeCloseTo(cardSize.width, 1)
  expect(pdf.catalog.getOrCreateViewerPreferences().getPrintScaling()).toBe('None')
})

/** Records the bounding box of each line: from the top of tall letters to the signs below. */
class MeasuredPaper extends PdfWriter {
  readonly lines: Rectangle[] = []
  override drawLineOnBaseline(line: string, left: number, foot: number, style: Style) {
    this.lines.push({ left, top: foot - style.size * 0.75, width: this.widthOf(line, style), height: style.size })
    super.drawLineOnBaseline(line, left, foot, style)
  }
}

async function measure(face: CardFace, text: string) {
  const document = new MeasuredPaper({
    size: [cardSize.width, cardSize.height],
    margin: cardMargin,
    title: face.title,
    locale: 'bn',
  })
  await drawCardSide(document, face, { photo, qrText: text })
  const page = (await PDFDocument.load(await document.finish())).getPage(0)
  const code = listQrCodes(page)[0] ?? []
  expect(read(code)).toBe(text)
  return { lines: document.lines, code: around(code), module: code[0]?.height ?? 0 }
}

function around(bars: Rectangle[]): Rectangle {
  const left = Math.min(...bars.map((bar) => bar.left))
  const top = Math.min(...bars.map((bar) => bar.top))
  const width = Math.max(...bars.map((bar) => bar.left + bar.width)) - left
  return { left, top, width, height: Math.max(...bars.map((bar) => bar.top + bar.height)) - top }
}

const overlap = (one: Rectangle, other: Rectangle): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height

/** Decodes the bars as a phone camera would. */
function read(bars: Rectangle[]): string {
  const scale = 5
  const [width, height] = [Math.ceil(cardSize.width * scale), Math.ceil(cardSize.height * scale)]
  const data = new Uint8Array(width * height * 4).fill(255)
  for (const bar of bars) {
    for (let y = Math.round(bar.top * scale); y < Math.round((bar.top + bar.height) * scale); y++) {
      for (let x = Math.round(bar.left * scale); x < Math.round((bar.left + bar.width) * scale); x++) {
        data.set([0, 0, 0], (y * width + x) * 4)
      }
    }
  }
  return decodeQr({ width, height, data }, { timeLimit: 5_000 })
}
