/** A spreadsheet treats text that begins like this as a formula. */
const looksLikeFormula = /^[=+\-@\t\r]/

const cell = (value: string | number) => {
  const text = String(value)
  // A negative number is not a formula.
  return `"${(typeof value === 'string' && looksLikeFormula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** Spreadsheets detect UTF-8 by this mark; without it Bangla is garbled. */
export const BYTE_ORDER_MARK = '\uFEFF'
export const writeCsvRow = (row: readonly (string | number)[]): string => `${row.map(cell).join(',')}\r\n`
export const writeCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  BYTE_ORDER_MARK + rows.map(writeCsvRow).join('')
