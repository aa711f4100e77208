import { createHash } from 'node:crypto'
import { ownAnswer, resolveAnswer, type Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { toPoisha } from '@wewb/domain/engine/fields/money'
import { fiscalYearCodeOf } from '@wewb/domain/payments/fiscal-year'
import { accountAt, listStatedHeirs, sharedAccountPath } from '@wewb/domain/payments/payees'
import type { Application } from '#casework/applications/application.ts'
import type { Secrets } from '#security/secrets.ts'
import type { PreparedClaim } from './prepare-claim.ts'
import type { ExceptionRow } from './exception-queries.ts'

/** The block to which an exception applies: an earlier application, or the sum granted under a ceiling, in poisha. */
export type RecordedBlock = { rule: string; earlier: number } | { rule: string; fiscalYear: string; given: number }

type Answered = Pick<Application, 'definition' | 'answers'>

/** Identifies the subject of an exception: the keys of the claim, and the people and accounts that a service pays. */
export const claimDigestOf = (secrets: Secrets, { keys }: PreparedClaim, application: Answered): Buffer =>
  createHash('sha256')
    .update(
      [
        ...keys.map(({ rule, digest }) => `${rule}:${digest.toString('hex')}`),
        ...(application.definition.payees
          ? [secrets.blindIndex('payees', payeesText(application)).toString('hex')]
          : []),
      ]
        .toSorted()
        .join(),
    )
    .digest()

/** The heirs with their shares and accounts, the applicant who receives the others, and that account. */
function payeesText({ definition, answers }: Answered): string {
  const pick = (row: Answers | undefined, ids: readonly string[]) => ids.map((id) => row && ownAnswer(row, id))
  const account = (row: Answers, path: string) => pick(accountAt(row, path), accountFields)
  const heirs = listStatedHeirs(definition, answers).map(({ row, ...heir }) => [
    heir,
    pick(row, ['nidOrBrn', 'dob', 'paidThrough', 'guardianName']),
    account(row, 'bank'),
  ])
  const receiver = resolveAnswer(definition.payees?.receiver ?? '', { answers: [answers] })
  return JSON.stringify([heirs, receiver, account(answers, sharedAccountPath(definition))])
}

const accountFields = ['accountHolderName', 'accountNumber', 'routingNumber']

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
