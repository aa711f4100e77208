import { getOwn } from '../../../domain/src/collections/get-own.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { toAsciiDigits } from '../../../domain/src/language/digits.ts'
import { mayBeIn } from '../../../domain/src/lookups/district-digits.ts'
import { codeShapes, type CatalogueList } from '../../../domain/src/lookups/list-catalogue.ts'
import { bankOfRouting, isRoutingNumber } from '../../../domain/src/lookups/routing-number.ts'

/** Something in an entry that a person can put right, at the column of the file or the box of the form. */
export type Fault = { column: string; message: Bilingual }

export const faults = {
  empty: { bn: 'এ ঘরটি খালি রাখা যাবে না।', en: 'This may not be empty.' },
  long: { bn: 'সর্বোচ্চ ২০০টি অক্ষর লেখা যাবে।', en: 'Write at most 200 characters.' },
  english: { bn: 'ইংরেজি অক্ষরে লিখুন।', en: 'Write it in English letters.' },
  bangla: { bn: 'বাংলা অক্ষরে লিখুন।', en: 'Write it in Bangla letters.' },
  checkDigit: {
    bn: 'রাউটিং নম্বরের সংখ্যাগুলো মেলে না; কোনো একটি সংখ্যা ভুল।',
    en: 'The digits of the routing number do not fit together; one of them is wrong.',
  },
  otherBank: {
    bn: 'রাউটিং নম্বরের প্রথম তিন সংখ্যা এই ব্যাংকের নয়।',
    en: 'The first three digits of the routing number are not of this bank.',
  },
  otherDistrict: {
    bn: 'রাউটিং নম্বরের চতুর্থ ও পঞ্চম সংখ্যা এই জেলার নয়।',
    en: 'The fourth and fifth digits of the routing number are not of this district.',
  },
} satisfies Record<string, Bilingual>

/** One spelling of what people type in many: no double spaces, one form of each Bangla letter, no invisible marks of direction. */
export const tidyName = (typed: string) => typed.normalize('NFC').replace(/[\u200e\u200f]/g, '').replace(/\s+/g, ' ').trim() // prettier-ignore

const lengths: { [shape: string]: number } = { bank: 3, routing: 9 }

/** Spreadsheets take 010 for a number and write 10. */
export function tidyCode({ code: shape }: Pick<CatalogueList, 'code'>, typed: string): string {
  const code = toAsciiDigits(typed).trim().replace(/^'(?=[=+\-@])/, '') // prettier-ignore
  const length = getOwn(lengths, shape)
  if (shape === 'country' || shape === 'currency') return code.toUpperCase()
  return length !== undefined && /^[0-9\s-]+$/.test(code) ? code.replace(/[\s-]/g, '').padStart(length, '0') : code
}

/** `columns` are called as the caller calls them. */
export function judgeNames({ isBanglaOptional }: CatalogueList, name: string, nameBng: string, columns: readonly [string, string] = ['name', 'nameBng']): Fault[] {
  const [english, bangla] = columns
  const found: Fault[] = []
  if (!name) found.push({ column: english, message: faults.empty })
  else if (/[\u0980-\u09ff]/.test(name)) found.push({ column: english, message: faults.english })
  if (!nameBng) {
    if (!isBanglaOptional) found.push({ column: bangla, message: faults.empty })
  } else if (!isBanglaOptional && !/[\u0980-\u09ff]/.test(nameBng)) found.push({ column: bangla, message: faults.bangla })
  if (name.length > 200) found.push({ column: english, message: faults.long })
  if (nameBng.length > 200) found.push({ column: bangla, message: faults.long })
  return found
} // prettier-ignore

export function judgeCode({ code: shape }: CatalogueList, code: string): Fault[] {
  if (!codeShapes[shape].pattern.test(code)) return [{ column: 'code', message: codeShapes[shape].otherwise }]
  return shape === 'routing' && !isRoutingNumber(code) ? [{ column: 'code', message: faults.checkDigit }] : []
}

/** A branch is where its number says. */
export function judgeBranch({ code: shape }: CatalogueList, code: string, [bank = '', district = '']: readonly string[]): Fault[] {
  if (shape !== 'routing') return []
  if (bankOfRouting(code) !== bank) return [{ column: 'code', message: faults.otherBank }]
  return mayBeIn(code, district) ? [] : [{ column: 'code', message: faults.otherDistrict }]
}

/** The English name as a code: `Night guard` is NIGHT_GUARD. */
export function codeFor({ code: shape }: CatalogueList, name: string, taken: { has(code: string): boolean; keys(): Iterable<string> }): string {
  if (shape === 'number') {
    // Far from where the package of areas ends, so that its next ids do not meet ours.
    const numbers = [...taken.keys()].map((code) => (/^[0-9]{5}$/.test(code) ? Number(code) : 0))
    return String(Math.max(10_000, ...numbers) + 1)
  }
  const word = name.normalize('NFKD').toUpperCase().replace(/[^A-Z0-9]+/g, '_').replace(/^_+|_+$/g, '').slice(0, 32) || 'ENTRY' // prettier-ignore
  if (!taken.has(word)) return word
  for (let number = 2; ; number += 1) if (!taken.has(`${word}_${number}`)) return `${word}_${number}`
} // prettier-ignore
