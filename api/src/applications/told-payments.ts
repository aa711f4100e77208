import { reasonOf } from '../../../domain/src/payments/return-codes.ts'
import type { Database } from '../platform/database.ts'

/** What went to the bank for a file and what became of it. Of the account nobody is told more than the last four digits. */
export async function tellPayments(db: Database, applicationId: number) {
  const rows = await db
    .selectFrom('payment')
    .selectAll()
    .select((eb) => eb.exists(eb.selectFrom('instalment').select('no').whereRef('application_id', '=', 'payment.award_id')).as('isYearly'))
    .where('application_id', '=', applicationId)
    .where('state', 'in', ['SENT', 'PAID', 'FAILED'])
    .orderBy('attempt')
    .execute()
  return rows.map((row) => {
    const told = row.return_code === null ? undefined : reasonOf(row.return_code)
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
      reason: told?.reason.en ?? '',
      reasonBng: told?.reason.bn ?? '',
      advice: told?.advice.en ?? '',
      adviceBng: told?.advice.bn ?? '',
    }
  })
}
