import { sql, type Insertable, type Updateable } from 'kysely'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'

export const findLayouts = (db: Database | Tx) => db.selectFrom('payment_layout').selectAll().executeTakeFirst()

export const lockLayouts = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('payment layout'))`.execute(tx)

type LayoutValues = Omit<Insertable<Tables['payment_layout']>, 'id' | 'revision'>

/** `revision` is the revision that is replaced. */
export const upsertLayouts = (tx: Tx, values: LayoutValues, revision: number) =>
  tx
    .insertInto('payment_layout')
    .values({ id: 1, ...values, revision: 1 })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...values, revision: revision + 1 }))
    .execute()

/** Finds the proposal that waits for a second person, with the name of its author. */
export const findOpenProposal = (db: Database | Tx) =>
  db
    .selectFrom('payment_layout_proposal as proposal')
    .innerJoin('account', 'account.id', 'proposal.proposed_by')
    .selectAll('proposal')
    .select(['account.full_name', 'account.full_name_bng'])
    .where('proposal.decision', 'is', null)
    .executeTakeFirst()

export const insertLayoutProposal = (tx: Tx, values: Insertable<Tables['payment_layout_proposal']>) =>
  tx.insertInto('payment_layout_proposal').values(values).execute()

export const updateLayoutProposal = (tx: Tx, id: number, decision: Updateable<Tables['payment_layout_proposal']>) =>
  tx.updateTable('payment_layout_proposal').set(decision).where('id', '=', id).execute()
