import type { Option } from '@wewb/domain/engine/fields/choice'

/**
 * Parses rows pasted from a spreadsheet (tabs) or a CSV file, with Bangla and English side by side. The script decides
 * which column is which; headings and empty rows are skipped.
 */
export function parseOptions(pasted: string): { bn: string; en: string }[] {
  const rows = pasted
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((row) => cellsOf(row).map((cell) => cell.normalize('NFC').trim()))
    .filter((cells) => cells.some((cell) => cell !== ''))
  return rows
    .map(([one = '', other = '']) =>
      isBangla(other) && !isBangla(one) ? { bn: other, en: one } : { bn: one, en: other },
    )
    .map(({ bn, en }) => (bn !== '' && en === '' && !isBangla(bn) ? { bn: '', en: bn } : { bn, en }))
    .filter(({ bn, en }, index) => index > 0 || !isHeading(bn, en))
}

const isBangla = (text: string) => /[\u0980-\u09ff]/.test(text)
const headings = /^(?:bangla|bengali|english|bn|en|label|বাংলা|ইংরেজি)$/i
const isHeading = (bn: string, en: string) => [bn, en].filter(Boolean).every((cell) => headings.test(cell))

/** A comma inside quotation marks belongs to the cell; two marks are one. */
function cellsOf(row: string): string[] {
  if (row.includes('\t')) return row.split('\t').map(unquoted)
  return [...row.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)].map(([, cell = '']) => unquoted(cell))
}
const unquoted = (cell: string) => (/^\s*".*"\s*$/s.test(cell) ? cell.trim().slice(1, -1).replaceAll('""', '"') : cell)

/** Adds options without duplicates. Values are generated once and never displayed. */
export function addOptions(options: readonly Option[], texts: readonly { bn: string; en: string }[]): Option[] {
  const existingLabels = new Set(options.map(({ label }) => `${label.bn}\n${label.en}`))
  return texts.reduce<Option[]>(
    (all, label) => {
      const key = `${label.bn}\n${label.en}`
      if (existingLabels.has(key)) return all
      existingLabels.add(key)
      return [...all, { value: nextOptionValue(all), label }]
    },
    [...options],
  )
}

/** Values are internal numbers: answers store them, so a used one is never reassigned. */
export function nextOptionValue(options: readonly Option[]): string {
  const numbers = options.map(({ value }) => (/^\d{1,9}$/.test(value) ? Number(value) : 0))
  return String(Math.max(0, ...numbers) + 1)
}
