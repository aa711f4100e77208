import { sql } from 'kysely'
import type { Database, Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import type { SheetRow } from './read-sheet.ts'

type NewImport = { list: string; fileName: string; rows: readonly SheetRow[]; counts: object; accountId: number }

export const createImport = async (tx: Tx, { list, fileName, rows, counts, accountId }: NewImport): Promise<string> => {
  const values = {
    list,
    file_name: fileName,
    rows: JSON.stringify(rows),
    counts: JSON.stringify(counts),
    account_id: accountId,
  }
  return (await tx.insertInto('lookup_import').values(values).returning('id').executeTakeFirstOrThrow()).id
}

/** Locks the row, so that a double click confirms only once. */
export const getPendingImport = async (tx: Tx, id: string) =>
  (await tx.selectFrom('lookup_import').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ??
  throwProblem('NOT_FOUND')

/** Marks the import as done and drops its rows, which are in the lists now. */
export const finishImport = (tx: Tx, id: string) =>
  tx
    .updateTable('lookup_import')
    .set({ done_at: sql`now()`, rows: '[]' })
    .where('id', '=', id)
    .execute()

/** Serialises changes to the lists, so that each import is compared with the result of the one before. */
export const lockLists = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('lookup'))`.execute(tx)

/** Deletes imports that nobody confirmed within a day. */
export const deleteStaleImports = (db: Database) =>
  db
    .deleteFrom('lookup_import')
    .where('done_at', 'is', null)
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
