import type { Facts } from '../../../domain/src/conditions/facts.ts'
import { maskNumber } from '../../../domain/src/engine/part-answers.ts'

/** What the reader may know: the board's own affairs, and numbers whole. */
export type Eyes = { isInsider: boolean; isWhole: boolean }

const numbers = ['applicant.nid', 'member.passportNo', 'case.passportNo'] as const

/** The facts a screen needs. What is left of a budget tells what was granted, and the next cheque is the desk's; numbers of a profile are masked like any other. */
export function factsFor(
  { 'budget.left': budget, 'cheque.next': cheque, ...facts }: Facts,
  { isInsider, isWhole }: Eyes,
): Record<string, unknown> {
  const masked = numbers.flatMap((name) => (isWhole || facts[name] === undefined ? [] : [[name, maskNumber(String(facts[name]))] as const]))
  const ours = { ...(budget === undefined ? {} : { 'budget.left': budget }), ...(cheque === undefined ? {} : { 'cheque.next': cheque }) }
  return { ...facts, ...Object.fromEntries(masked), ...(isInsider ? ours : {}) }
}
