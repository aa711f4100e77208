import type { Condition } from '#engine/conditions/condition.ts'
import type { Bilingual } from '#language/bilingual.ts'

export type EligibilityEstimate = 'yes' | 'perhaps' | 'no'

/** Reasons contain no amounts and no dates, because the Board changes them. */
type Judgement = { eligibility: EligibilityEstimate; reason: Bilingual }
export type FinderRule = Judgement & { when: Condition }

/** Prefills a field of the service's form from the answers. Only plain choices, never personal data. */
export type PrefillRule = { when: Condition; path: string; value: string }

export type FinderService = {
  service: string
  /** The first rule that holds decides. */
  rules: readonly FinderRule[]
  otherwise: Judgement
  carries?: readonly PrefillRule[]
}
