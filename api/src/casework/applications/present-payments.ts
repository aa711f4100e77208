import { returnReasonOf } from '@wewb/domain/payments/return-codes'
import type { Database } from '#db/database.ts'
import { listSentPayments } from './payment-queries.ts'

/**
 * Presents the payments of an application and their outcome. Shows only the last four digits of the account number.
 */
export async function presentPayments(db: Database, applicationId: number) {
  const rows = await listSentPayments(db, applicationId)
  return rows.map((row) => {
    const returnReason = row.return_code === null ? undefined : returnReasonOf(row.return_code)
    return {
      no: row.attempt,
      instalmentNo: row.isYearly ? row.instalment_no : null,
      amount: row.amount,
      bank: row.bank_name,
      bankBng: row.bank_name_bng,
      accountEnd: row.account_end,
      state: row.state as 'SENT' | 'PAID' | 'FAILED',
      sentOn: row.sent_on,
      paidOn: row.value_date,
      returnedOn: row.returned_on,
      returnCode: row.return_code,
      reason: returnReason?.reason.en ?? '',
      reasonBng: returnReason?.reason.bn ?? '',
      advice: returnReason?.advice.en ?? '',
      adviceBng: returnReason?.advice.bn ?? '',
    }
  })
}
