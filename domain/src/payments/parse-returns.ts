import type { Bilingual } from '#language/bilingual.ts'
import { isIsoDate } from '#language/dates.ts'
import { toAsciiDigits } from '#language/digits.ts'
import { parseMoney } from '#engine/fields/money.ts'
import {
  requiredReturnColumns,
  returnSources,
  type DateFormat,
  type BankReturnLayout,
  type ReturnSource,
} from './bank-file-layout.ts'
import { parseReturnCode } from './return-codes.ts'

/** A parsed row of the return file, or why it is unreadable. */
export type ReturnRow = { row: number; reference: string; amount: string | null } & PaymentResult
type PaymentResult =
  | { result: 'PAID'; valueDate: string; bankReference: string }
  | { result: 'FAILED'; returnCode: string }
  | { result: 'UNREADABLE'; why: Bilingual }

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_.-]+/g, '')

/** Position of each column; the missing headings if any is not found. */
export function findColumnPositions(
  layout: BankReturnLayout,
  heading: readonly string[],
): Map<ReturnSource, number> | { missing: string[] } {
  const found = heading.map(plain)
  const places = new Map<ReturnSource, number>()
  for (const { source, heading: name } of layout.columns) {
    const place = found.indexOf(plain(name))
    if (place >= 0) places.set(source, place)
  }
  const missing = requiredReturnColumns.filter((source) => !places.has(source))
  const named = (source: ReturnSource) =>
    layout.columns.find((column) => column.source === source)?.heading ?? returnSources[source].en
  return missing.length > 0 ? { missing: missing.map(named) } : places
}

export function parseReturnRow(
  layout: BankReturnLayout,
  places: ReadonlyMap<ReturnSource, number>,
  row: number,
  cells: readonly string[],
): ReturnRow {
  const at = (source: ReturnSource) => (cells[places.get(source) ?? -1] ?? '').trim()
  const reference = at('reference').toUpperCase()
  const amount = readAmount(at('amount'))
  const read = (): PaymentResult => {
    if (!reference) return unreadable(words.noReference)
    if (amount === null) return unreadable(words.noAmount)
    const matches = (list: readonly string[]) => list.some((word) => plain(word) === plain(at('result')))
    if (matches(layout.paidWords)) return paid(layout.dateFormat, at('valueDate'), at('bankReference'))
    if (!matches(layout.failedWords)) return unreadable(words.noResult)
    const returnCode = parseReturnCode(at('returnCode'))
    return returnCode ? ({ result: 'FAILED', returnCode } as const) : unreadable(words.noCode)
  }
  return { row, reference: reference.slice(0, 40), amount, ...read() }
}

function paid(format: DateFormat, typedDay: string, bankReference: string) {
  const valueDate = parseBankDate(typedDay, format)
  if (!valueDate) return unreadable(words.noDay)
  return bankReference
    ? ({ result: 'PAID', valueDate, bankReference: bankReference.slice(0, 50) } as const)
    : unreadable(words.noBankReference)
}

const unreadable = (why: Bilingual) => ({ result: 'UNREADABLE', why }) as const

const words = {
  noReference: { bn: 'সারিতে পেমেন্ট রেফারেন্স নেই।', en: 'The row has no payment reference.' },
  noAmount: { bn: 'টাকার পরিমাণ পড়া যায়নি।', en: 'The amount could not be read.' },
  noResult: { bn: 'জমা হয়েছে না ফেরত এসেছে, তা বোঝা যায়নি।', en: 'Whether it was paid or returned could not be read.' },
  noDay: { bn: 'জমার তারিখ পড়া যায়নি।', en: 'The value date could not be read.' },
  noBankReference: { bn: 'ব্যাংকের রেফারেন্স নেই।', en: 'The reference of the bank is missing.' },
  noCode: { bn: 'ফেরতের কোড নেই বা পড়া যায়নি।', en: 'The return code is missing or could not be read.' },
} satisfies Record<string, Bilingual>

/** Always with two decimals, as in the database. */
function readAmount(typed: string): string | null {
  const money = parseMoney(typed.replace(/^(?:BDT|TK\.?|৳)\s*/i, ''))
  return money === undefined ? null : money.includes('.') ? money : `${money}.00`
}

const orders: Record<DateFormat, RegExp> = {
  'yyyy-MM-dd': /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
  'dd-MM-yyyy': /^(?<day>\d{1,2})-(?<month>\d{1,2})-(?<year>\d{4})$/,
  'dd/MM/yyyy': /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})$/,
  ddMMyyyy: /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  yyyyMMdd: /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
}

/** Parses a date in the bank's format, or in ISO format as spreadsheets store it. */
export function parseBankDate(typed: string, format: DateFormat): string | undefined {
  const text = toAsciiDigits(typed).trim().split(/[ T]/)[0] ?? ''
  const {
    year = '',
    month = '',
    day = '',
  } = (orders[format].exec(text) ?? orders['yyyy-MM-dd'].exec(text))?.groups ?? {}
  const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDate(read) ? read : undefined
}
