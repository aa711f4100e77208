import { separators, type ColumnSource, type DateFormat, type FileLayout } from './layout.ts'

/** A payment as the bank is told of it. */
export type FileRow = { [Source in ColumnSource]: string }

export const writeDay = (day: string, format: DateFormat): string => {
  const [yyyy = '', MM = '', dd = ''] = day.split('-')
  return format.replace('yyyy', yyyy).replace('MM', MM).replace('dd', dd)
}

/** The cells of the file, heading and all, from the same rows always the same. */
export function cellsOf({ columns, headings, dateFormat }: FileLayout, rows: readonly FileRow[]): string[][] {
  const shown = columns.filter(({ on }) => on)
  const cell = (row: FileRow, source: ColumnSource) => (source === 'adviceDate' ? writeDay(row[source], dateFormat) : row[source])
  return [...(headings ? [shown.map(({ heading }) => heading)] : []), ...rows.map((row) => shown.map(({ source }) => cell(row, source)))]
}

/** Text for the bank's machine: a line a payment, each ended as spreadsheets and banks expect it. */
export const writeText = (cells: readonly (readonly string[])[], { separator }: Pick<FileLayout, 'separator'>): string =>
  cells.map((row) => `${row.map((text) => quoted(text, separators[separator])).join(separators[separator])}\r\n`).join('')

/** A spreadsheet takes text that begins like this for a formula. */
const looksLikeFormula = /^[=+\-@\t]/

function quoted(text: string, separator: string): string {
  const plain = text.replaceAll(/[\r\n\t]+/g, ' ')
  const safe = looksLikeFormula.test(plain) ? `'${plain}` : plain
  return safe.includes(separator) || safe.includes('"') ? `"${safe.replaceAll('"', '""')}"` : safe
}
