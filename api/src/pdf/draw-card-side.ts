import { drawLogo } from './draw-logo.ts'
import { fitLines, type FittedLines } from './fit-lines.ts'
import { drawImage, drawQrCode, fitQrCodeInCorner, type Rectangle } from './draw-images.ts'
import { accent, hairline } from './text-styles.ts'
import type { Column, PdfWriter, Style } from './pdf-writer.ts'

type Row = { label: string; text: string }

/** One side of a card in its language; numbers and dates are already formatted. */
export type CardFace = {
  board: string
  title: string
  name: string
  number: string
  /** Passport, country, issued on, valid until: in this order. */
  rows: Row[]
  /** Contact for help, in one line. */
  help: string
}
/** Images that are the same on both sides. */
export type CardImages = { photo?: Uint8Array; qrText: string }

const millimetre = 72 / 25.4
/** The size of a bank card. */
export const cardSize = { width: 85.6 * millimetre, height: 54 * millimetre }
/** Safety margin, since cutting and feeding are not exact. */
export const cardMargin = 3 * millimetre

const right = cardSize.width - cardMargin
const bottom = cardSize.height - cardMargin
const band = { left: cardMargin, top: cardMargin, width: right - cardMargin, height: 19 }
const photoBox: Rectangle = { left: cardMargin, top: cardMargin + band.height + 5, width: 59, height: 59 }
/** The square at the lower right for the QR code with its quiet zone on the left and at the top. */
const qrRoom = 71
const underPhoto: Column = { left: photoBox.left, width: photoBox.width + 1 }
const besidePhoto: Column = {
  left: photoBox.left + photoBox.width + 8,
  width: right - photoBox.left - photoBox.width - 8,
}
const besideQr: Column = { left: besidePhoto.left, width: right - qrRoom - besidePhoto.left - 3 }
const footColumn: Column = { left: cardMargin, width: right - qrRoom - cardMargin - 3 }

const ink = '#10231c'
const quietInk = '#44544d'
const white = '#ffffff'
const styles = {
  board: { size: 8.6, weight: 'bold', colour: white },
  title: { size: 7.2, weight: 'regular', colour: white },
  name: { size: 12, weight: 'bold', colour: ink },
  longName: { size: 9.3, weight: 'bold', colour: ink },
  number: { size: 13, weight: 'bold', colour: accent },
  label: { size: 5.4, weight: 'regular', colour: quietInk },
  fact: { size: 6.8, weight: 'bold', colour: ink },
  foot: { size: 5.6, weight: 'regular', colour: quietInk },
} satisfies Record<string, Style>

/** Baselines, from the top of the card. */
const feet = {
  name: 42.3,
  longName: 40.8,
  number: 62.5,
  passport: 90,
  country: 107.5,
  rule: 122,
  validUntil: 131.5,
  help: bottom - 2.2,
}
/** Distance from the second line of a long name to the number, and from a label to its text. */
const steps = { number: 16, fact: 8.4 }
/** Line height that keeps a sign below one line from touching a sign above the next: ব্দু over ভূঁ. */
const lineStep = 1.36

/** Draws one side of a card with its upper left corner at the origin. */
export async function drawCardSide(document: PdfWriter, face: CardFace, { photo, qrText }: CardImages) {
  drawBand(document, face)
  await drawPhoto(document, photo)
  drawNameAndNumber(document, face)
  drawFacts(document, face)
  drawFoot(document, face)
  const qrSide = fitQrCodeInCorner(qrText, qrRoom, cardMargin)
  drawQrCode(document, qrText, right - qrSide, bottom - qrSide, qrSide)
}

function drawBand(document: PdfWriter, { board, title }: CardFace) {
  const { left, top, width, height } = band
  document.pdf.roundedRect(left, top, width, height, 4).fill(accent)
  drawLogo(document, { left: left + 3, top: top + 2.5, side: height - 5 })
  const foot = top + height / 2 + 3
  const titleLine = fitLines(document, title, styles.title, { width: width * 0.35, maxLines: 1 })
  const titleWidth = document.widthOf(titleLine.lines[0] ?? '', titleLine.style)
  const boardLeft = left + height + 1
  const boardWidth = left + width - 8 - titleWidth - 8 - boardLeft
  standLines(document, fitLines(document, board, styles.board, { width: boardWidth, maxLines: 1 }), boardLeft, foot)
  standLines(document, titleLine, left + width - 8 - titleWidth, foot)
}

/** Draws a silhouette when the photo is missing or unreadable. */
async function drawPhoto(document: PdfWriter, photo: Uint8Array | undefined) {
  const { pdf } = document
  const { left, top, width, height } = photoBox
  const frame = () => pdf.roundedRect(left, top, width, height, 4)
  pdf.save()
  frame().clip()
  if (!photo || !(await drawImage(document, photo, photoBox))) {
    pdf.rect(left, top, width, height).fill('#eaf0ed')
    pdf.circle(left + width / 2, top + height * 0.4, width * 0.18).fill('#b3c3bb')
    pdf.ellipse(left + width / 2, top + height * 1.02, width * 0.36, height * 0.36).fill('#b3c3bb')
  }
  pdf.restore()
  frame().lineWidth(0.5).stroke(hairline)
}

/** Draws the name in one line if it stays readable, otherwise in two. */
function drawNameAndNumber(document: PdfWriter, { name, number }: CardFace) {
  const { left, width } = besidePhoto
  const inOne = fitLines(document, name, styles.name, { width, maxLines: 1 })
  const isShort = inOne.style.size >= styles.longName.size
  const lastFoot = isShort
    ? standLines(document, inOne, left, feet.name)
    : standLines(document, fitLines(document, name, styles.longName, { width, maxLines: 2 }), left, feet.longName)
  standLines(
    document,
    fitLines(document, number, styles.number, { width, maxLines: 1 }),
    left,
    Math.max(feet.number, lastFoot + steps.number),
  )
}

function drawFacts(document: PdfWriter, { rows: [passport, country, issued] }: CardFace) {
  if (passport) drawFact(passport, besideQr, feet.passport, 1)
  if (country) drawFact(country, besideQr, feet.country, 2)
  if (issued) drawFact(issued, underPhoto, feet.country, 1)

  function drawFact({ label, text }: Row, { left, width }: Column, foot: number, max: number) {
    standLines(document, fitLines(document, label, styles.label, { width, maxLines: 1 }), left, foot - steps.fact)
    standLines(document, fitLines(document, text, styles.fact, { width, maxLines: max }), left, foot)
  }
}

/** Draws secondary details in small letters below a rule. */
function drawFoot(document: PdfWriter, { rows: [, , , validUntil], help }: CardFace) {
  const { left, width } = footColumn
  document.drawRule(feet.rule, 0.5, hairline, footColumn)
  if (validUntil)
    standLines(
      document,
      fitLines(document, `${validUntil.label}: ${validUntil.text}`, styles.foot, { width, maxLines: 1 }),
      left,
      feet.validUntil,
    )
  standLines(document, fitLines(document, help, styles.foot, { width, maxLines: 1 }), left, feet.help)
}

/** Returns the baseline of the last line. */
function standLines(document: PdfWriter, { lines, style }: FittedLines, left: number, foot: number): number {
  const step = style.size * lineStep
  lines.forEach((line, index) => document.drawLineOnBaseline(line, left, foot + index * step, style))
  return foot + (lines.length - 1) * step
}
