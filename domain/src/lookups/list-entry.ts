import type { Bilingual } from '../language/bilingual.ts'

/** One line of a list that people choose from. `within`: the entries of other lists it belongs to, nearest first. */
export type ListEntry = { readonly code: string; readonly name: Bilingual; readonly within?: readonly string[] }
