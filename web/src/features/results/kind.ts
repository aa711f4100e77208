import type { ScreenId } from '../../../../domain/src/access/screens.ts'
import type { ResultType } from '../../../../domain/src/contracts/results.ts'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import type { Way } from './search.ts'
import type { words } from './words.ts'

export type NamedWay = { way: Way; label: Bilingual; hint?: Bilingual }

/** The results of one benefit: how they are searched, and in which words they are told. */
export type Kind = {
  type: ResultType
  screen: ScreenId
  /** The first is the one offered. */
  ways: readonly [NamedWay, ...NamedWay[]]
  words: Record<keyof typeof words, Bilingual>
  /** Where a list cannot be narrowed, there is a way back from one result to all of them. */
  wholeList?: Bilingual
}
