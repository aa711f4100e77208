import type { Locale } from '../language/bilingual.ts'
import { showDateInTable, showTime } from '../language/dates.ts'
import { showDigits } from '../language/digits.ts'
import { showNumber } from '../language/money.ts'
import { numericKinds, type Cell, type ColumnKind } from './report.ts'

/** A value as a reader of this language sees it, on the screen and on paper. Nothing to say is said with nothing. */
export function showCell(kind: ColumnKind, cell: Cell | undefined, locale: Locale): string {
  if (cell === null || cell === undefined) return ''
  return showers[kind](typeof cell === 'object' ? cell[locale] : String(cell), locale)
}

const asItIs = (text: string) => text

const showers: Record<ColumnKind, (value: string, locale: Locale) => string> = {
  text: asItIs,
  application: asItIs,
  count: showNumber,
  days: showNumber,
  money: (value, locale) => showNumber(value.replace(/\.00$/, ''), locale),
  percent: (value, locale) => `${showDigits(value, locale)}%`,
  day: showDateInTable,
  moment: (value, locale) => `${showDateInTable(value, locale)} ${showTime(value, locale)}`,
}

/** The same for a spreadsheet, which counts on: numbers stay numbers, whatever the language, and text stays text. */
export function sheetCell(kind: ColumnKind, cell: Cell | undefined, locale: Locale): string | number {
  if (cell === null || cell === undefined) return ''
  if (numericKinds.has(kind)) return Number(cell)
  if (kind === 'moment') return showCell(kind, cell, 'en')
  return typeof cell === 'object' ? cell[locale] : String(cell)
}
