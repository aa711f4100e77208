import { separators, type ColumnSource, type DateFormat, type BankFileLayout } from './bank-file-layout.ts'

/** A payment as a row of the bank file. */
export type BankFileRow = { [Source in ColumnSource]: string }

export const formatBankDate = (day: string, format: DateFormat): string => {
  const [yyyy = '', MM = '', dd = ''] = day.split('-')
  return format.replace('yyyy', yyyy).replace('MM', MM).replace('dd', dd)
}

/** Cells of the file with the headings. Deterministic for the same rows. */
export function bankFileCells(
  { columns, headings, dateFormat }: BankFileLayout,
  rows: readonly BankFileRow[],
): string[][] {
  const enabledColumns = columns.filter(({ on }) => on)
  const cell = (row: BankFileRow, source: ColumnSource) =>
    source === 'adviceDate' ? formatBankDate(row[source], dateFormat) : row[source]
  return [
    ...(headings ? [enabledColumns.map(({ heading }) => heading)] : []),
    ...rows.map((row) => enabledColumns.map(({ source }) => cell(row, source))),
  ]
}

/** Text format: one row for each payment, with CRLF line ends. */
export const formatBankFileText = (
  cells: readonly (readonly string[])[],
  { separator }: Pick<BankFileLayout, 'separator'>,
): string =>
  cells
    .map((row) => `${row.map((text) => quoted(text, separators[separator])).join(separators[separator])}\r\n`)
    .join('')

/** Text that a spreadsheet would interpret as a formula. */
const looksLikeFormula = /^[=+\-@\t]/

function quoted(text: string, separator: string): string {
  const plain = text.replaceAll(/[\r\n\t]+/g, ' ')
  const safe = looksLikeFormula.test(plain) ? `'${plain}` : plain
  return safe.includes(separator) || safe.includes('"') ? `"${safe.replaceAll('"', '""')}"` : safe
}
