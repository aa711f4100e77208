import { sql } from 'kysely'
import type { Database, Tx } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'
import type { SheetRow } from './read-sheet.ts'

type NewImport = { list: string; fileName: string; rows: readonly SheetRow[]; counts: object; accountId: number }

export const addImport = async (tx: Tx, { list, fileName, rows, counts, accountId }: NewImport): Promise<string> => {
  const values = { list, file_name: fileName, rows: JSON.stringify(rows), counts: JSON.stringify(counts), account_id: accountId }
  return (await tx.insertInto('lookup_import').values(values).returning('id').executeTakeFirstOrThrow()).id
}

/** Locked: two presses confirm once. */
export const getWaiting = async (tx: Tx, id: string) =>
  (await tx.selectFrom('lookup_import').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? refuse('NOT_FOUND')

/** Its rows are in the lists now. */
export const finishImport = (tx: Tx, id: string) =>
  tx
    .updateTable('lookup_import')
    .set({ done_at: sql`now()`, rows: '[]' })
    .where('id', '=', id)
    .execute()

/** One newer list after the other: what the second is compared with is what the first has made. */
export const lockLists = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('lookup'))`.execute(tx)

/** Read, looked at and never confirmed: after a day nobody will. */
export const dropStaleImports = (db: Database) =>
  db
    .deleteFrom('lookup_import')
    .where('done_at', 'is', null)
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
