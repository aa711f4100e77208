import type { Facts } from '../../../domain/src/conditions/facts.ts'
import { maskNumber } from '../../../domain/src/engine/part-answers.ts'

/** What the reader may know: the board's own affairs, and numbers whole. */
export type Eyes = { isInsider: boolean; isWhole: boolean }

/** The facts a screen needs. What is left of a budget tells what was granted; a profile's NID is masked like any other. */
export function factsFor(
  { 'budget.left': budget, 'applicant.nid': nid, ...facts }: Facts,
  { isInsider, isWhole }: Eyes,
): Record<string, unknown> {
  return {
    ...facts,
    ...(isInsider && budget !== undefined ? { 'budget.left': budget } : {}),
    ...(nid === undefined ? {} : { 'applicant.nid': isWhole ? nid : maskNumber(String(nid)) }),
  }
}
