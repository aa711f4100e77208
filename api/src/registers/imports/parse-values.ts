import { validateScript } from '@wewb/domain/engine/fields/text-scripts'
import { textFormats } from '@wewb/domain/engine/fields/text-formats'
import { isIsoDate } from '@wewb/domain/language/dates'
import { toAsciiDigits } from '@wewb/domain/language/digits'

/** Converts a cell of a file or a value of an external response to its stored form; undefined when invalid. */
export type ValueParser = (typed: string) => string | number | undefined

const normalize = (typed: string) => typed.normalize('NFC').replace(/\s+/g, ' ').trim()

export const parseText: ValueParser = (typed) => {
  const text = normalize(typed)
  // Lone surrogates and control characters cannot be stored.
  return text.length > 0 && text.length <= 255 && text.isWellFormed() && !/\p{Cc}/u.test(text) ? text : undefined
}

/** Accepts what an applicant may type in the same field: a register must not confirm a value that the form rejects. */
export const parseEnglishName: ValueParser = (typed) => {
  const name = parseText(typed)
  return typeof name === 'string' && validateScript(name, 'english-text') === undefined ? name : undefined
}
export const parseEnglishText: ValueParser = (typed) => {
  const text = parseText(typed)
  return typeof text === 'string' && validateScript(text, 'english-only') === undefined ? text : undefined
}

/** C-1, c-1 and ‘C-১’ are the same document. */
export const parseDocumentNumber = (typed: string): string | undefined => {
  const number = normalize(toAsciiDigits(typed)).toUpperCase()
  return /^[\x20-\x7e]{1,50}$/.test(number) ? number : undefined
}
export const parsePassport = (typed: string): string | undefined => textFormats.passport.parse(typed)

export const digitsParser =
  (shortest: number, maxLength: number): ValueParser =>
  (typed) => {
    const digits = toAsciiDigits(typed).replace(/[\s-]/g, '')
    return /^[0-9]+$/.test(digits) && digits.length >= shortest && digits.length <= maxLength ? digits : undefined
  }

export const integerParser =
  (min: number, max: number): ValueParser =>
  (typed) => {
    const digits = normalize(toAsciiDigits(typed)).replace(/\.0+$/, '')
    return /^[0-9]{1,9}$/.test(digits) && Number(digits) >= min && Number(digits) <= max ? Number(digits) : undefined
  }

/** Rounds to two decimals; a spreadsheet writes 4.78 as 4.7800000000000002. */
export const parseGpa: ValueParser = (typed) => {
  const digits = normalize(toAsciiDigits(typed))
  if (!/^[0-9](?:\.[0-9]{1,20})?$/.test(digits)) return undefined
  const rounded = Math.round(Number(digits) * 100) / 100
  return Math.abs(rounded - Number(digits)) < 1e-9 && rounded <= 5 ? rounded : undefined
}

/** Parses yyyy-mm-dd and dd-mm-yyyy, also with / or a dot, and the serial day number of spreadsheets. */
export const parseDate = (typed: string): string | undefined => {
  const text = normalize(toAsciiDigits(typed)).replace(/[T ]00:00.*$/, '')
  const [, serial] = /^([1-7][0-9]{4})(?:\.0+)?$/.exec(text) ?? []
  if (serial) return new Date(Date.UTC(1899, 11, 30) + Number(serial) * 86_400_000).toISOString().slice(0, 10)
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? []
  const [, lastDay, lastMonth, lastYear] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  const read = [
    year ?? lastYear ?? '',
    (month ?? lastMonth ?? '').padStart(2, '0'),
    (day ?? lastDay ?? '').padStart(2, '0'),
  ].join('-')
  return isIsoDate(read) ? read : undefined
}

/** Parses a code or one of its names, in any case and either language. */
export const entryParser = <C extends string | number>(entries: ReadonlyMap<string, C>) => {
  const plain = (word: string) => toAsciiDigits(normalize(word)).toUpperCase()
  const byWord = new Map([...entries].map(([word, code]) => [plain(word), code]))
  return (typed: string): C | undefined => byWord.get(plain(typed))
}
