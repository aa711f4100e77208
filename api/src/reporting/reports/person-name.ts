import type { Bilingual } from '@wewb/domain/language/bilingual'

/** Returns the name in both languages; a single one is used for both. */
export function personName(name: string | null, nameBng: string | null): Bilingual | null {
  const [bn, en] = [nameBng || name, name || nameBng]
  return bn && en ? { bn, en } : null
}
