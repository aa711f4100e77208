import type { Bilingual } from '@wewb/domain/language/bilingual'

export type LookupNames = ReadonlyMap<string, Bilingual>

/** Falls back to the code for an entry that is not in the list. */
export const lookupNameOf = (names: LookupNames, code: string): Bilingual => names.get(code) ?? { bn: code, en: code }
