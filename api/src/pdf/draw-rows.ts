import type { Column, PdfWriter, Style } from './pdf-writer.ts'
import { styles } from './text-styles.ts'

/** `inwards` indents only the label, so that all answers of a page are aligned. */
export type LabelledRow = { label: string; text: string; style?: Style; inwards?: number }

const labelShare = 0.36
const gap = 12
/** An answer with up to this many lines moves to the next page as a whole; a longer one may be split. */
const keptTogether = 5

/** Draws a label on the left and its answer on the right, each wrapped in its own column. */
export function drawLabelledRow(paper: PdfWriter, row: LabelledRow, column: Column = paper.column) {
  const { label, labelColumn, answer, answerColumn, style } = measure(paper, row, column)
  const step = paper.heightOf([''], style)
  const count = Math.max(label.length, answer.length)
  if (count <= keptTogether) paper.makeRoom(count * step)
  for (let index = 0; index < count; index++) {
    paper.makeRoom(step)
    paper.drawLine(label[index] ?? '', labelColumn.left, paper.y + paper.drop(styles.label, style), styles.label)
    paper.drawLine(answer[index] ?? '', answerColumn.left, paper.y, style)
    paper.y += step
  }
}

/** Returns the height needed below a heading, so that it does not end a page. */
export function minRowHeight(paper: PdfWriter, row: LabelledRow, column: Column = paper.column): number {
  const { label, answer, style } = measure(paper, row, column)
  const count = Math.max(label.length, answer.length)
  return (count <= keptTogether ? count : 1) * paper.heightOf([''], style)
}

function measure(
  paper: PdfWriter,
  { label, text, style = styles.answer, inwards = 0 }: LabelledRow,
  { left, width }: Column,
) {
  const labelColumn = { left: left + inwards, width: width * labelShare - gap - inwards }
  const answerColumn = { left: left + width * labelShare, width: width * (1 - labelShare) }
  return {
    label: paper.linesOf(label, styles.label, labelColumn.width),
    labelColumn,
    answer: paper.linesOf(text, style, answerColumn.width),
    answerColumn,
    style,
  }
}
