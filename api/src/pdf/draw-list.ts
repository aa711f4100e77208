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
  columns: { header: string; share: number; isNumeric?: true; noWrap?: true }[]
  groups: { heading: string; rows: string[][] }[]
  /** Totals below the last row. */
  totals?: string[]
  /** Landscape format, for many columns. */
  isLandscape?: true
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
const maxInFullSize = 12
const sizeOf = ({ columns }: ListPrint) => (columns.length > maxInFullSize ? 7.5 : 9)
const cellOf = (data: ListPrint): Style => ({ ...styles.answer, size: sizeOf(data) })
const totalOf = (data: ListPrint): Style => ({ ...cellOf(data), weight: 'bold' })
const headerOf = (data: ListPrint): Style => ({ ...styles.label, size: sizeOf(data), weight: 'bold' })
const board: Style = { size: 15, weight: 'bold', colour: accent }

export function drawList(data: ListPrint, locale: Locale): Promise<Buffer> {
  const document = new PdfWriter({ size: data.isLandscape ? 'A4-wide' : 'A4', margin, title: data.title, locale })
  drawTable(document, data)
  for (const line of data.closing) document.writeParagraph(line, styles.small)
  drawPageFooter(document, data, locale)
  return document.finish()
}

/** Draws the head and the rows; other documents add more below. */
export function drawTable(document: PdfWriter, data: ListPrint) {
  const columnBoxes = layoutColumns(document, data)
  drawHead(document, data)
  for (const group of data.groups) {
    // Keeps a heading together with its first rows.
    const room = document.heightOf([''], styles.subheading) + 2 * document.heightOf([''], cellOf(data)) + 16
    if (document.y + room > document.bottom) document.addPage()
    drawHeading(document, group.heading)
    drawCells(
      document,
      columnBoxes,
      data.columns.map((column) => column.header),
      headerOf(data),
    )
    const last = group === data.groups.at(-1) ? data.totals : undefined
    // Keeps the total together with the row above it.
    const below = (row: string[]) => (last && row === group.rows.at(-1) ? document.heightOf(['', ''], cellOf(data)) : 0)
    for (const row of group.rows)
      drawRow(document, columnBoxes, data, row, { heading: group.heading, style: cellOf(data), below: below(row) })
    if (last) drawRow(document, columnBoxes, data, last, { heading: group.heading, style: totalOf(data), below: 0 })
    document.y += 10
  }
}

function drawHead(document: PdfWriter, data: ListPrint) {
  const { left, width } = document.column
  const top = document.y
  drawLogo(document, { left, top, side: markSide })
  const beside = { left: left + markSide + 10, width: width - markSide - 10 }
  document.writeParagraph(data.board, board, beside)
  document.writeParagraph(data.title, styles.heading, beside)
  document.y = Math.max(document.y, top + markSide) + 4
  for (const line of data.lines) document.writeParagraph(line, styles.answer)
  if (data.note) document.writeParagraph(data.note, styles.answer)
  document.y += 6
  document.drawRule(document.y, 2, accent)
  document.y += 12
}

function drawHeading(document: PdfWriter, heading: string) {
  if (!heading) return
  document.writeParagraph(heading, styles.subheading)
  document.y += 2
}

type ColumnBox = Column & { isNumeric: boolean }

function layoutColumns(document: PdfWriter, data: ListPrint): ColumnBox[] {
  const widths = computeColumnWidths(
    document.column.width,
    data.columns.map(({ share }, index) => ({ share, minWidth: needOf(document, data, index) })),
  )
  let left = document.column.left
  return data.columns.map(({ isNumeric = false }, index) => {
    const width = widths[index] ?? 0
    const cell = { left, width: width - gap, isNumeric }
    left += width
    return cell
  })
}

/** Returns the minimum width: the longest word of the heading, and the longest value of a column that must not wrap. */
function needOf(document: PdfWriter, data: ListPrint, index: number): number {
  const { header = '', isNumeric, noWrap } = data.columns[index] ?? {}
  const numbers =
    isNumeric || noWrap
      ? [...data.groups.flatMap(({ rows }) => rows), data.totals ?? []].map((row) => row[index] ?? '')
      : []
  const widest = [maxOf(header.split(' ')), maxOf(numbers)].map((text) => document.widthOf(text, headerOf(data)))
  return Math.max(...widest) + gap + 1
}

const maxOf = (texts: readonly string[]) =>
  texts.reduce((widest, text) => (text.length > widest.length ? text : widest), '')

type RowLayout = { heading: string; style: Style; below: number }

/** Draws a row. On a new page it repeats the heading and the column headers. */
function drawRow(
  document: PdfWriter,
  places: readonly ColumnBox[],
  data: ListPrint,
  row: readonly string[],
  { heading, style, below }: RowLayout,
) {
  const lines = row.map((text, index) => document.breakIntoLines(text, style, places[index]?.width ?? 0))
  const height = Math.max(...lines.map((list) => document.heightOf(list, style))) + 2 * rowPadding
  if (document.y + height + below > document.bottom) {
    document.addPage()
    drawHeading(document, heading)
    drawCells(
      document,
      places,
      data.columns.map((column) => column.header),
      headerOf(data),
    )
  }
  drawLines(document, places, lines, style)
}

function drawCells(document: PdfWriter, places: readonly ColumnBox[], texts: readonly string[], style: Style) {
  drawLines(
    document,
    places,
    texts.map((text, index) => document.breakIntoLines(text, style, places[index]?.width ?? 0)),
    style,
  )
}

function drawLines(document: PdfWriter, places: readonly ColumnBox[], texts: readonly string[][], style: Style) {
  const step = document.heightOf([''], style)
  const top = document.y + rowPadding
  texts.forEach((lines, index) => {
    const column = places[index]
    if (!column) return
    lines.forEach((line, at) => {
      const left = column.isNumeric ? column.left + column.width - document.widthOf(line, style) : column.left
      document.drawLine(line, left, top + at * step, style)
    })
  })
  document.y = top + Math.max(1, ...texts.map((lines) => lines.length)) * step + rowPadding
  document.drawRule(document.y, 0.5, hairline)
}
