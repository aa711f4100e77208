import type { Facts } from '@wewb/domain/engine/conditions/facts'
import { maskNumber } from '@wewb/domain/engine/evaluation/split-sensitive-answers'

/** Access of a reader: to internal data of the Board, and to unmasked numbers. */
export type ReaderAccess = { isInsider: boolean; isUnmasked: boolean }

const numbers = ['applicant.nid', 'member.passportNo', 'case.passportNo'] as const

/**
 * Returns the facts that a screen needs. Only staff see the remaining budget, which discloses what was granted, and the
 * next cheque; numbers of a profile are masked like others.
 */
export function visibleFacts(
  { 'budget.left': budget, 'cheque.next': cheque, ...facts }: Facts,
  { isInsider, isUnmasked }: ReaderAccess,
): Record<string, unknown> {
  const masked = numbers.flatMap((name) =>
    isUnmasked || facts[name] === undefined ? [] : [[name, maskNumber(String(facts[name]))] as const],
  )
  const ours = {
    ...(budget === undefined ? {} : { 'budget.left': budget }),
    ...(cheque === undefined ? {} : { 'cheque.next': cheque }),
  }
  return { ...facts, ...Object.fromEntries(masked), ...(isInsider ? ours : {}) }
}
