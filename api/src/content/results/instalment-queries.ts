import { sql, type Insertable, type Updateable } from 'kysely'
import { RENEWAL_DAYS } from '@wewb/domain/services/awards/renewal'
import { isRenewalUnderWay } from '#casework/applications/instalment-queries.ts'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'
import { disabilityServiceId } from '#services/setups/queries.ts'

type Instalment = Tables['instalment']
type InstalmentKey = Pick<Instalment, 'application_id' | 'no'>

export const listInstalmentsOfAward = (db: Database, applicationId: number) =>
  db.selectFrom('instalment').selectAll().where('application_id', '=', applicationId).orderBy('no').execute()

/** Inserts instalments, and resets those that were stopped. */
export const insertInstalments = (tx: Tx, instalments: Insertable<Instalment>[]) =>
  tx
    .insertInto('instalment')
    .values(instalments)
    .onConflict((conflict) =>
      conflict
        .columns(['application_id', 'no'])
        .doUpdateSet({ state: sql`excluded.state`, amount: sql`excluded.amount`, reason: null })
        .where('instalment.state', '=', 'STOPPED'),
    )
    .execute()

/** Changes an instalment that is still unpaid. Waits for a director who is stopping it, and then changes nothing. */
export const updateUnpaidInstalment = (tx: Tx, { application_id, no }: InstalmentKey, state: 'APPROVED' | 'HOLD') =>
  tx
    .updateTable('instalment')
    .set({ state })
    .where('application_id', '=', application_id)
    .where('no', '=', no)
    .where('state', 'in', ['DUE', 'HOLD'])
    .executeTakeFirst()

/** Stops the instalments that are not approved yet; the result has their number. */
export const updateInstalmentsStopped = (tx: Tx, applicationId: number, reason: string) =>
  tx
    .updateTable('instalment')
    .set({ state: 'STOPPED', reason })
    .where('application_id', '=', applicationId)
    .where('state', 'in', ['DUE', 'HOLD', 'RENEWAL_SUBMITTED'])
    .executeTakeFirst()

/** Selects instalments without a life certificate. */
const awaitingRenewal = (db: Database | Tx) =>
  db
    .selectFrom('instalment')
    .innerJoin('application', 'application.id', 'instalment.application_id')
    .where('application.service', '=', disabilityServiceId)
    .where('instalment.state', '=', 'DUE')
    .where(sql<boolean>`not ${isRenewalUnderWay}`)

/** Lists the instalments up to that year that have no reminder yet. */
export const listInstalmentsToRemind = (db: Database, lastYear: number) =>
  awaitingRenewal(db)
    .select(['instalment.application_id', 'instalment.no', 'instalment.year'])
    .where('instalment.year', '<=', lastYear)
    .where('instalment.reminded_on', 'is', null)
    .execute()

/** Changes nothing when another process has already sent the reminder. */
export const updateInstalmentReminded = (tx: Tx, { application_id, no }: InstalmentKey, day: string) =>
  tx
    .updateTable('instalment')
    .set({ reminded_on: day })
    .where('application_id', '=', application_id)
    .where('no', '=', no)
    .where('reminded_on', 'is', null)
    .executeTakeFirst()

/** Locks the instalments that were not renewed in time after a reminder. */
export const lockOverdueInstalments = (tx: Tx, today: string) =>
  awaitingRenewal(tx)
    .select(['instalment.application_id', 'instalment.no', 'application.no as number'])
    .where(
      sql<boolean>`
        greatest(make_date(instalment.year, 1, 1), instalment.reminded_on) + ${RENEWAL_DAYS}::int < ${today}::date`,
    )
    .where('instalment.reminded_on', 'is not', null)
    .forUpdate('instalment')
    .execute()

export const findQueuedPayment = (tx: Tx, applicationId: number) =>
  tx
    .selectFrom('payment')
    .select(['id', 'account_sealed'])
    .where('application_id', '=', applicationId)
    .where('state', '=', 'QUEUED')
    .executeTakeFirst()

export const updatePayment = (tx: Tx, paymentId: number, changes: Updateable<Tables['payment']>) =>
  tx.updateTable('payment').set(changes).where('id', '=', paymentId).execute()
