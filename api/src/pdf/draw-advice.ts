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
  const paper = new PdfWriter({ size: 'A4', margin, title: data.title, locale })
  drawTable(paper, data)
  for (const line of data.sums) paper.write(line, sum)
  for (const line of data.closing) paper.write(line, styles.small)
  drawSignatures(paper, data)
  drawCode(paper, data)
  drawPageFooter(paper, data, locale)
  return paper.finish()
}

function drawSignatures(paper: PdfWriter, { signatures }: AdvicePrint) {
  const width = (paper.column.width - gap * (signatures.length - 1)) / Math.max(1, signatures.length)
  const heights = signatures.map((lines) =>
    paper.heightOf(
      lines.flatMap((line) => paper.linesOf(line, styles.answer, width)),
      styles.answer,
    ),
  )
  const height = signing + Math.max(...heights)
  // Keeps the signatures and the QR code together, so that nobody signs an empty page.
  if (paper.y + height + gap + qrSide > paper.bottom) paper.turnPage()
  const top = paper.y + signing
  signatures.forEach((lines, index) => {
    const column = { left: paper.column.left + index * (width + gap), width }
    paper.drawRule(top - 3, 0.6, styles.answer.colour, column)
    paper.y = top
    lines.forEach((line, at) =>
      paper.write(line, at === 0 ? { ...styles.answer, weight: 'bold' } : styles.answer, column),
    )
  })
  paper.y = top + Math.max(...heights)
}

function drawCode(paper: PdfWriter, { qrText, qrCaption }: AdvicePrint) {
  const { left, width } = paper.column
  const top = paper.y + gap
  drawQrCode(paper, qrText, left, top, qrSide)
  paper.y = top + 4
  paper.write(qrCaption, styles.small, { left: left + qrSide + gap, width: width - qrSide - gap })
  paper.y = Math.max(paper.y, top + qrSide)
}
