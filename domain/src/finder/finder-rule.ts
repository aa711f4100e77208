import type { Condition } from '../conditions/condition.ts'
import type { Bilingual } from '../language/bilingual.ts'

export type Verdict = 'yes' | 'perhaps' | 'no'

/** No amounts and no days in a reason: the board changes them. */
type Judgement = { verdict: Verdict; reason: Bilingual }
export type FinderRule = Judgement & { when: Condition }

/** An answer that the form of the service need not ask again. Only plain choices: nothing that names or numbers a person. */
export type Carry = { when: Condition; path: string; value: string }

export type FinderService = {
  service: string
  /** The first that holds. */
  rules: readonly FinderRule[]
  otherwise: Judgement
  carries?: readonly Carry[]
}
