import type { PaymentState } from '@wewb/domain/payments/payment-contracts'
import { WHOLE_SHARE } from '@wewb/domain/reference/paid-through'
import { returnReasonOf } from '@wewb/domain/payments/return-codes'
import type { Database } from '#db/database.ts'
import { listApplicationPayments } from './payment-queries.ts'

/**
 * Presents the payments of an application and their outcome, for several payees each with the share. Shows only the
 * last four digits of the account number.
 */
export async function presentPayments(db: Database, applicationId: number) {
  const rows = await listApplicationPayments(db, applicationId)
  return rows.map((row) => {
    const returnReason = row.return_code === null ? undefined : returnReasonOf(row.return_code)
    return {
      no: row.attempt,
      payee:
        row.share < WHOLE_SHARE
          ? {
              no: row.payee_no,
              name: row.name,
              share: row.share,
              paidThrough: row.paid_through,
              guardian: row.guardian,
              accountPath: row.account_path,
            }
          : null,
      instalmentNo: row.isYearly ? row.instalment_no : null,
      amount: row.amount,
      bank: row.bank_name,
      bankBng: row.bank_name_bng,
      accountEnd: row.account_end,
      state: applicantState(row.state),
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

/** Batches that are not authorised yet are a matter of the accounts section. */
const applicantState = (state: PaymentState) =>
  state === 'SENT' || state === 'PAID' || state === 'FAILED' ? state : ('QUEUED' as const)
