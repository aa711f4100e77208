import type { Column, PdfWriter, Style } from './pdf-writer.ts'
import { styles } from './text-styles.ts'

/** `indent` indents only the label, so that all answers of a page are aligned. */
export type LabelledRow = { label: string; text: string; style?: Style; indent?: number }

const labelShare = 0.36
const gap = 12
/** An answer with up to this many lines moves to the next page as a whole; a longer one may be split. */
const storedTogether = 5

/** Draws a label on the left and its answer on the right, each wrapped in its own column. */
export function drawLabelledRow(document: PdfWriter, row: LabelledRow, column: Column = document.column) {
  const { label, labelColumn, answer, answerColumn, style } = measure(document, row, column)
  const step = document.heightOf([''], style)
  const count = Math.max(label.length, answer.length)
  if (count <= storedTogether) document.ensureSpace(count * step)
  for (let index = 0; index < count; index++) {
    document.ensureSpace(step)
    document.drawLine(
      label[index] ?? '',
      labelColumn.left,
      document.y + document.baselineOffset(styles.label, style),
      styles.label,
    )
    document.drawLine(answer[index] ?? '', answerColumn.left, document.y, style)
    document.y += step
  }
}

/** Returns the height needed below a heading, so that it does not end a page. */
export function minRowHeight(document: PdfWriter, row: LabelledRow, column: Column = document.column): number {
  const { label, answer, style } = measure(document, row, column)
  const count = Math.max(label.length, answer.length)
  return (count <= storedTogether ? count : 1) * document.heightOf([''], style)
}

function measure(
  document: PdfWriter,
  { label, text, style = styles.answer, indent = 0 }: LabelledRow,
  { left, width }: Column,
) {
  const labelColumn = { left: left + indent, width: width * labelShare - gap - indent }
  const answerColumn = { left: left + width * labelShare, width: width * (1 - labelShare) }
  return {
    label: document.breakIntoLines(label, styles.label, labelColumn.width),
    labelColumn,
    answer: document.breakIntoLines(text, style, answerColumn.width),
    answerColumn,
    style,
  }
}
