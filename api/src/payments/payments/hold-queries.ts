import { sql } from 'kysely'
import { isChequeGiven } from '#casework/claims/queries.ts'
import type { Database, Tx } from '#db/database.ts'

/** The bank reported an earlier payment to the same payee as returned, and then as paid. */
export const isPaidAfterReturn = sql<boolean>`exists (
  select from payment_return_row answer
  join payment earlier on earlier.id = answer.payment_id
  join payee on payee.id = earlier.payee_id
  where answer.finding = 'PAID_AFTER_RETURN' and earlier.application_id = payment.application_id
    and (earlier.payee_no = payment.payee_no or payee.replaced_at is not null))`

/** Finds a payment in the batch that may have been made already in another way. */
export const findHeldPayment = (db: Database | Tx, batchId: number) =>
  db
    .selectFrom('payment')
    .innerJoin('application', 'application.id', 'payment.application_id')
    .select('payment.reference')
    .where('batch_id', '=', batchId)
    .where((eb) => eb.or([isPaidAfterReturn, isChequeGiven]))
    .orderBy('serial')
    .limit(1)
    .executeTakeFirst()
