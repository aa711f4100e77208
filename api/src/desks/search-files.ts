import { getOwn } from '../../../domain/src/collections/get-own.ts'
import { settleJoiners } from '../../../domain/src/fields/joiners.ts'
import { textFormats, type TextFormat } from '../../../domain/src/fields/text-formats.ts'
import { suggestBangla } from '../../../domain/src/language/bangla-names.ts'
import { toAsciiDigits } from '../../../domain/src/language/digits.ts'
import { digestOf, wordsOf } from '../applications/keys.ts'
import type { Secrets } from '../platform/secrets.ts'

/** `inBangla` are the beginnings a Bangla name may have: what was typed, or how it is spelled in Bangla letters. */
export type Search = { number: string } | { digests: Buffer[]; beginning: string; inBangla: string[] }

/** Which numbers a text may be, and under what kind a file is found by them. */
const numbers: Partial<Record<TextFormat, string[]>> = {
  nid: ['nid', 'relatedNid'],
  brn: ['brn'],
  passport: ['passport'],
  mobile: ['mobile'],
  account: ['account'],
}

/** What an officer types into the one box: a number of the portal, of a person or of an account, or a name. */
export function readSearch(secrets: Secrets, typed: string): Search {
  const text = toAsciiDigits(settleJoiners(typed)).trim()
  const number = /^[A-Za-z]{3}-?\d{4}-?\d{6,}$/.exec(text)?.[0].toUpperCase()
  if (number) return { number: number.replace(/^([A-Z]{3})-?(\d{4})-?/, '$1-$2-') }
  const digests = Object.entries(numbers).flatMap(([format, kinds]) => {
    const read = getOwn(textFormats, format)?.read(text)
    return read === undefined ? [] : kinds.map((kind) => digestOf(secrets, kind, read))
  })
  const spellings = suggestBangla(text)
  // A single word is looked for anywhere in a name; a part of several, such as the ডি of ডি কস্তা, would find many others.
  const words = [text, ...spellings]
    .map(wordsOf)
    .filter(({ length }) => length === 1)
    .flat()
  return {
    digests: [...digests, ...words.map((word) => digestOf(secrets, 'word', word))],
    beginning: text.toLowerCase(),
    inBangla: spellings.length > 0 ? spellings : [text],
  }
}
