import { kindOf, type Field } from './field.ts'
import type { FieldView, Finding } from './kind.ts'

export function tidyAnswer(field: Field, answer: unknown, view: FieldView): unknown {
  const kind = kindOf(field)
  return kind.tidy ? kind.tidy(field, answer, view) : answer
}

/** One filled box on its own, as when the person leaves it. */
export const judgeAnswer = (field: Field, answer: unknown, view: FieldView): Finding[] =>
  kindOf(field).check(field, tidyAnswer(field, answer, view), view)
