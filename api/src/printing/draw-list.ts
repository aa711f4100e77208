import type { Locale } from '../../../domain/src/language/bilingual.ts'
import { drawMark } from './draw-mark.ts'
import { drawPageFoot } from './draw-page-foot.ts'
import { accent, hairline, styles } from './paper-styles.ts'
import { Paper, type Column, type Style } from './paper.ts'

/** A list of the board, every word of it as the reader sees it. */
export type ListPrint = {
  board: string
  title: string
  /** Memo, date, how many: a line each. */
  lines: string[]
  note: string
  /** How wide, as a share of the page; an amount stands at the right. */
  columns: { header: string; share: number; isNumeric?: true }[]
  groups: { heading: string; rows: string[][] }[]
  /** Under the last row: what is hidden, whom to call. */
  closing: string[]
  printedOn: string
  /** A sentence with the places `{page}` and `{pages}`. */
  pageLabel: string
}

const margin = 40
const markSide = 30
const gap = 8
const rowPadding = 1.2
const cell: Style = { ...styles.answer, size: 9 }
const header: Style = { ...styles.label, size: 9, weight: 'bold' }
const board: Style = { size: 15, weight: 'bold', colour: accent }

export function drawList(data: ListPrint, locale: Locale): Promise<Buffer> {
  const paper = new Paper({ size: 'A4', margin, title: data.title, locale })
  const places = placesOf(paper, data)
  drawHead(paper, data)
  for (const group of data.groups) {
    // A heading never stands alone at the foot of a page.
    const room = paper.heightOf([''], styles.subheading) + 2 * paper.heightOf([''], cell) + 16
    if (paper.y + room > paper.bottom) paper.turnPage()
    drawHeading(paper, group.heading)
    drawCells(paper, places, data.columns.map((column) => column.header), header) // prettier-ignore
    for (const row of group.rows) drawRow(paper, places, data, row, group.heading)
    paper.y += 10
  }
  for (const line of data.closing) paper.write(line, styles.small)
  drawPageFoot(paper, data, locale)
  return paper.finish()
}

function drawHead(paper: Paper, data: ListPrint) {
  const { left, width } = paper.column
  const top = paper.y
  drawMark(paper, { left, top, side: markSide })
  const beside = { left: left + markSide + 10, width: width - markSide - 10 }
  paper.write(data.board, board, beside)
  paper.write(data.title, styles.heading, beside)
  paper.y = Math.max(paper.y, top + markSide) + 4
  for (const line of data.lines) paper.write(line, styles.answer)
  if (data.note) paper.write(data.note, styles.answer)
  paper.y += 6
  paper.drawRule(paper.y, 2, accent)
  paper.y += 12
}

function drawHeading(paper: Paper, heading: string) {
  if (!heading) return
  paper.write(heading, styles.subheading)
  paper.y += 2
}

type Place = Column & { isNumeric: boolean }

function placesOf(paper: Paper, { columns }: ListPrint): Place[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0)
  let left = paper.column.left
  return columns.map(({ share, isNumeric = false }) => {
    const width = (paper.column.width * share) / whole
    const place = { left, width: width - gap, isNumeric }
    left += width
    return place
  })
}

/** On a new page the reader finds again where he is and what each column holds. */
function drawRow(paper: Paper, places: readonly Place[], { columns }: ListPrint, row: readonly string[], heading: string) {
  const lines = row.map((text, index) => paper.linesOf(text, cell, places[index]?.width ?? 0))
  const height = Math.max(...lines.map((list) => paper.heightOf(list, cell))) + 2 * rowPadding
  if (paper.y + height > paper.bottom) {
    paper.turnPage()
    drawHeading(paper, heading)
    drawCells(paper, places, columns.map((column) => column.header), header) // prettier-ignore
  }
  drawLines(paper, places, lines, cell)
}

function drawCells(paper: Paper, places: readonly Place[], texts: readonly string[], style: Style) {
  drawLines(paper, places, texts.map((text, index) => paper.linesOf(text, style, places[index]?.width ?? 0)), style) // prettier-ignore
}

function drawLines(paper: Paper, places: readonly Place[], texts: readonly string[][], style: Style) {
  const step = paper.heightOf([''], style)
  const top = paper.y + rowPadding
  texts.forEach((lines, index) => {
    const place = places[index]
    if (!place) return
    lines.forEach((line, at) => {
      const left = place.isNumeric ? place.left + place.width - paper.widthOf(line, style) : place.left
      paper.drawLine(line, left, top + at * step, style)
    })
  })
  paper.y = top + Math.max(1, ...texts.map((lines) => lines.length)) * step + rowPadding
  paper.drawRule(paper.y, 0.5, hairline)
}
