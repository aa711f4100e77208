import type { Locale } from '../../../domain/src/language/bilingual.ts'
import { drawTable, type ListPrint } from './draw-list.ts'
import { drawPageFoot } from './draw-page-foot.ts'
import { drawQr } from './paper-pictures.ts'
import { styles } from './paper-styles.ts'
import { Paper, type Style } from './paper.ts'

/** An advice to the bank: a list, its sum in words, who answers for it, and a code by which it can be verified. */
export type AdvicePrint = ListPrint & {
  sums: string[]
  /** One beside the other, each a line to sign on with name and office under it. */
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
  const paper = new Paper({ size: 'A4', margin, title: data.title, locale })
  drawTable(paper, data)
  for (const line of data.sums) paper.write(line, sum)
  for (const line of data.closing) paper.write(line, styles.small)
  drawSignatures(paper, data)
  drawCode(paper, data)
  drawPageFoot(paper, data, locale)
  return paper.finish()
}

function drawSignatures(paper: Paper, { signatures }: AdvicePrint) {
  const width = (paper.column.width - gap * (signatures.length - 1)) / Math.max(1, signatures.length)
  const heights = signatures.map((lines) => paper.heightOf(lines.flatMap((line) => paper.linesOf(line, styles.answer, width)), styles.answer)) // prettier-ignore
  const height = signing + Math.max(...heights)
  // Who signs must not sign an empty page, so the signatures and the code stay together.
  if (paper.y + height + gap + qrSide > paper.bottom) paper.turnPage()
  const top = paper.y + signing
  signatures.forEach((lines, index) => {
    const column = { left: paper.column.left + index * (width + gap), width }
    paper.drawRule(top - 3, 0.6, styles.answer.colour, column)
    paper.y = top
    lines.forEach((line, at) => paper.write(line, at === 0 ? { ...styles.answer, weight: 'bold' } : styles.answer, column))
  })
  paper.y = top + Math.max(...heights)
}

function drawCode(paper: Paper, { qrText, qrCaption }: AdvicePrint) {
  const { left, width } = paper.column
  const top = paper.y + gap
  drawQr(paper, qrText, left, top, qrSide)
  paper.y = top + 4
  paper.write(qrCaption, styles.small, { left: left + qrSide + gap, width: width - qrSide - gap })
  paper.y = Math.max(paper.y, top + qrSide)
}
