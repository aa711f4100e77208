import type { Locale } from '@wewb/domain/language/bilingual'
import { breakLines } from './break-lines.ts'
import { SearchableDocument } from './searchable-document.ts'
import { facesFor, splitRuns, type Face, type Weight } from './typefaces.ts'

export type Style = { size: number; weight: Weight; colour: string }
export type Column = { left: number; width: number }
/** A paper size, A4 landscape, or a width and height in points. */
type Size = 'A4' | 'A4-wide' | 'A5' | [width: number, height: number]
type Options = { size: Size; margin: number; title: string; locale: Locale }

/** Searchable text and its language require PDF version 1.5 or later. */
const settings = { pdfVersion: '1.7', margin: 0, displayTitle: true, bufferPages: true } as const
/** Line height: Bangla has signs above and below its letters and needs more space than Latin. */
const lineHeight = 1.6
/** Distance from the top of a line to its baseline, in font sizes: the text is vertically centred in the line. */
const baseline = 1.05
const a4OnItsSide: [number, number] = [841.89, 595.28]
/** Space below the last line for the page number; a card has none. */
const footRoomOf = (size: Size): number => (typeof size === 'string' ? 24 : 0)

/** Writes a document from top to bottom and breaks pages automatically. */
export class PdfWriter {
  readonly pdf: SearchableDocument
  readonly column: Column
  readonly bottom: number
  /** Top of the next line. */
  y: number
  /** Language whose fonts are tried first; the two sides of a card differ. */
  locale: Locale
  private readonly options: Options
  private readonly finished: Promise<Buffer>

  constructor(options: Options) {
    const { size, margin, title, locale } = options
    this.options = options
    this.locale = locale
    this.pdf = new SearchableDocument({
      ...settings,
      size: size === 'A4-wide' ? a4OnItsSide : size,
      lang: locale,
      info: { Title: title },
    })
    this.column = { left: margin, width: this.pdf.page.width - 2 * margin }
    this.bottom = this.pdf.page.height - margin - footRoomOf(size)
    this.y = margin
    this.finished = collect(this.pdf)
  }

  heightOf(lines: readonly string[], style: Style): number {
    return lines.length * style.size * lineHeight
  }

  /** Returns the offset of a small line that shares the baseline of a larger one beside it. */
  baselineOffset(small: Style, large: Style): number {
    return (large.size - small.size) * baseline
  }

  widthOf(text: string, style: Style): number {
    return splitRuns(text, this.facesOf(style)).reduce((sum, run) => {
      this.use(run.face, style)
      return sum + this.pdf.widthOfString(run.text)
    }, 0)
  }

  breakIntoLines(text: string, style: Style, width: number): string[] {
    return breakLines(text, width, (part) => this.widthOf(part, style))
  }

  /** Writes a paragraph at the cursor; lines that do not fit go to the next page. */
  writeParagraph(text: string, style: Style, column: Column = this.column) {
    for (const line of this.breakIntoLines(text, style, column.width)) {
      this.ensureSpace(this.heightOf([line], style))
      this.drawLine(line, column.left, this.y, style)
      this.y += this.heightOf([line], style)
    }
  }

  /** Draws one line that is known to fit, anywhere on the page. */
  drawLine(line: string, left: number, top: number, style: Style) {
    this.drawLineOnBaseline(line, left, top + style.size * baseline, style)
  }

  /** Draws one line on the baseline `foot`. */
  drawLineOnBaseline(line: string, left: number, foot: number, style: Style) {
    let x = left
    for (const word of line.split(/(?<= )/)) x += this.drawWord(word, x, foot, style)
  }

  drawRightAligned(line: string, top: number, style: Style) {
    this.drawLine(line, this.column.left + this.column.width - this.widthOf(line, style), top, style)
  }

  drawRule(y: number, thickness: number, colour: string, column: Column = this.column) {
    this.pdf.rect(column.left, y, column.width, thickness).fill(colour)
  }

  ensureSpace(height: number) {
    if (this.y + height > this.bottom) this.addPage()
  }

  addPage() {
    this.pdf.addPage()
    this.y = this.options.margin + footRoomOf(this.options.size)
  }

  /** Revisits the finished pages, whose number is only known at the end. */
  onEveryPage(draw: (page: number, pages: number) => void) {
    const { start, count } = this.pdf.bufferedPageRange()
    for (let index = 0; index < count; index++) {
      this.pdf.switchToPage(start + index)
      draw(index + 1, count)
    }
  }

  finish(): Promise<Buffer> {
    this.pdf.end()
    return this.finished
  }

  private drawWord(word: string, left: number, foot: number, style: Style): number {
    let x = left
    for (const { face, text } of splitRuns(word, this.facesOf(style))) {
      this.use(face, style)
      this.pdf.fillColor(style.colour)
      this.pdf.drawRun(text, x, foot)
      x += this.pdf.widthOfString(text)
    }
    return x - left
  }

  private facesOf({ weight }: Style): [Face, Face] {
    return facesFor(weight, this.locale)
  }

  private use({ name, font }: Face, { size }: Style) {
    // pdfkit accepts any object that can lay out text as a font; its types know only files and bytes.
    this.pdf.font(font as unknown as Buffer, name, size)
  }
}

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
}
