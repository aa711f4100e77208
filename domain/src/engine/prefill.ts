import { isBlank, type Answers } from '../conditions/holds.ts'
import type { Facts } from '../conditions/facts.ts'
import { kindOf, partsOf, type Field } from '../fields/field.ts'

/** What stands in the boxes before anyone has typed: the applicant's own mobile, the amount of the circular. */
export function prefill(fields: readonly Field[], facts: Facts): Answers {
  const filled: Answers = {}
  for (const field of fields) {
    const value = kindOf(field).hasRows ? undefined : field.prefill ? facts[field.prefill] : prefill(partsOf(field), facts)
    if (!isBlank(value)) filled[field.id] = value
  }
  return filled
}
