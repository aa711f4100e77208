import { checkScript } from '../../../domain/src/fields/scripts.ts'
import { textFormats } from '../../../domain/src/fields/text-formats.ts'
import { isDay } from '../../../domain/src/language/dates.ts'
import { toAsciiDigits } from '../../../domain/src/language/digits.ts'

/** One cell of a file or one value of an outside answer, brought to the form we store; undefined when it cannot be. */
export type Reader = (typed: string) => string | number | undefined

const tidy = (typed: string) => typed.normalize('NFC').replace(/\s+/g, ' ').trim()

export const readText: Reader = (typed) => {
  const text = tidy(typed)
  // Lone surrogates and controls cannot be stored, and nobody types them.
  return text.length > 0 && text.length <= 255 && text.isWellFormed() && !/\p{Cc}/u.test(text) ? text : undefined
}

/** What an applicant may write in the same box: a register must not confirm what the form then refuses. */
export const readName: Reader = (typed) => {
  const name = readText(typed)
  return typeof name === 'string' && checkScript(name, 'english-text') === undefined ? name : undefined
}
export const readEnglish: Reader = (typed) => {
  const text = readText(typed)
  return typeof text === 'string' && checkScript(text, 'english-only') === undefined ? text : undefined
}

/** C-1, c-1 and ‘C-১’ are the same paper. */
export const readNumber = (typed: string): string | undefined => {
  const number = tidy(toAsciiDigits(typed)).toUpperCase()
  return /^[\x20-\x7e]{1,50}$/.test(number) ? number : undefined
}
export const readPassport = (typed: string): string | undefined => textFormats.passport.read(typed)

export const readDigits =
  (shortest: number, longest: number): Reader =>
  (typed) => {
    const digits = toAsciiDigits(typed).replace(/[\s-]/g, '')
    return /^[0-9]+$/.test(digits) && digits.length >= shortest && digits.length <= longest ? digits : undefined
  }

export const readWhole =
  (least: number, most: number): Reader =>
  (typed) => {
    const digits = tidy(toAsciiDigits(typed)).replace(/\.0+$/, '')
    return /^[0-9]{1,9}$/.test(digits) && Number(digits) >= least && Number(digits) <= most ? Number(digits) : undefined
  }

/** Two decimals; a spreadsheet writes 4.78 as 4.7800000000000002. */
export const readGpa: Reader = (typed) => {
  const digits = tidy(toAsciiDigits(typed))
  if (!/^[0-9](?:\.[0-9]{1,20})?$/.test(digits)) return undefined
  const rounded = Math.round(Number(digits) * 100) / 100
  return Math.abs(rounded - Number(digits)) < 1e-9 && rounded <= 5 ? rounded : undefined
}

/** yyyy-mm-dd, dd-mm-yyyy, both also with / or a dot, and the number of days by which a spreadsheet counts. */
export const readDay = (typed: string): string | undefined => {
  const text = tidy(toAsciiDigits(typed)).replace(/[T ]00:00.*$/, '')
  const [, serial] = /^([1-7][0-9]{4})(?:\.0+)?$/.exec(text) ?? []
  if (serial) return new Date(Date.UTC(1899, 11, 30) + Number(serial) * 86_400_000).toISOString().slice(0, 10)
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? []
  const [, lastDay, lastMonth, lastYear] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  const read = [year ?? lastYear ?? '', (month ?? lastMonth ?? '').padStart(2, '0'), (day ?? lastDay ?? '').padStart(2, '0')].join('-')
  return isDay(read) ? read : undefined
}

/** A code, or one of the words people write for it, in any case and either language. */
export const readEntry = <C extends string | number>(entries: ReadonlyMap<string, C>) => {
  const plain = (word: string) => toAsciiDigits(tidy(word)).toUpperCase()
  const byWord = new Map([...entries].map(([word, code]) => [plain(word), code]))
  return (typed: string): C | undefined => byWord.get(plain(typed))
}
