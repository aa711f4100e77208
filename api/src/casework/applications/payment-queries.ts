import type { Insertable } from 'kysely'
import { WHOLE_SHARE } from '@wewb/domain/reference/paid-through'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'

/**
 * Lists the payments of an application that were sent to the bank, of each payee the first attempt first; of several
 * payees also those still owed. `isYearly` says whether the award is paid in instalments.
 */
export const listApplicationPayments = (db: Database, applicationId: number) =>
  db
    .selectFrom('payment')
    .innerJoin('payee', 'payee.id', 'payment.payee_id')
    .selectAll('payment')
    .select([
      'payee.name',
      'payee.relation',
      'payee.guardian',
      'payee.share',
      'payee.paid_through',
      'payee.account_path',
    ])
    .select((eb) =>
      eb
        .exists(eb.selectFrom('instalment').select('no').whereRef('application_id', '=', 'payment.award_id'))
        .as('isYearly'),
    )
    .where('payment.application_id', '=', applicationId)
    .where('state', '!=', 'WITHDRAWN')
    .where((eb) => eb.or([eb('state', 'in', ['SENT', 'PAID', 'FAILED']), eb('payee.share', '<', WHOLE_SHARE)]))
    .orderBy('payee_no')
    .orderBy('attempt')
    .execute()

export const insertPayment = (tx: Tx, payment: Insertable<Tables['payment']>) =>
  tx.insertInto('payment').values(payment).execute()

export const withdrawQueuedPayments = (tx: Tx, applicationId: number) =>
  tx
    .updateTable('payment')
    .set({ state: 'WITHDRAWN' })
    .where('application_id', '=', applicationId)
    .where('state', '=', 'QUEUED')
    .execute()

/** Finds the account of the award's last payment that did not fail, apart from that of one application. */
export const findLastPaymentAccount = (db: Database, awardId: number, exceptOf = 0) =>
  db
    .selectFrom('payment')
    .select(['bank_code', 'bank_name', 'bank_name_bng', 'branch_name', 'branch_name_bng'])
    .select(['routing_number', 'holder_name', 'account_sealed', 'account_end'])
    .where('award_id', '=', awardId)
    .where('application_id', '!=', exceptOf)
    .where('account_sealed', 'is not', null)
    .where('state', '!=', 'FAILED')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
