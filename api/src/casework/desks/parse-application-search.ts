import { getOwn } from '@wewb/domain/collections/get-own'
import { normalizeJoiners } from '@wewb/domain/engine/fields/normalize-joiners'
import { textFormats, type TextFormat } from '@wewb/domain/engine/fields/text-formats'
import { suggestBanglaNames } from '@wewb/domain/language/bangla-name-suggestions'
import { toAsciiDigits } from '@wewb/domain/language/digits'
import { digestOf, tokenizeName } from '#casework/applications/application-keys.ts'
import type { Secrets } from '#security/secrets.ts'

/** `banglaNamePrefixes` are possible prefixes of a Bangla name: the typed text, or its transliterations. */
export type ApplicationSearch =
  | { number: string }
  | { digests: Buffer[]; namePrefix: string; banglaNamePrefixes: string[] }

/** Key kinds by the format that a search text may have. */
const numbers: Partial<Record<TextFormat, string[]>> = {
  nid: ['nid', 'relatedNid'],
  brn: ['brn'],
  passport: ['passport'],
  mobile: ['mobile'],
  account: ['account'],
}

/** Parses the search box: the number of an application, of a person or of an account, or a name. */
export function parseApplicationSearch(secrets: Secrets, typed: string): ApplicationSearch {
  const text = toAsciiDigits(normalizeJoiners(typed)).trim()
  const number = /^[A-Za-z]{3}-?\d{4}-?\d{6,}$/.exec(text)?.[0].toUpperCase()
  if (number) return { number: number.replace(/^([A-Z]{3})-?(\d{4})-?/, '$1-$2-') }
  const digests = Object.entries(numbers).flatMap(([format, kinds]) => {
    const read = getOwn(textFormats, format)?.parse(text)
    return read === undefined ? [] : kinds.map((kind) => digestOf(secrets, kind, read))
  })
  const spellings = suggestBanglaNames(text)
  // A single word matches anywhere in a name; a part of several, such as the ডি of ডি কস্তা, would match too many
  // names.
  const words = [text, ...spellings]
    .map(tokenizeName)
    .filter(({ length }) => length === 1)
    .flat()
  return {
    digests: [...digests, ...words.map((word) => digestOf(secrets, 'word', word))],
    namePrefix: text.toLowerCase(),
    banglaNamePrefixes: spellings.length > 0 ? spellings : [text],
  }
}
