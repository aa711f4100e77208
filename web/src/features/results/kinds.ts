import type { ScreenId } from '../../../../domain/src/access/screens.ts'
import type { ResultType } from '../../../../domain/src/contracts/results.ts'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import type { Way } from './search.ts'
import { disabilityWords, words } from './words.ts'

/** The results of one benefit: how they are searched, and in which words they are told. */
export type Kind = {
  type: ResultType
  screen: ScreenId
  /** The first is the one offered. */
  ways: readonly [Way, ...Way[]]
  words: Record<keyof typeof words, Bilingual>
}

export const education: Kind = { type: 'EDUCATION', screen: 'education-results', ways: ['ROLL', 'APPLICATION_NO', 'DISTRICT'], words }

/** Of a child with a disability nothing is told but number and initials: no name, no district, nothing to search by but the number. */
export const disability: Kind = { type: 'DISABILITY', screen: 'disability-results', ways: ['RECORD_NO'], words: disabilityWords }
