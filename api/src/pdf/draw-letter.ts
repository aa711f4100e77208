import type { Locale } from '@wewb/domain/language/bilingual'
import { drawLogo } from './draw-logo.ts'
import { drawLabelledRow } from './draw-rows.ts'
import { fitLines } from './fit-lines.ts'
import { drawQrCode } from './draw-images.ts'
import { accent, hairline, styles } from './text-styles.ts'
import { PdfWriter, type Style } from './pdf-writer.ts'

type Labelled = { label: string; text: string }

/** Content of a letter of the board, already formatted. */
export type LetterPrint = {
  board: string
  /** The memo number on the left, the date on the right. */
  memo: Labelled[]
  /** Includes the prefix “Subject:”. */
  subject: string
  /** Name, application number and institute, one line each. */
  receiver: string[]
  paragraphs: string[]
  rows: Labelled[]
  /** Name, designation and office below the signature line. */
  signature: string[]
  qrText: string
  qrCaption: string
  helpLine: string
}

const margin = 56
const markSide = 30
const qrSide = 74
const qrGap = 14
const rowPadding = { above: 4, below: 2.5 }
const signing = { share: 0.4, room: 46 }
const board: Style = { size: 17, weight: 'bold', colour: accent }
const textSize = { largest: 11, smallest: 8.5, step: 0.5 }

export const drawLetter = (data: LetterPrint, locale: Locale): Promise<Buffer> =>
  drawInSize(data, locale, textSize.largest)

/**
 * Draws the letter at this font size, or at a smaller one if it does not fit one page; only a letter too long for the
 * smallest size has a second page.
 */
function drawInSize(data: LetterPrint, locale: Locale, size: number): Promise<Buffer> {
  const paper = new PdfWriter({ size: 'A4', margin, title: data.subject, locale })
  const text = { ...styles.answer, size }
  const helpTop =
    paper.bottom - paper.heightOf(paper.linesOf(data.helpLine, styles.label, paper.column.width), styles.label)
  const qrTop = helpTop - qrGap - qrSide
  drawHead(paper, data)
  drawMemo(paper, data)
  drawBody(paper, data, text)
  drawRows(paper, data)
  if (paper.y > qrTop - qrGap) paper.turnPage()
  drawSignature(paper, data, { text, until: helpTop - qrGap })
  const isOnePage = paper.pdf.bufferedPageRange().count === 1
  if (!isOnePage && size > textSize.smallest) return drawInSize(data, locale, size - textSize.step)
  drawCode(paper, data, qrTop)
  drawHelp(paper, data, helpTop)
  return paper.finish()
}

function drawHead(paper: PdfWriter, data: LetterPrint) {
  const { left, width } = paper.column
  const top = paper.y
  drawLogo(paper, { left, top, side: markSide })
  paper.y += 2.5
  paper.write(data.board, board, { left: left + markSide + 10, width: width - markSide - 10 })
  paper.y = Math.max(paper.y, top + markSide) + 8
  paper.drawRule(paper.y, 2, accent)
  paper.y += 12
}

function drawMemo(paper: PdfWriter, { memo: [number, ...others] }: LetterPrint) {
  const top = paper.y
  for (const { label, text } of others) {
    paper.drawRightAligned(`${label}: ${text}`, paper.y, styles.answer)
    paper.y += paper.heightOf([text], styles.answer)
  }
  const underOthers = paper.y
  paper.y = top
  if (number)
    paper.write(`${number.label}: ${number.text}`, styles.answer, { ...paper.column, width: paper.column.width * 0.6 })
  paper.y = Math.max(paper.y, underOthers)
}

function drawBody(paper: PdfWriter, { subject, receiver, paragraphs }: LetterPrint, text: Style) {
  paper.y += 14
  paper.write(subject, { ...text, size: text.size + 1.5, weight: 'bold' })
  paper.y += 10
  receiver.forEach((line, index) => paper.write(line, index === 0 ? { ...text, weight: 'bold' } : text))
  for (const paragraph of paragraphs) {
    paper.y += text.size * 0.8
    paper.write(paragraph, text)
  }
}

function drawRows(paper: PdfWriter, { rows }: LetterPrint) {
  if (rows.length === 0) return
  paper.y += 12
  paper.drawRule(paper.y, 1, accent)
  for (const row of rows) {
    paper.y += rowPadding.above
    drawLabelledRow(paper, { ...row, style: { ...styles.answer, weight: 'bold' } })
    paper.y += rowPadding.below
    paper.drawRule(paper.y, 0.6, hairline)
  }
}

/** Draws the signature on the right, where it fits beside the QR code. */
function drawSignature(paper: PdfWriter, { signature }: LetterPrint, { text, until }: { text: Style; until: number }) {
  const width = paper.column.width * signing.share
  const column = { left: paper.column.left + paper.column.width - width, width }
  const lines = signature.flatMap((line) => paper.linesOf(line, text, width))
  if (paper.y + signing.room + paper.heightOf(lines, text) > until) paper.turnPage()
  paper.y += signing.room
  paper.drawRule(paper.y - 3, 0.6, text.colour, column)
  signature.forEach((line, index) => paper.write(line, index === 0 ? { ...text, weight: 'bold' } : text, column))
}

/** Draws the QR code and the caption at the end of the page, regardless of the length of the letter. */
function drawCode(paper: PdfWriter, { qrText, qrCaption }: LetterPrint, top: number) {
  const { left, width } = paper.column
  const caption = { left: left + qrSide + qrGap, width: width * (1 - signing.share) - qrSide - 2 * qrGap }
  const { lines, style } = fitLines(paper, qrCaption, styles.small, { width: caption.width, most: 4 })
  drawQrCode(paper, qrText, left, top, qrSide)
  paper.y = top + (qrSide - paper.heightOf(lines, style)) / 2
  for (const line of lines) paper.write(line, style, caption)
}

function drawHelp(paper: PdfWriter, { helpLine }: LetterPrint, top: number) {
  paper.drawRule(top - 4, 0.6, hairline)
  paper.y = top
  paper.write(helpLine, styles.label)
}
