import { kindOf, type Field } from './field.ts'
import type { FieldContext, FieldIssue } from './kind.ts'

export function normalizeAnswer(field: Field, answer: unknown, view: FieldContext): unknown {
  const kind = kindOf(field)
  return kind.normalize ? kind.normalize(field, answer, view) : answer
}

/** Validates one non-blank input by itself, as on blur. */
export const validateAnswer = (field: Field, answer: unknown, view: FieldContext): FieldIssue[] =>
  kindOf(field).validate(field, normalizeAnswer(field, answer, view), view)
