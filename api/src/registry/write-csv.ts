/** A spreadsheet takes text that begins like this for a formula. */
const looksLikeFormula = /^[=+\-@\t\r]/

const cell = (value: string | number) => {
  const text = String(value)
  return `"${(looksLikeFormula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** With the mark by which spreadsheets know UTF-8; without it Bangla comes out as noise. */
export const writeCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
