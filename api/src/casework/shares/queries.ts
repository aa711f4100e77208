import type { Insertable, Selectable } from 'kysely'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'

export type ShareDecision = Selectable<Tables['share_decision']>

/** Lists the decisions about the shares of the heirs, newest first. */
export const listShareDecisions = (db: Database, applicationId: number) =>
  db
    .selectFrom('share_decision')
    .innerJoin('account', 'account.id', 'share_decision.account_id')
    .selectAll('share_decision')
    .select(['account.full_name', 'account.full_name_bng'])
    .where('application_id', '=', applicationId)
    .orderBy('version', 'desc')
    .execute()

export const findShareDecision = (db: Database, applicationId: number) =>
  db
    .selectFrom('share_decision')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

export const insertShareDecision = (tx: Tx, decision: Insertable<Tables['share_decision']>) =>
  tx.insertInto('share_decision').values(decision).execute()
