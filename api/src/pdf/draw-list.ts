import type { Locale } from '@wewb/domain/language/bilingual'
import { computeColumnWidths } from './column-widths.ts'
import { drawLogo } from './draw-logo.ts'
import { drawPageFooter } from './draw-page-footer.ts'
import { accent, hairline, styles } from './text-styles.ts'
import { PdfWriter, type Column, type Style } from './pdf-writer.ts'

/** Content of a list of the board, already formatted. */
export type ListPrint = {
  board: string
  title: string
  /** Memo, date and count, one line each. */
  lines: string[]
  note: string
  /** Width as a share of the page; amounts are right-aligned. Numbers and dates stay on one line if there is room. */
  columns: { header: string; share: number; isNumeric?: true; isWhole?: true }[]
  groups: { heading: string; rows: string[][] }[]
  /** Totals below the last row. */
  last?: string[]
  /** Landscape format, for many columns. */
  isWide?: true
  /** Notes below the last row: masked data and contact. */
  closing: string[]
  printedOn: string
  /** A sentence with the placeholders `{page}` and `{pages}`. */
  pageLabel: string
}

const margin = 40
const markSide = 30
const gap = 8
const rowPadding = 1.2
/** More columns than this need a smaller font. */
const mostInFullSize = 12
const sizeOf = ({ columns }: ListPrint) => (columns.length > mostInFullSize ? 7.5 : 9)
const cellOf = (data: ListPrint): Style => ({ ...styles.answer, size: sizeOf(data) })
const totalOf = (data: ListPrint): Style => ({ ...cellOf(data), weight: 'bold' })
const headerOf = (data: ListPrint): Style => ({ ...styles.label, size: sizeOf(data), weight: 'bold' })
const board: Style = { size: 15, weight: 'bold', colour: accent }

export function drawList(data: ListPrint, locale: Locale): Promise<Buffer> {
  const paper = new PdfWriter({ size: data.isWide ? 'A4-wide' : 'A4', margin, title: data.title, locale })
  drawTable(paper, data)
  for (const line of data.closing) paper.write(line, styles.small)
  drawPageFooter(paper, data, locale)
  return paper.finish()
}

/** Draws the head and the rows; other documents add more below. */
export function drawTable(paper: PdfWriter, data: ListPrint) {
  const places = placesOf(paper, data)
  drawHead(paper, data)
  for (const group of data.groups) {
    // Keeps a heading together with its first rows.
    const room = paper.heightOf([''], styles.subheading) + 2 * paper.heightOf([''], cellOf(data)) + 16
    if (paper.y + room > paper.bottom) paper.turnPage()
    drawHeading(paper, group.heading)
    drawCells(
      paper,
      places,
      data.columns.map((column) => column.header),
      headerOf(data),
    )
    const last = group === data.groups.at(-1) ? data.last : undefined
    // Keeps the total together with the row above it.
    const below = (row: string[]) => (last && row === group.rows.at(-1) ? paper.heightOf(['', ''], cellOf(data)) : 0)
    for (const row of group.rows)
      drawRow(paper, places, data, row, { heading: group.heading, style: cellOf(data), below: below(row) })
    if (last) drawRow(paper, places, data, last, { heading: group.heading, style: totalOf(data), below: 0 })
    paper.y += 10
  }
}

function drawHead(paper: PdfWriter, data: ListPrint) {
  const { left, width } = paper.column
  const top = paper.y
  drawLogo(paper, { left, top, side: markSide })
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

function drawHeading(paper: PdfWriter, heading: string) {
  if (!heading) return
  paper.write(heading, styles.subheading)
  paper.y += 2
}

type Place = Column & { isNumeric: boolean }

function placesOf(paper: PdfWriter, data: ListPrint): Place[] {
  const widths = computeColumnWidths(
    paper.column.width,
    data.columns.map(({ share }, index) => ({ share, needs: needOf(paper, data, index) })),
  )
  let left = paper.column.left
  return data.columns.map(({ isNumeric = false }, index) => {
    const width = widths[index] ?? 0
    const place = { left, width: width - gap, isNumeric }
    left += width
    return place
  })
}

/** Returns the minimum width: the longest word of the heading, and the longest value of a column that must not wrap. */
function needOf(paper: PdfWriter, data: ListPrint, index: number): number {
  const { header = '', isNumeric, isWhole } = data.columns[index] ?? {}
  const numbers =
    isNumeric || isWhole
      ? [...data.groups.flatMap(({ rows }) => rows), data.last ?? []].map((row) => row[index] ?? '')
      : []
  const widest = [longestOf(header.split(' ')), longestOf(numbers)].map((text) => paper.widthOf(text, headerOf(data)))
  return Math.max(...widest) + gap + 1
}

const longestOf = (texts: readonly string[]) =>
  texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '')

type Drawn = { heading: string; style: Style; below: number }

/** Draws a row. On a new page it repeats the heading and the column headers. */
function drawRow(
  paper: PdfWriter,
  places: readonly Place[],
  data: ListPrint,
  row: readonly string[],
  { heading, style, below }: Drawn,
) {
  const lines = row.map((text, index) => paper.linesOf(text, style, places[index]?.width ?? 0))
  const height = Math.max(...lines.map((list) => paper.heightOf(list, style))) + 2 * rowPadding
  if (paper.y + height + below > paper.bottom) {
    paper.turnPage()
    drawHeading(paper, heading)
    drawCells(
      paper,
      places,
      data.columns.map((column) => column.header),
      headerOf(data),
    )
  }
  drawLines(paper, places, lines, style)
}

function drawCells(paper: PdfWriter, places: readonly Place[], texts: readonly string[], style: Style) {
  drawLines(
    paper,
    places,
    texts.map((text, index) => paper.linesOf(text, style, places[index]?.width ?? 0)),
    style,
  )
}

function drawLines(paper: PdfWriter, places: readonly Place[], texts: readonly string[][], style: Style) {
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
