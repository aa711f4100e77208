import { sql } from 'kysely'
import type { Database, Tx } from '#db/database.ts'

type Reader = { applicationId: number; accountId: number }

export const upsertApplicationReview = (tx: Tx, { applicationId, accountId }: Reader, at: Date) =>
  tx
    .insertInto('application_review')
    .values({ application_id: applicationId, account_id: accountId, opened_at: at })
    .onConflict((conflict) => conflict.columns(['application_id', 'account_id']).doUpdateSet({ opened_at: at }))
    .execute()

export const findApplicationReview = (db: Database, { applicationId, accountId }: Reader) =>
  db
    .selectFrom('application_review')
    .select('opened_at')
    .where('application_id', '=', applicationId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()

/** Serialises the openings of a document by one officer, so that two requests at once make one sitting. */
export const lockDocumentReview = (tx: Tx, documentId: string, accountId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${documentId}:${accountId}`}, 0))`.execute(tx)

/** Finds the latest sitting of an officer with a document, if it was seen after this moment. */
export const findDocumentReview = (
  db: Database,
  { documentId, accountId, after }: { documentId: string; accountId: number; after: Date },
) =>
  db
    .selectFrom('document_review')
    .selectAll()
    .where('document_id', '=', documentId)
    .where('account_id', '=', accountId)
    .where('seen_at', '>', after)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const insertDocumentReview = (tx: Tx, reader: Reader, documentId: string, at: Date) =>
  tx
    .insertInto('document_review')
    .values({
      application_id: reader.applicationId,
      account_id: reader.accountId,
      document_id: documentId,
      opened_at: at,
      seen_at: at,
    })
    .execute()

export const updateDocumentReview = (tx: Tx, id: number, values: { seen_at: Date; seconds?: number }) =>
  tx.updateTable('document_review').set(values).where('id', '=', id).execute()

/** Lists every sitting of staff with the documents of an application, oldest first. */
export const listDocumentReviews = (db: Database, applicationId: number) =>
  db
    .selectFrom('document_review')
    .innerJoin('account', 'account.id', 'document_review.account_id')
    .selectAll('document_review')
    .select(['account.full_name', 'account.full_name_bng'])
    .where('application_id', '=', applicationId)
    .orderBy('document_review.id')
    .limit(1000)
    .execute()

export const upsertCheckList = (tx: Tx, { applicationId, accountId }: Reader, desk: string, sealed: Buffer, at: Date) =>
  tx
    .insertInto('desk_check_list')
    .values({ application_id: applicationId, account_id: accountId, desk, answers_sealed: sealed, saved_at: at })
    .onConflict((conflict) =>
      conflict.columns(['application_id', 'account_id', 'desk']).doUpdateSet({ answers_sealed: sealed, saved_at: at }),
    )
    .execute()

export const findCheckList = (db: Database, { applicationId, accountId }: Reader, desk: string) =>
  db
    .selectFrom('desk_check_list')
    .select(['answers_sealed', 'saved_at'])
    .where('application_id', '=', applicationId)
    .where('account_id', '=', accountId)
    .where('desk', '=', desk)
    .executeTakeFirst()
