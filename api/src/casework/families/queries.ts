import { sql } from 'kysely'
import type { UploadColumns } from '#casework/applications/store-upload.ts'
import type { Database, Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'

export const getAccount = (db: Database, id: number) =>
  db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const findProfile = (db: Database, accountId: number) =>
  db.selectFrom('family_profile').selectAll().where('account_id', '=', accountId).executeTakeFirst()

export const listDocuments = (db: Database, accountId: number) =>
  db.selectFrom('family_document').selectAll().where('account_id', '=', accountId).orderBy('created_at').execute()
export type FamilyDocument = Awaited<ReturnType<typeof listDocuments>>[number]

/** Returns a document of this account; rejects with NOT_FOUND for any other. */
export const getDocument = async (db: Database, accountId: number, id: string): Promise<FamilyDocument> =>
  (await db
    .selectFrom('family_document')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()) ?? throwProblem('NOT_FOUND')

export const addDocument = (tx: Tx, accountId: number, path: string, page: UploadColumns): Promise<FamilyDocument> =>
  tx
    .insertInto('family_document')
    .values({ ...page, account_id: accountId, path })
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteDocument = (tx: Tx, accountId: number, id: string) =>
  tx.deleteFrom('family_document').where('account_id', '=', accountId).where('id', '=', id).execute()

type Columns = { answers: string; answers_sealed: Buffer | null }

/**
 * Stores the profile with the next revision. A stale revision is rejected, so that two windows do not overwrite each
 * other.
 */
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
  return stored?.revision ?? throwProblem('VERSION_CONFLICT')
}
