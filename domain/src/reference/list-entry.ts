import type { Bilingual } from '#language/bilingual.ts'

/** An entry of a lookup list. `within`: codes of its parent entries, nearest first. */
export type ListEntry = { readonly code: string; readonly name: Bilingual; readonly within?: readonly string[] }
