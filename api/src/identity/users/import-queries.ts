import { sql } from 'kysely'
import type { Database, Tx } from '#db/database.ts'

export const insertUserImport = (db: Database, accountId: number, rowsSealed: Buffer) =>
  db
    .insertInto('user_import')
    .values({ account_id: accountId, rows_sealed: rowsSealed })
    .returning('id')
    .executeTakeFirstOrThrow()

export const lockUserImport = (tx: Tx, id: string, accountId: number) =>
  tx
    .selectFrom('user_import')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()

export const updateUserImportAsDone = (tx: Tx, id: string, createdCount: number) =>
  tx
    .updateTable('user_import')
    .set({ rows_sealed: null, done_at: new Date(), made: createdCount })
    .where('id', '=', id)
    .execute()

/** Deletes imports that nobody confirmed within a day. */
export const deleteStaleUserImports = (db: Database) =>
  db
    .deleteFrom('user_import')
    .where('done_at', 'is', null)
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
