import { sql, type Updateable } from 'kysely'
import type { Database, Tx } from '../platform/database.ts'
import type { Tables } from '../platform/tables.ts'

export type Plan = NonNullable<Awaited<ReturnType<typeof findPlan>>>

export const findPlan = (db: Database | Tx, setupId: number) =>
  db.selectFrom('result_plan').selectAll().where('setup_id', '=', setupId).executeTakeFirst()

export const findList = (db: Database | Tx, setupId: number) =>
  db.selectFrom('merit_list').selectAll().where('setup_id', '=', setupId).executeTakeFirst()
export type List = NonNullable<Awaited<ReturnType<typeof findList>>>

/** Made with the first thing that is written down; whoever holds the circular's lock is alone with it. */
export const keepPlan = (tx: Tx, setupId: number, changes: Omit<Updateable<Tables['result_plan']>, 'setup_id'>) =>
  tx
    .insertInto('result_plan')
    .values({ ...changes, setup_id: setupId })
    .onConflict((conflict) => conflict.column('setup_id').doUpdateSet({ ...changes, revision: sql`result_plan.revision + 1` }))
    .execute()

/** Whether anybody applied under the circular in the portal, drafts apart. */
export const hasApplications = async (db: Database | Tx, setupId: number): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom('application')
      .select('id')
      .where('setup_id', '=', setupId)
      .where('status', 'not in', ['DRAFT', 'WITHDRAWN'])
      .limit(1)
      .executeTakeFirst(),
  )

/** A memo stands under one list only. */
export const isMemoTaken = async (tx: Tx, setupId: number, memoNo: string): Promise<boolean> =>
  Boolean(
    await tx.selectFrom('merit_list').select('setup_id').where('memo_no', '=', memoNo).where('setup_id', '!=', setupId).executeTakeFirst(),
  )
