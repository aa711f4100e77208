import type { Bilingual } from '../../../domain/src/language/bilingual.ts'

/** The name of a file's person in both languages; whoever has only one is called by that in both. */
export function personName(name: string | null, nameBng: string | null): Bilingual | null {
  const [bn, en] = [nameBng || name, name || nameBng]
  return bn && en ? { bn, en } : null
}
