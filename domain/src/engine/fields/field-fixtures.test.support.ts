import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import { kindOf, type Field } from './field.ts'
import { validateAnswer, normalizeAnswer } from './validate-answer.ts'
import type { EvaluationContext } from './kind.ts'

/** For the tests of field kinds: validates, normalizes and formats an answer on a day in November. */
const context: EvaluationContext = {
  facts: { today: '2026-11-15', 'setup.closesOn': '2026-12-01', 'service.ceiling': 150000 },
}
export const label = { bn: 'ক', en: 'a' }

/** The code of the first issue; undefined if there is none. */
export const firstIssueCode = (
  field: Field,
  answer: unknown,
  around: Answers = {},
  more: Partial<EvaluationContext> = {},
) => validateAnswer(field, answer, { ...context, ...more, answers: [around] })[0]?.code

export const normalized = (field: Field, answer: unknown) =>
  normalizeAnswer(field, answer, { ...context, answers: [{}] })

export const formatted = (field: Field, answer: unknown, more: Partial<EvaluationContext> = {}) =>
  (['bn', 'en'] as const).map((locale) =>
    kindOf(field).format(field, answer, locale, { ...context, ...more, answers: [{}] }),
  )
