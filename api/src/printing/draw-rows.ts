import type { Column, Paper, Style } from './paper.ts'
import { styles } from './paper-styles.ts'

/** Only the label goes inwards: the answers of the whole page stand in one column. */
export type Row = { label: string; text: string; style?: Style; inwards?: number }

const labelShare = 0.36
const gap = 12
/** An answer of this many lines moves to the next page whole; a longer one may begin here and go on there. */
const keptTogether = 5

/** A label at the left, its answer at the right, each broken in its own column. */
export function drawRow(paper: Paper, row: Row, column: Column = paper.column) {
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

/** The room without which a heading above this row would stand alone at the end of a page. */
export function leastHeight(paper: Paper, row: Row, column: Column = paper.column): number {
  const { label, answer, style } = measure(paper, row, column)
  const count = Math.max(label.length, answer.length)
  return (count <= keptTogether ? count : 1) * paper.heightOf([''], style)
}

function measure(paper: Paper, { label, text, style = styles.answer, inwards = 0 }: Row, { left, width }: Column) {
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
