import { createHash } from 'node:crypto'
import { toPoisha } from '@wewb/domain/engine/fields/money'
import { fiscalYearCodeOf } from '@wewb/domain/payments/fiscal-year'
import type { PreparedClaim } from './prepare-claim.ts'
import type { ExceptionRow } from './exception-queries.ts'

/** What an exception was made against: an earlier application, or the sum granted under a ceiling, in poisha. */
export type RecordedBlock = { rule: string; earlier: number } | { rule: string; fiscalYear: string; given: number }

export const claimDigestOf = ({ keys }: PreparedClaim): Buffer =>
  createHash('sha256')
    .update(
      keys
        .map(({ rule, digest }) => `${rule}:${digest.toString('hex')}`)
        .toSorted()
        .join(),
    )
    .digest()

/** Returns whether the exception, requested or confirmed, is about this earlier application. */
export const isAbout = (exception: ExceptionRow | undefined, rule: string, earlier: number): boolean =>
  exception?.blocks.some((block) => 'earlier' in block && block.rule === rule && block.earlier === earlier) ?? false

/**
 * Returns the amount up to which the exception goes above a ceiling, in poisha. It goes above nothing once more has
 * been granted to the person than when it was asked for.
 */
export function amountAboveCeiling(exception: ExceptionRow | undefined, rule: string, given: number, on: string) {
  const isCovered = exception?.blocks.some(
    (block) =>
      'given' in block && block.rule === rule && block.fiscalYear === fiscalYearCodeOf(on) && given <= block.given,
  )
  return isCovered && exception?.amount != null ? toPoisha(exception.amount) : 0
}
