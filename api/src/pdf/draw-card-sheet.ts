import type { Locale } from '@wewb/domain/language/bilingual'
import { cardSize, drawCardSide } from './draw-card-side.ts'
import { faceOf, sideLocales, titleOf, type CardPrint } from './draw-card.ts'
import { fitLines } from './fit-lines.ts'
import { styles } from './text-styles.ts'
import { PdfWriter } from './pdf-writer.ts'

/** The card for people with an ordinary printer; `hint` says how to cut and fold it. */
export type CardSheetPrint = CardPrint & { hint: string }

const margin = 48
const mark = { length: 14, away: 4, thickness: 0.5, colour: '#555555' }

/** Draws both sides next to each other: folded like a book, they are upright and back to back. */
export async function drawCardSheet(data: CardSheetPrint, locale: Locale): Promise<Buffer> {
  const document = new PdfWriter({ size: 'A4', margin, title: titleOf(data, locale), locale })
  document.pdf.printInTrueSize()
  const left = (document.pdf.page.width - 2 * cardSize.width) / 2
  const hint = fitLines(document, data.hint, styles.answer, { width: 2 * cardSize.width, maxLines: 1 })
  document.writeParagraph(hint.lines.join(' '), hint.style, { left, width: 2 * cardSize.width })
  const top = document.y + mark.length + 20
  for (const [index, side] of sideLocales(locale).entries()) {
    document.locale = side
    document.pdf.save().translate(left + index * cardSize.width, top)
    await drawCardSide(document, faceOf(data, side), data)
    document.pdf.restore()
  }
  drawCutMarks(document, left, top)
  drawFold(document, left + cardSize.width, top)
  return document.finish()
}

/** Draws the marks outside the corners, so that they are not part of the card. */
function drawCutMarks({ pdf }: PdfWriter, left: number, top: number) {
  const { length, away } = mark
  for (const [x, outwards] of [
    [left, -1],
    [left + 2 * cardSize.width, 1],
  ] as const)
    for (const [y, upOrDown] of [
      [top, -1],
      [top + cardSize.height, 1],
    ] as const) {
      pdf.moveTo(x + outwards * away, y).lineTo(x + outwards * (away + length), y)
      pdf.moveTo(x, y + upOrDown * away).lineTo(x, y + upOrDown * (away + length))
    }
  pdf.lineWidth(mark.thickness).stroke(mark.colour)
}

function drawFold({ pdf }: PdfWriter, x: number, top: number) {
  const beyond = mark.away + mark.length
  pdf.moveTo(x, top - beyond).lineTo(x, top + cardSize.height + beyond)
  pdf.lineWidth(mark.thickness).dash(3, { space: 3 }).stroke(mark.colour).undash()
}
