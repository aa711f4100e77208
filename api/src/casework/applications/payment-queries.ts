import type { Insertable } from 'kysely'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'

/**
 * Lists payments that were sent to the bank, first attempt first; `isYearly` says whether the award is paid in
 * instalments.
 */
export const listSentPayments = (db: Database, applicationId: number) =>
  db
    .selectFrom('payment')
    .selectAll()
    .select((eb) =>
      eb
        .exists(eb.selectFrom('instalment').select('no').whereRef('application_id', '=', 'payment.award_id'))
        .as('isYearly'),
    )
    .where('application_id', '=', applicationId)
    .where('state', 'in', ['SENT', 'PAID', 'FAILED'])
    .orderBy('attempt')
    .execute()

export const findLastPayment = (db: Database, applicationId: number) =>
  db
    .selectFrom('payment')
    .select(['attempt', 'award_id', 'instalment_no', 'approved_on', 'state'])
    .where('application_id', '=', applicationId)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst()

export const insertPayment = (tx: Tx, payment: Insertable<Tables['payment']>) =>
  tx.insertInto('payment').values(payment).execute()

export const withdrawQueuedPayments = (tx: Tx, applicationId: number) =>
  tx
    .updateTable('payment')
    .set({ state: 'WITHDRAWN' })
    .where('application_id', '=', applicationId)
    .where('state', '=', 'QUEUED')
    .execute()
