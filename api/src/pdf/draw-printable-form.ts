import type { PrintableForm, PrintableLine, PrintableSection } from '@wewb/domain/engine/evaluation/printable-form'
import { localize, type Locale } from '@wewb/domain/language/bilingual'
import { captionGap, drawQrCode } from './draw-images.ts'
import { drawLogo } from './draw-logo.ts'
import { drawPageFooter } from './draw-page-footer.ts'
import { pdfMessages } from './pdf-messages.ts'
import { PdfWriter, type Column, type Style } from './pdf-writer.ts'
import { accent, styles } from './text-styles.ts'

/** Content of a form to be filled in by hand; everything is already formatted. */
export type PrintableFormPrint = PrintableForm & {
  board: string
  serviceTitle: string
  heading: string
  /** How the form reaches the board, one paragraph each. */
  instructions: string[]
  /** Number of the draft whose answers are printed. */
  number?: string
  qrText: string
  qrCaption: string
  printedOn: string
  pageLabel: string
}

const margin = 44
const logoSide = 34
const qrSide = 76
const labelShare = 0.36
const gap = 12
/** Height of a line to write on by hand. */
const writingHeight = 24
const boxSide = 9
const boxGap = 5
const signatureHeight = 46
/** Grey that survives a photocopy. */
const ruleColour = '#808080'

export function drawPrintableForm(data: PrintableFormPrint, locale: Locale): Promise<Buffer> {
  const document = new PdfWriter({ size: 'A4', margin, title: `${data.heading} – ${data.serviceTitle}`, locale })
  drawHead(document, data)
  for (const section of data.sections) drawSection(document, section, 0)
  drawDocuments(document, data, locale)
  drawSignatures(document, locale)
  drawRunningHeads(document, data)
  drawPageFooter(document, data, locale)
  return document.finish()
}

function drawHead(document: PdfWriter, data: PrintableFormPrint) {
  const { left, width } = document.column
  const top = document.y
  drawLogo(document, { left, top, side: logoSide })
  drawQrCode(document, data.qrText, left + width - qrSide, top, qrSide)
  document.y = top + qrSide + captionGap
  document.writeParagraph(data.qrCaption, styles.small, { left: left + width - qrSide, width: qrSide })
  const underCode = document.y
  document.y = top
  const textWidth = width - qrSide - gap
  const beside = { left: left + logoSide + 10, width: textWidth - logoSide - 10 }
  document.writeParagraph(data.board, styles.board, beside)
  document.writeParagraph(data.serviceTitle, styles.title, beside)
  document.writeParagraph(data.heading, styles.heading, beside)
  if (data.number) document.writeParagraph(data.number, styles.number, beside)
  document.y = Math.max(document.y, top + logoSide) + 6
  for (const sentence of data.instructions) document.writeParagraph(sentence, styles.answer, { left, width: textWidth })
  document.y = Math.max(document.y, underCode) + 6
  document.drawRule(document.y, 2, accent)
  document.y += 10
}

function drawSection(document: PdfWriter, { heading, lines }: PrintableSection, depth: number) {
  const style: Style = depth === 0 ? styles.heading : styles.subheading
  // Keeps a heading together with its first lines.
  document.ensureSpace(document.heightOf(['', ''], style) + 2 * writingHeight)
  document.y += depth === 0 ? 10 : 6
  document.writeParagraph(heading, style)
  if (depth === 0) document.drawRule(document.y, 0.8, accent)
  document.y += 4
  for (const line of lines) {
    if ('heading' in line) drawSection(document, line, depth + 1)
    else drawQuestion(document, line)
  }
}

function drawQuestion(document: PdfWriter, line: PrintableLine) {
  const { left, width } = document.column
  const labelColumn = { left, width: width * labelShare - gap }
  const answerColumn = { left: left + width * labelShare, width: width * (1 - labelShare) }
  const label = document.breakIntoLines(line.label, styles.label, labelColumn.width)
  const boxes = line.options && layOutBoxes(document, line.options, line.label ? answerColumn : document.column)
  const answer = line.text === undefined ? [] : document.breakIntoLines(line.text, styles.answer, answerColumn.width)
  const height = Math.max(
    document.heightOf(label, styles.label) + 4,
    boxes ? boxes.height + 4 : 0,
    line.text === undefined && !boxes ? line.lines * writingHeight : document.heightOf(answer, styles.answer) + 4,
  )
  document.ensureSpace(height)
  const top = document.y
  label.forEach((text, index) => {
    document.drawLine(text, left, top + 4 + document.heightOf(label.slice(0, index), styles.label), styles.label)
  })
  if (boxes) boxes.draw(top + 4)
  else if (line.text === undefined) drawBlank(document, line, top, answerColumn)
  else
    answer.forEach((text, index) => {
      document.drawLine(
        text,
        answerColumn.left,
        top + 4 + document.heightOf(answer.slice(0, index), styles.answer),
        styles.answer,
      )
    })
  document.y = top + height
}

function drawBlank(document: PdfWriter, { lines, hint }: PrintableLine, top: number, column: Column) {
  for (let index = 1; index <= lines; index += 1) drawWritingLine(document, top + index * writingHeight - 3, column)
  if (!hint) return
  const room = column.left + column.width - document.widthOf(hint, styles.small)
  document.drawLine(hint, room, top + writingHeight - 16, styles.small)
}

const drawWritingLine = (document: PdfWriter, y: number, column: Column) =>
  document.drawRule(y, 0.6, ruleColour, column)

/** Places boxes side by side as long as they fit, else below each other. */
function layOutBoxes(document: PdfWriter, options: readonly string[], { left, width }: Column) {
  const step = document.heightOf([''], styles.answer)
  const textWidth = width - boxSide - boxGap
  const places: { left: number; line: number; text: string[] }[] = []
  let x = left
  let line = 0
  for (const option of options) {
    const text = document.breakIntoLines(option, styles.answer, textWidth)
    const needed = boxSide + boxGap + Math.max(...text.map((part) => document.widthOf(part, styles.answer)))
    if (x > left && x + needed > left + width) {
      x = left
      line += 1
    }
    places.push({ left: x, line, text })
    if (text.length > 1) {
      x = left
      line += text.length
    } else x += needed + 16
  }
  const last = places.at(-1)
  return {
    height: last ? (last.line + last.text.length) * step : 0,
    draw: (top: number) => {
      for (const place of places) {
        const y = top + place.line * step
        document.pdf
          .lineWidth(0.8)
          .rect(place.left, y + 4, boxSide, boxSide)
          .stroke(ruleColour)
        place.text.forEach((text, index) => {
          document.drawLine(text, place.left + boxSide + boxGap, y + index * step, styles.answer)
        })
      }
    },
  }
}

function drawDocuments(document: PdfWriter, { documents }: PrintableFormPrint, locale: Locale) {
  if (documents.length === 0) return
  drawSection(document, { heading: localize(pdfMessages.documentsToAttach, locale), lines: [] }, 0)
  for (const name of documents) drawQuestion(document, { label: '', lines: 1, options: [name] })
}

/** The signature, the attestation that some papers ask for, and the part of the office. */
function drawSignatures(document: PdfWriter, locale: Locale) {
  const { left, width } = document.column
  const half = (width - gap) / 2
  const rows = [
    [pdfMessages.signature, pdfMessages.signedOn],
    [pdfMessages.attestedBy, pdfMessages.attestedSeal],
    [pdfMessages.officeReceived, pdfMessages.officeNumber],
  ]
  document.ensureSpace(rows.length * (signatureHeight + 16) + 14)
  document.y += 14
  for (const row of rows) {
    document.y += signatureHeight
    row.forEach((label, index) => {
      const column = { left: left + index * (half + gap), width: half }
      drawWritingLine(document, document.y, column)
      document.drawLine(localize(label, locale), column.left, document.y + 3, styles.small)
    })
    document.y += 16
  }
}

/** Prints the service on later pages, so that a loose page can be identified. */
function drawRunningHeads(document: PdfWriter, { heading, serviceTitle, number = '' }: PrintableFormPrint) {
  document.onEveryPage((page) => {
    if (page === 1) return
    const top = margin - 12
    document.drawLine(`${serviceTitle}: ${heading}`, document.column.left, top, styles.small)
    document.drawRightAligned(number, top, styles.small)
    document.drawRule(top + 16, 0.6, ruleColour)
  })
}
