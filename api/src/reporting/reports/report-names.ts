import type { Bilingual } from '@wewb/domain/language/bilingual'

export type LookupNames = ReadonlyMap<string, Bilingual>

/** Falls back to the code for an entry that is not in the list. */
export const lookupNameOf = (names: LookupNames, code: string): Bilingual => names.get(code) ?? { bn: code, en: code }

/** Returns the name in both languages; a single one is used for both. */
export function personName(name: string | null, nameBng: string | null): Bilingual | null {
  const [bn, en] = [nameBng || name, name || nameBng]
  return bn && en ? { bn, en } : null
}

/** Joins names in both languages. */
export const joinBilingual = (names: readonly Bilingual[], by = ' / '): Bilingual => ({
  bn: names.map(({ bn }) => bn).join(by),
  en: names.map(({ en }) => en).join(by),
})
