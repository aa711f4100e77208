import { sql } from 'kysely'
import type { PageColumns } from '../applications/keep-upload.ts'
import type { Database, Tx } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'

export const findProfile = (db: Database, accountId: number) =>
  db.selectFrom('family_profile').selectAll().where('account_id', '=', accountId).executeTakeFirst()

export const listDocuments = (db: Database, accountId: number) =>
  db.selectFrom('family_document').selectAll().where('account_id', '=', accountId).orderBy('created_at').execute()
export type FamilyDocument = Awaited<ReturnType<typeof listDocuments>>[number]

/** A document of this very person; of anybody else's it is as if it did not exist. */
export const getDocument = async (db: Database, accountId: number, id: string): Promise<FamilyDocument> =>
  (await db.selectFrom('family_document').selectAll().where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst()) ??
  refuse('NOT_FOUND')

export const addDocument = (tx: Tx, accountId: number, path: string, page: PageColumns): Promise<FamilyDocument> =>
  tx
    .insertInto('family_document')
    .values({ ...page, account_id: accountId, path })
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteDocument = (tx: Tx, accountId: number, id: string) =>
  tx.deleteFrom('family_document').where('account_id', '=', accountId).where('id', '=', id).execute()

type Columns = { answers: string; answers_sealed: Buffer | null }

/** The next revision. Who began with an older one is told so: two windows must not overwrite each other. */
export async function storeProfile(tx: Tx, accountId: number, revision: number, columns: Columns): Promise<number> {
  const stored =
    revision === 0
      ? await tx
          .insertInto('family_profile')
          .values({ account_id: accountId, ...columns })
          .onConflict((conflict) => conflict.doNothing())
          .returning('revision')
          .executeTakeFirst()
      : await tx
          .updateTable('family_profile')
          .set({ ...columns, revision: revision + 1, changed_at: sql`now()` })
          .where('account_id', '=', accountId)
          .where('revision', '=', revision)
          .returning('revision')
          .executeTakeFirst()
  return stored?.revision ?? refuse('VERSION_CONFLICT')
}
