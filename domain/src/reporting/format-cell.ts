import type { Locale } from '#language/bilingual.ts'
import { formatShortDate, formatTime } from '#language/dates.ts'
import { formatDigits } from '#language/digits.ts'
import { formatNumber } from '#language/money.ts'
import { numericKinds, type Cell, type ColumnKind } from './report.ts'

/** Formats a value for screen and print. Null gives an empty string. */
export function formatCell(kind: ColumnKind, cell: Cell | undefined, locale: Locale): string {
  if (cell === null || cell === undefined) return ''
  return showers[kind](typeof cell === 'object' ? cell[locale] : String(cell), locale)
}

const asItIs = (text: string) => text

const showers: Record<ColumnKind, (value: string, locale: Locale) => string> = {
  text: asItIs,
  application: asItIs,
  count: formatNumber,
  days: formatNumber,
  money: (value, locale) => formatNumber(value.replace(/\.00$/, ''), locale),
  percent: (value, locale) => `${formatDigits(value, locale)}%`,
  day: formatShortDate,
  moment: (value, locale) => `${formatShortDate(value, locale)} ${formatTime(value, locale)}`,
}

/** Formats a value for a spreadsheet: numbers stay numbers in every language, text stays text. */
export function toSheetCell(kind: ColumnKind, cell: Cell | undefined, locale: Locale): string | number {
  if (cell === null || cell === undefined) return ''
  if (numericKinds.has(kind)) return Number(cell)
  if (kind === 'moment') return formatCell(kind, cell, 'en')
  return typeof cell === 'object' ? cell[locale] : String(cell)
}
