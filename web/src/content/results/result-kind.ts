import type { ScreenId } from '@wewb/domain/access/screens'
import type { ResultType } from '@wewb/domain/content/result-contracts'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { ResultSearchBy } from './result-search.ts'
import type { resultMessages } from './messages.ts'

export type ResultSearchOption = { searchBy: ResultSearchBy; label: Bilingual; hint?: Bilingual }

/** Configuration of one benefit's results: search options and texts. */
export type ResultKind = {
  type: ResultType
  screen: ScreenId
  /** The first one is the default. */
  searchOptions: readonly [ResultSearchOption, ...ResultSearchOption[]]
  messages: Record<keyof typeof resultMessages, Bilingual>
  /** Link from one result back to all, where the list cannot be filtered. */
  fullListLabel?: Bilingual
}
