import { textFormats, type TextFormat } from '../../../domain/src/fields/text-formats.ts'
import { toAsciiDigits } from '../../../domain/src/language/digits.ts'
import { digestOf, wordsOf } from '../applications/keys.ts'
import type { Secrets } from '../platform/secrets.ts'

export type Search = { number: string } | { digests: Buffer[]; beginning: string }

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
  const text = toAsciiDigits(typed.normalize('NFC')).trim()
  const number = /^[A-Za-z]{3}-?\d{4}-?\d{6,}$/.exec(text)?.[0].toUpperCase()
  if (number) return { number: number.replace(/^([A-Z]{3})-?(\d{4})-?/, '$1-$2-') }
  const digests = Object.entries(numbers).flatMap(([format, kinds]) => {
    const read = textFormats[format as TextFormat].read(text)
    return read === undefined ? [] : kinds.map((kind) => digestOf(secrets, kind, read))
  })
  const words = wordsOf(text).map((word) => digestOf(secrets, 'word', word))
  return { digests: [...digests, ...(words.length === 1 ? words : [])], beginning: text.toLowerCase() }
}
