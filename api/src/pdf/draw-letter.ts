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
  const document = new PdfWriter({ size: 'A4', margin, title: data.subject, locale })
  const text = { ...styles.answer, size }
  const helpTop =
    document.bottom -
    document.heightOf(document.breakIntoLines(data.helpLine, styles.label, document.column.width), styles.label)
  const qrTop = helpTop - qrGap - qrSide
  drawHead(document, data)
  drawMemo(document, data)
  drawBody(document, data, text)
  drawRows(document, data)
  if (document.y > qrTop - qrGap) document.addPage()
  drawSignature(document, data, { text, until: helpTop - qrGap })
  const isOnePage = document.pdf.bufferedPageRange().count === 1
  if (!isOnePage && size > textSize.smallest) return drawInSize(data, locale, size - textSize.step)
  drawCode(document, data, qrTop)
  drawHelp(document, data, helpTop)
  return document.finish()
}

function drawHead(document: PdfWriter, data: LetterPrint) {
  const { left, width } = document.column
  const top = document.y
  drawLogo(document, { left, top, side: markSide })
  document.y += 2.5
  document.writeParagraph(data.board, board, { left: left + markSide + 10, width: width - markSide - 10 })
  document.y = Math.max(document.y, top + markSide) + 8
  document.drawRule(document.y, 2, accent)
  document.y += 12
}

function drawMemo(document: PdfWriter, { memo: [number, ...others] }: LetterPrint) {
  const top = document.y
  for (const { label, text } of others) {
    document.drawRightAligned(`${label}: ${text}`, document.y, styles.answer)
    document.y += document.heightOf([text], styles.answer)
  }
  const underOthers = document.y
  document.y = top
  if (number)
    document.writeParagraph(`${number.label}: ${number.text}`, styles.answer, {
      ...document.column,
      width: document.column.width * 0.6,
    })
  document.y = Math.max(document.y, underOthers)
}

function drawBody(document: PdfWriter, { subject, receiver, paragraphs }: LetterPrint, text: Style) {
  document.y += 14
  document.writeParagraph(subject, { ...text, size: text.size + 1.5, weight: 'bold' })
  document.y += 10
  receiver.forEach((line, index) => document.writeParagraph(line, index === 0 ? { ...text, weight: 'bold' } : text))
  for (const paragraph of paragraphs) {
    document.y += text.size * 0.8
    document.writeParagraph(paragraph, text)
  }
}

function drawRows(document: PdfWriter, { rows }: LetterPrint) {
  if (rows.length === 0) return
  document.y += 12
  document.drawRule(document.y, 1, accent)
  for (const row of rows) {
    document.y += rowPadding.above
    drawLabelledRow(document, { ...row, style: { ...styles.answer, weight: 'bold' } })
    document.y += rowPadding.below
    document.drawRule(document.y, 0.6, hairline)
  }
}

/** Draws the signature on the right, where it fits beside the QR code. */
function drawSignature(
  document: PdfWriter,
  { signature }: LetterPrint,
  { text, until }: { text: Style; until: number },
) {
  const width = document.column.width * signing.share
  const column = { left: document.column.left + document.column.width - width, width }
  const lines = signature.flatMap((line) => document.breakIntoLines(line, text, width))
  if (document.y + signing.room + document.heightOf(lines, text) > until) document.addPage()
  document.y += signing.room
  document.drawRule(document.y - 3, 0.6, text.colour, column)
  signature.forEach((line, index) =>
    document.writeParagraph(line, index === 0 ? { ...text, weight: 'bold' } : text, column),
  )
}

/** Draws the QR code and the caption at the end of the page, regardless of the length of the letter. */
function drawCode(document: PdfWriter, { qrText, qrCaption }: LetterPrint, top: number) {
  const { left, width } = document.column
  const caption = { left: left + qrSide + qrGap, width: width * (1 - signing.share) - qrSide - 2 * qrGap }
  const { lines, style } = fitLines(document, qrCaption, styles.small, { width: caption.width, maxLines: 4 })
  drawQrCode(document, qrText, left, top, qrSide)
  document.y = top + (qrSide - document.heightOf(lines, style)) / 2
  for (const line of lines) document.writeParagraph(line, style, caption)
}

function drawHelp(document: PdfWriter, { helpLine }: LetterPrint, top: number) {
  document.drawRule(top - 4, 0.6, hairline)
  document.y = top
  document.writeParagraph(helpLine, styles.label)
}
