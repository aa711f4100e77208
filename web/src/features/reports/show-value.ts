import type { Locale } from '../../../../domain/src/language/bilingual.ts'
import type { Cell, ColumnKind } from '../../../../domain/src/reports/report.ts'
import { showCell } from '../../../../domain/src/reports/show-cell.ts'
import type { Language } from '../../i18n/language.tsx'

/** A figure stands at the right, so that its digits stand under each other. */
export const isNumeric = (kind: ColumnKind): boolean => kind === 'count' || kind === 'money' || kind === 'percent' || kind === 'days'

/** A name in Latin letters, or the number of a file, is the same in every language. */
const isForeign = (cell: Cell | undefined): boolean => typeof cell === 'string' && /[A-Za-z]{2}/.test(cell)

/** The language of what came as it was written, such as the text of a message: for whoever reads it out. */
export function languageOf(cell: Cell | undefined): Locale | undefined {
  if (typeof cell !== 'string') return undefined
  return /[\u0985-\u09df]/.test(cell) ? 'bn' : isForeign(cell) ? 'en' : undefined
}

/** Nothing to say, and nothing to count: in a card neither takes a line. */
export const isBlank = (cell: Cell | undefined): boolean => cell === undefined || cell === null || cell === ''
export const isZero = (kind: ColumnKind, cell: Cell | undefined): boolean => isNumeric(kind) && (isBlank(cell) || Number(cell) === 0)

/** As on paper, with what a page has room for: the sign of the money, a dash where there is nothing to say. */
export function showValue(kind: ColumnKind, cell: Cell | undefined, { locale, digits }: Pick<Language, 'locale' | 'digits'>): string {
  const shown = showCell(kind, cell, locale)
  if (!shown) return '–'
  if (kind === 'money') return shown.startsWith('-') ? `-৳${unbroken}${shown.slice(1)}` : `৳${unbroken}${shown}`
  return kind === 'text' && !isForeign(cell) ? digits(shown) : shown
}

/** The sign never stands at the end of a line without its number. */
const unbroken = '\u00a0'

/** What a chart measures by; what is no number has no length. */
export const numberIn = (cell: Cell | undefined): number => (typeof cell === 'object' || cell === undefined ? 0 : Number(cell) || 0)
