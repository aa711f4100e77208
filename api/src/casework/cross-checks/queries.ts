import { sql, type Insertable } from 'kysely'
import type { Flag } from '@wewb/domain/casework/cross-checks/cross-check-schemas'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'

export const listReasons = (db: Database, applicationId: number) =>
  db
    .selectFrom('cross_check_reason')
    .innerJoin('account', 'account.id', 'cross_check_reason.account_id')
    .selectAll('cross_check_reason')
    .select(['account.full_name', 'account.full_name_bng'])
    .where('application_id', '=', applicationId)
    .orderBy('cross_check_reason.id')
    .execute()

export const insertReason = (tx: Tx, reason: Insertable<Tables['cross_check_reason']>) =>
  tx.insertInto('cross_check_reason').values(reason).execute()

/** Replaces the stored flags. */
export async function replaceFlags(tx: Tx, applicationId: number, flags: readonly Flag[]) {
  await tx.deleteFrom('cross_check_flag').where('application_id', '=', applicationId).execute()
  if (flags.length > 0)
    await tx
      .insertInto('cross_check_flag')
      .values(flags.map(({ code, level }) => ({ application_id: applicationId, code, level })))
      .onConflict((conflict) => conflict.columns(['application_id', 'code']).doNothing())
      .execute()
}

export const listFlags = (db: Database, applicationIds: readonly number[]) =>
  db
    .selectFrom('cross_check_flag')
    .selectAll()
    .where('application_id', '=', sql<number>`any (${applicationIds})`)
    .orderBy('code')
    .execute()
