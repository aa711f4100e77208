import type { Locale } from '@wewb/domain/language/bilingual'
import type { Cell, ColumnKind } from '@wewb/domain/reporting/report'
import { formatCell } from '@wewb/domain/reporting/format-cell'
import type { Language } from '#lib/i18n/language.tsx'

/** Numbers are right-aligned, so that their digits line up. */
export const isNumeric = (kind: ColumnKind): boolean =>
  kind === 'count' || kind === 'money' || kind === 'percent' || kind === 'days'

/** Latin names and application numbers are the same in every language. */
const isForeign = (cell: Cell | undefined): boolean => typeof cell === 'string' && /[A-Za-z]{2}/.test(cell)

/** Detects the language of free text, such as a message, for screen readers. */
export function detectCellLanguage(cell: Cell | undefined): Locale | undefined {
  if (typeof cell !== 'string') return undefined
  return /[\u0985-\u09df]/.test(cell) ? 'bn' : isForeign(cell) ? 'en' : undefined
}

/** Blank and zero values are left out of cards. */
export const isBlank = (cell: Cell | undefined): boolean => cell === undefined || cell === null || cell === ''
export const isZero = (kind: ColumnKind, cell: Cell | undefined): boolean =>
  isNumeric(kind) && (isBlank(cell) || Number(cell) === 0)

/** Formats as in print, plus the currency sign and a dash for blank values. */
export function formatReportValue(
  kind: ColumnKind,
  cell: Cell | undefined,
  { locale, digits }: Pick<Language, 'locale' | 'digits'>,
): string {
  const cellText = formatCell(kind, cell, locale)
  if (!cellText) return '–'
  if (kind === 'money')
    return cellText.startsWith('-') ? `-৳${unbroken}${cellText.slice(1)}` : `৳${unbroken}${cellText}`
  return kind === 'text' && !isForeign(cell) ? digits(cellText) : cellText
}

/** Non-breaking space: keeps the sign and its number on one line. */
const unbroken = '\u00a0'

/** Returns the number for a chart; other values count as zero. */
export const cellToNumber = (cell: Cell | undefined): number =>
  typeof cell === 'object' || cell === undefined ? 0 : Number(cell) || 0
