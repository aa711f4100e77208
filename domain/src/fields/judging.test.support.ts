import type { Answers } from '../conditions/holds.ts'
import { kindOf, type Field } from './field.ts'
import { judgeAnswer, tidyAnswer } from './judge-answer.ts'
import type { Known } from './kind.ts'

/** For the tests of the kinds: an answer judged, stored and read on a day in November. */
const known: Known = { facts: { today: '2026-11-15', 'setup.closesOn': '2026-12-01', 'service.ceiling': 150000 } }
export const label = { bn: 'ক', en: 'a' }

/** The code of the first issue, or nothing. */
export const judge = (field: Field, answer: unknown, around: Answers = {}, more: Partial<Known> = {}) =>
  judgeAnswer(field, answer, { ...known, ...more, answers: [around] })[0]?.code

export const stored = (field: Field, answer: unknown) => tidyAnswer(field, answer, { ...known, answers: [{}] })

export const read = (field: Field, answer: unknown, more: Partial<Known> = {}) =>
  (['bn', 'en'] as const).map((locale) => kindOf(field).text(field, answer, locale, { ...known, ...more, answers: [{}] }))
