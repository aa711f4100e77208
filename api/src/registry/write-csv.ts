/** A spreadsheet takes text that begins like this for a formula. */
const looksLikeFormula = /^[=+\-@\t\r]/

const cell = (value: string | number) => {
  const text = String(value)
  // A number below nought is no formula.
  return `"${(typeof value === 'string' && looksLikeFormula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** The mark by which spreadsheets know UTF-8; without it Bangla comes out as noise. */
export const csvMark = '\uFEFF'
export const writeCsvRow = (row: readonly (string | number)[]): string => `${row.map(cell).join(',')}\r\n`
export const writeCsv = (rows: readonly (readonly (string | number)[])[]): string => csvMark + rows.map(writeCsvRow).join('')
