import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import { systemActor, recordAuditEntry } from '#server/audit-log.ts'
import { deleteFeeReceipt, insertFeeReceipt } from './queries.ts'

export type FeeReceipt = {
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

/** Accepts a memo once per mission. An application that returns to the desk may present its own receipt again. */
export async function receiveFee(
  tx: Tx,
  { application, mission, memoNo, transactionId, amount, currency, receivedBy }: FeeReceipt,
) {
  const values = {
    mission,
    memo_no: normalized(memoNo),
    transaction_id: normalized(transactionId),
    amount,
    currency,
    received_by: receivedBy,
  }
  await deleteFeeReceipt(tx, application.id)
  const received = await insertFeeReceipt(tx, { application_id: application.id, ...values })
  if (!received)
    return throwProblem('ANSWERS_INVALID', { issues: [{ path: 'cashMemoNo', code: 'rule', message: usedBefore }] })
  await recordAuditEntry(
    tx,
    receivedBy === null ? systemActor : { id: receivedBy },
    'membership.fee-received',
    `application:${application.no}`,
    {
      mission,
      amount,
      currency,
    },
  )
  return { amount, currency, memo: memoNo ?? transactionId ?? '' }
}

/** Treats "RUH-17" and "ruh -17" as one memo. Other characters stay: 1/17 is not 11/7. */
const normalized = (number: string | null): string | null => number && number.toUpperCase().replace(/\s/g, '')
