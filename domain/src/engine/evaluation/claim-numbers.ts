import { toAsciiDigits } from '#language/digits.ts'

/** A number is the same with or without signs between, in both alphabets of digits and in small letters. */
export const spelled = (value: string): string => groupsOf(value).join('')

/**
 * Returns the spellings of a number that somebody typed freely: as it is, and without words around it. Up to three
 * letters belong to the number, as those of a passport or a member do. A text that is no number has none.
 */
export const freeNumbersOf = (value: string): string[] => {
  const groups = groupsOf(value)
  const bare = groups.filter((group) => !isWord(group)).join('')
  return [...new Set([groups.join(''), /^\d+$/.test(bare) ? withoutZeros(bare) : bare])].filter(isDocumentNumber)
}

const isWord = (group: string) => /^(?:NO|NR|ID|TP|\p{L}{4,}|[\u0980-\u09e5]+)$/u.test(group)

/**
 * Returns what every copy of the number of one document has in common: its digits without words and signs.
 * `AWB 997-01234567`, `99701234567` and `এয়ারওয়ে বিল ৯৯৭ ০১২৩৪৫৬৭` share one of them, and so do `JBC/2026/0077` and
 * `JBC-2026-77`. A long group counts alone too, because it is the number without what its issuer puts before it.
 */
export function documentNumbersOf(value: string): string[] {
  const runs = groupsOf(value).flatMap((group) => group.match(/\d+/g) ?? [])
  const long = runs.map(withoutZeros).filter((run) => run.length >= LONG_NUMBER)
  const numbers = [withoutZeros(runs.join('')), runs.map(withoutZeros).join(''), ...long]
  return [...new Set(numbers)].filter((number) => number.length >= SHORTEST && isDocumentNumber(number))
}

/** Numbers with fewer digits are equal by chance on the documents of different issuers. */
const SHORTEST = 5
/** Digits of the serial number on an airway bill. The running numbers of a year are shorter. */
const LONG_NUMBER = 8

const withoutZeros = (digits: string): string => digits.replace(/^0+/, '')

/** Groups of letters and digits between signs, in capital letters. Invisible characters separate nothing. */
const groupsOf = (value: string): string[] =>
  toAsciiDigits(value)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((group) => group !== '')

/**
 * Returns whether a text can be the number of a document. `N/A` and `00000` are not, because many people write them.
 */
const isDocumentNumber = (text: string): boolean =>
  text.length >= 5 && text.replace(/\D/g, '').length >= 3 && new Set(text).size > 1
