import { getOwn } from '@wewb/domain/collections/get-own'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { toAsciiDigits } from '@wewb/domain/language/digits'
import { mayRoutingNumberBeIn } from '@wewb/domain/reference/district-codes'
import { codeFormats, type CatalogueList } from '@wewb/domain/reference/list-catalogue'
import { bankOfRoutingNumber, isRoutingNumber } from '@wewb/domain/reference/routing-number'

/** A mistake in an entry, at the column of the file or the input of the form. */
export type ColumnIssue = { column: string; message: Bilingual }

export const entryMessages = {
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

/** Normalises a typed name: single spaces, composed Bangla letters, no invisible direction marks. */
export const normalizeEntryName = (typed: string) =>
  typed
    .normalize('NFC')
    .replace(/[\u200e\u200f]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const lengths: { [shape: string]: number } = { bank: 3, routing: 9 }

/** Restores leading zeros: spreadsheets turn 010 into the number 10. */
export function normalizeCode({ code: shape }: Pick<CatalogueList, 'code'>, typed: string): string {
  const code = toAsciiDigits(typed)
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
  const length = getOwn(lengths, shape)
  if (shape === 'country' || shape === 'currency') return code.toUpperCase()
  return length !== undefined && /^[0-9\s-]+$/.test(code) ? code.replace(/[\s-]/g, '').padStart(length, '0') : code
}

/** `columns`: the names that the caller uses for the two columns. */
export function validateNames(
  { isBanglaOptional }: CatalogueList,
  name: string,
  nameBng: string,
  columns: readonly [string, string] = ['name', 'nameBng'],
): ColumnIssue[] {
  const [english, bangla] = columns
  const found: ColumnIssue[] = []
  if (!name) found.push({ column: english, message: entryMessages.empty })
  else if (/[\u0980-\u09ff]/.test(name)) found.push({ column: english, message: entryMessages.english })
  if (!nameBng) {
    if (!isBanglaOptional) found.push({ column: bangla, message: entryMessages.empty })
  } else if (!isBanglaOptional && !/[\u0980-\u09ff]/.test(nameBng))
    found.push({ column: bangla, message: entryMessages.bangla })
  if (name.length > 200) found.push({ column: english, message: entryMessages.long })
  if (nameBng.length > 200) found.push({ column: bangla, message: entryMessages.long })
  return found
}

export function validateCode({ code: shape }: CatalogueList, code: string): ColumnIssue[] {
  if (!codeFormats[shape].pattern.test(code)) return [{ column: 'code', message: codeFormats[shape].otherwise }]
  return shape === 'routing' && !isRoutingNumber(code) ? [{ column: 'code', message: entryMessages.checkDigit }] : []
}

/** Checks that the routing number of a branch matches its bank and its district. */
export function validateBranch(
  { code: shape }: CatalogueList,
  code: string,
  [bank = '', district = '']: readonly string[],
): ColumnIssue[] {
  if (shape !== 'routing') return []
  if (bankOfRoutingNumber(code) !== bank) return [{ column: 'code', message: entryMessages.otherBank }]
  return mayRoutingNumberBeIn(code, district) ? [] : [{ column: 'code', message: entryMessages.otherDistrict }]
}

/** Generates a code from the English name: `Night guard` becomes NIGHT_GUARD. */
export function generateCode(
  { code: shape }: CatalogueList,
  name: string,
  taken: { has(code: string): boolean; keys(): Iterable<string> },
): string {
  if (shape === 'number') {
    // Starts far above the ids of bd-geodata, so that its future ids do not collide with ours.
    const numbers = [...taken.keys()].map((code) => (/^[0-9]{5}$/.test(code) ? Number(code) : 0))
    return String(Math.max(10_000, ...numbers) + 1)
  }
  const word =
    name
      .normalize('NFKD')
      .toUpperCase()
      .replace(/[^A-Z0-9]+/g, '_')
      .replace(/^_+|_+$/g, '')
      .slice(0, 32) || 'ENTRY'
  if (!taken.has(word)) return word
  for (let number = 2; ; number += 1) if (!taken.has(`${word}_${number}`)) return `${word}_${number}`
}
