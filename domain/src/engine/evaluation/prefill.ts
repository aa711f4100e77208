import { isBlank, type Answers } from '#engine/conditions/evaluate-condition.ts'
import type { Facts } from '#engine/conditions/facts.ts'
import { kindOf, childFieldsOf, type Field } from '#engine/fields/field.ts'

/** Initial values of a form: the applicant's mobile, the amount of the circular. */
export function prefill(fields: readonly Field[], facts: Facts): Answers {
  const filled: Answers = {}
  for (const field of fields) {
    const value = kindOf(field).hasRows
      ? undefined
      : field.prefill
        ? facts[field.prefill]
        : prefill(childFieldsOf(field), facts)
    if (!isBlank(value)) filled[field.id] = value
  }
  return filled
}
