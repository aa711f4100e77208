import { sql } from 'kysely'
import { hasOpenReport, isChequeGiven } from '#casework/claims/queries.ts'
import type { Database, Tx } from '#db/database.ts'

/**
 * An earlier payment to the same payee arrived, or the bank says so after it reported it as returned. After a change of
 * the payees every earlier payment counts.
 */
export const isPaidAfterReturn = sql<boolean>`exists (
  select from payment earlier
  join payee on payee.id = earlier.payee_id
  where earlier.application_id = payment.application_id and earlier.id <> payment.id
    and (earlier.payee_no = payment.payee_no or payee.replaced_at is not null)
    and (earlier.state = 'PAID' or ${hasOpenReport('earlier')}))`

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
