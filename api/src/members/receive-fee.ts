import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import type { Tx } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'
import { portalActs, record } from '../platform/record.ts'

export type Receipt = {
  application: { id: number; no: string }
  mission: string
  memoNo: string | null
  transactionId: string | null
  amount: string
  currency: string
  receivedBy: number | null
}

const usedBefore: Bilingual = {
  bn: 'এই মেমো বা লেনদেন নম্বরটি আগে ব্যবহার হয়েছে। নম্বরটি আবার দেখুন।',
  en: 'This memo or transaction number has been used before. Check the number.',
}

/** A memo serves once at its mission. The same file may bring its own receipt again, when it came back to the desk. */
export async function receiveFee(tx: Tx, { application, mission, memoNo, transactionId, amount, currency, receivedBy }: Receipt) {
  const values = { mission, memo_no: tidied(memoNo), transaction_id: tidied(transactionId), amount, currency, received_by: receivedBy }
  await tx.deleteFrom('fee_receipt').where('application_id', '=', application.id).execute()
  // Two who write the same memo at once: the second waits here for the first, and then finds it taken.
  const received = await tx
    .insertInto('fee_receipt')
    .values({ application_id: application.id, ...values })
    .onConflict((conflict) => conflict.doNothing())
    .returning('application_id')
    .executeTakeFirst()
  if (!received) return refuse('ANSWERS_INVALID', { issues: [{ path: 'cashMemoNo', code: 'rule', message: usedBefore }] })
  await record(tx, receivedBy === null ? portalActs : { id: receivedBy }, 'membership.fee-received', `application:${application.no}`, {
    mission,
    amount,
    currency,
  })
  return { amount, currency, memo: memoNo ?? transactionId ?? '' }
}

/** "RUH-17" and "ruh -17" are one slip of paper. Other signs stay: 1/17 is not 11/7. */
const tidied = (number: string | null): string | null => number && number.toUpperCase().replace(/\s/g, '')
