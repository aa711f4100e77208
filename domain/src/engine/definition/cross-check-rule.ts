import * as z from 'zod/mini'
import { Condition } from '#engine/conditions/condition.ts'
import { FieldPath } from '#engine/conditions/identifiers.ts'

/** Answers that two names are compared by. */
export const comparedNames = ['account-holder', 'parent-name', 'worker-name'] as const

/** Comparisons that can confirm an item of a check-list. */
export const confirmingChecks = ['worker', 'student', 'reference', ...comparedNames] as const

/**
 * Two statements about one person. The officers see how alike they are; a difference refuses nobody. `with` lists the
 * answers of which one must be alike, also those in the rows of a list.
 */
export const CrossCheckRule = z.strictObject({
  check: z.enum(comparedNames),
  of: FieldPath,
  with: z.array(FieldPath).check(z.minLength(1)),
  when: z.exactOptional(Condition),
})
export type CrossCheckRule = z.infer<typeof CrossCheckRule>
