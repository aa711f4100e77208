import { fromPoisha, toPoisha } from '@wewb/domain/engine/fields/money'
import {
  hasEffect,
  matchReturns,
  describeReturnOutcome,
  type ExpectedPayment,
  type ReturnOutcome,
  type MatchedReturn,
} from '@wewb/domain/payments/match-returns'
import type { ReturnRow } from '@wewb/domain/payments/parse-returns'
import type { Database, Tx } from '#db/database.ts'
import type { Batch } from './queries.ts'
import { getUnansweredSum, listPaymentsToMatch } from './return-queries.ts'

const maxListedFindings = 500

/**
 * Matches rows by our reference. Some banks return the payment reason instead, so the application number also matches
 * where the batch has one payee of the application.
 */
export async function matchReturnLines(
  db: Database | Tx,
  batch: Batch,
  lines: readonly ReturnRow[],
): Promise<MatchedReturn[]> {
  const named = [...new Set(lines.map(({ reference }) => reference))]
  const rows = await listPaymentsToMatch(db, batch.id, named)
  const timesInBatch = new Map<string, number>()
  for (const { no, batch_id } of rows) if (batch_id === batch.id) timesInBatch.set(no, (timesInBatch.get(no) ?? 0) + 1)
  const expected = new Map<string, ExpectedPayment>()
  for (const { id, reference, no, amount, state, batch_id } of rows) {
    const one = { id, applicationNo: no, reference: reference ?? '', amount, state, isInBatch: batch_id === batch.id }
    expected.set(one.reference, one)
    if (one.isInBatch && timesInBatch.get(no) === 1) expected.set(no, one)
  }
  return matchReturns(lines, (reference) => expected.get(reference))
}

export function totalsOf(matched: readonly MatchedReturn[]) {
  const sum = (outcome: ReturnOutcome) => {
    const found = matched.filter(({ finding }) => finding === outcome)
    return {
      count: found.length,
      amount: withPoisha(found.reduce((total, { line }) => total + toPoisha(line.amount ?? '0'), 0)),
    }
  }
  return {
    rows: matched.length,
    paid: sum('PAID'),
    failed: sum('FAILED'),
    refused: matched.filter(({ finding }) => !hasEffect(finding)).length,
  }
}

const withPoisha = (poisha: number) => {
  const money = fromPoisha(poisha)
  return money.includes('.') ? money : `${money}.00`
}

type ReturnFile = { sha256: Buffer; fileName: string }

/** Describes what a return file would change: sums, rows and the payments that stay without an answer. */
export async function describeMatched(
  db: Database | Tx,
  batch: Batch,
  { sha256, fileName }: ReturnFile,
  matched: readonly MatchedReturn[],
) {
  const answered = matched.filter(({ finding }) => hasEffect(finding)).flatMap(({ payment }) => payment?.id ?? [])
  const unanswered = await getUnansweredSum(db, batch.id, answered)
  const shown = [
    ...matched.filter(({ finding }) => !hasEffect(finding)),
    ...matched.filter(({ finding }) => hasEffect(finding)),
  ].slice(0, maxListedFindings)
  return {
    hash: sha256.toString('hex'),
    fileName,
    ...totalsOf(matched),
    findings: shown.map(({ line, payment, finding }) => {
      const returnCode = line.result === 'FAILED' ? line.returnCode : null
      const outcome = describeReturnOutcome(finding, {
        returnCode,
        expected: payment?.amount,
        ...(line.result === 'UNREADABLE' ? { why: line.why } : {}),
      })
      return {
        row: line.row,
        reference: line.reference,
        applicationNo: payment?.isInBatch ? payment.applicationNo : null,
        amount: line.amount ?? '',
        finding,
        message: outcome.en,
        messageBng: outcome.bn,
        returnCode,
        valueDate: line.result === 'PAID' ? line.valueDate : null,
        bankReference: line.result === 'PAID' ? line.bankReference : null,
      }
    }),
    unanswered: { count: unanswered.count, amount: unanswered.amount },
  }
}
