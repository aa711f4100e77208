import type { Insertable, Updateable } from 'kysely'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'

/** Finds the bank return of a batch that waits for a second person, with the name of its uploader. */
export const findWaitingReturn = (db: Database | Tx, batchId: number) =>
  db
    .selectFrom('payment_return_proposal as proposal')
    .innerJoin('account', 'account.id', 'proposal.uploaded_by')
    .selectAll('proposal')
    .select(['account.full_name', 'account.full_name_bng'])
    .where('proposal.batch_id', '=', batchId)
    .where('proposal.decision', 'is', null)
    .executeTakeFirst()
export type WaitingReturn = NonNullable<Awaited<ReturnType<typeof findWaitingReturn>>>

/** Reads no rows of the file. */
export const hasWaitingReturn = async (db: Database, batchId: number): Promise<boolean> =>
  (await db
    .selectFrom('payment_return_proposal')
    .select('id')
    .where('batch_id', '=', batchId)
    .where('decision', 'is', null)
    .executeTakeFirst()) !== undefined

export const insertReturnProposal = (tx: Tx, values: Insertable<Tables['payment_return_proposal']>) =>
  tx.insertInto('payment_return_proposal').values(values).execute()

export const updateReturnProposal = (tx: Tx, id: number, decision: Updateable<Tables['payment_return_proposal']>) =>
  tx.updateTable('payment_return_proposal').set(decision).where('id', '=', id).execute()
