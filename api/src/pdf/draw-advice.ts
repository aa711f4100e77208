import type { Locale } from '@wewb/domain/language/bilingual'
import { drawTable, type ListPrint } from './draw-list.ts'
import { drawPageFooter } from './draw-page-footer.ts'
import { drawQrCode } from './draw-images.ts'
import { styles } from './text-styles.ts'
import { PdfWriter, type Style } from './pdf-writer.ts'

/** An advice to the bank: a list, its total in words, the signatures and a QR code for verification. */
export type AdvicePrint = ListPrint & {
  sums: string[]
  /** Signature blocks side by side, each with name and office below the line. */
  signatures: string[][]
  qrText: string
  qrCaption: string
}

const margin = 40
const qrSide = 84
const gap = 14
const signing = 52
const sum: Style = { ...styles.answer, weight: 'bold' }

export function drawAdvice(data: AdvicePrint, locale: Locale): Promise<Buffer> {
  const document = new PdfWriter({ size: 'A4', margin, title: data.title, locale })
  drawTable(document, data)
  for (const line of data.sums) document.writeParagraph(line, sum)
  for (const line of data.closing) document.writeParagraph(line, styles.small)
  drawSignatures(document, data)
  drawCode(document, data)
  drawPageFooter(document, data, locale)
  return document.finish()
}

function drawSignatures(document: PdfWriter, { signatures }: AdvicePrint) {
  const width = (document.column.width - gap * (signatures.length - 1)) / Math.max(1, signatures.length)
  const heights = signatures.map((lines) =>
    document.heightOf(
      lines.flatMap((line) => document.breakIntoLines(line, styles.answer, width)),
      styles.answer,
    ),
  )
  const height = signing + Math.max(...heights)
  // Keeps the signatures and the QR code together, so that nobody signs an empty page.
  if (document.y + height + gap + qrSide > document.bottom) document.addPage()
  const top = document.y + signing
  signatures.forEach((lines, index) => {
    const column = { left: document.column.left + index * (width + gap), width }
    document.drawRule(top - 3, 0.6, styles.answer.colour, column)
    document.y = top
    lines.forEach((line, at) =>
      document.writeParagraph(line, at === 0 ? { ...styles.answer, weight: 'bold' } : styles.answer, column),
    )
  })
  document.y = top + Math.max(...heights)
}

function drawCode(document: PdfWriter, { qrText, qrCaption }: AdvicePrint) {
  const { left, width } = document.column
  const top = document.y + gap
  drawQrCode(document, qrText, left, top, qrSide)
  document.y = top + 4
  document.writeParagraph(qrCaption, styles.small, { left: left + qrSide + gap, width: width - qrSide - gap })
  document.y = Math.max(document.y, top + qrSide)
}
