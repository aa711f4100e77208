import { sql, type Insertable, type Updateable } from 'kysely'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'

export const listDistricts = (db: Database) =>
  db.selectFrom('lookup').select(['code', 'name', 'name_bng']).where('source', '=', 'district').execute()

export const insertImport = (tx: Tx, file: Insertable<Tables['result_import']>) =>
  tx.insertInto('result_import').values(file).execute()

export const findImport = (tx: Tx, importId: string, setupId: number) =>
  tx
    .selectFrom('result_import')
    .selectAll()
    .where('id', '=', importId)
    .where('setup_id', '=', setupId)
    .executeTakeFirst()

export const updateImportConfirmed = (tx: Tx, importId: string, confirmedAt: Date) =>
  tx.updateTable('result_import').set({ confirmed_at: confirmedAt }).where('id', '=', importId).execute()

export const deleteImport = (tx: Tx, importId: string) =>
  tx.deleteFrom('result_import').where('id', '=', importId).execute()

/** Deletes imports that were not confirmed within a day. */
export const deleteUnconfirmedImports = (tx: Tx) =>
  tx
    .deleteFrom('result_import')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()

type NewEntry = Omit<Tables['result_entry'], 'import_id'>

/** Inserts all rows in one statement, passed as one JSON parameter. */
export const insertEntries = (tx: Tx, importId: string, entries: readonly NewEntry[]) =>
  sql`
    insert into result_entry
    select ${importId}::uuid, rank, application_id, record_no, roll, registration_no, name, institute, district, amount
    from json_to_recordset(${JSON.stringify(entries)}::json) as row (
      rank integer, application_id bigint, record_no text, roll text, registration_no text,
      name text, institute text, district text, amount numeric)`.execute(tx)

type EntryFilter = {
  importId: string
  /** Roll, registration or record number; empty for all rows. */
  number: string
  page: number
  size: number
}

/** Returns one page of the rows of a file, with number and sum of all matching rows. */
export async function listMatchingEntries(db: Database, { importId, number, page, size }: EntryFilter) {
  const found = db
    .selectFrom('result_entry')
    .where('import_id', '=', importId)
    .$if(number !== '', (rows) =>
      rows.where((eb) =>
        eb.or([eb('roll', '=', number), eb('registration_no', '=', number), eb('record_no', '=', number)]),
      ),
    )
  const { total, sum } = await found
    .select([sql<number>`count(*)::int`.as('total'), sql<string>`coalesce(sum(amount), 0)::text`.as('sum')])
    .executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .orderBy('rank')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total, sum }
}

/** Lists the next rows after that rank. */
export const listEntriesAfter = (tx: Tx, importId: string, { rank, limit }: { rank: number; limit: number }) =>
  tx
    .selectFrom('result_entry')
    .selectAll()
    .where('import_id', '=', importId)
    .where('rank', '>', rank)
    .orderBy('rank')
    .limit(limit)
    .execute()

/** Lists the applications that the file names, in the order of the file. */
export const listEntryApplicationIds = (tx: Tx, importId: string) =>
  tx.selectFrom('result_entry').select('application_id').where('import_id', '=', importId).orderBy('rank').execute()

export const findEntry = (tx: Tx, importId: string, rank: number) =>
  tx
    .selectFrom('result_entry')
    .selectAll()
    .where('import_id', '=', importId)
    .where('rank', '=', rank)
    .executeTakeFirst()

export const updateEntry = (tx: Tx, importId: string, rank: number, changes: Updateable<Tables['result_entry']>) =>
  tx.updateTable('result_entry').set(changes).where('import_id', '=', importId).where('rank', '=', rank).execute()

export const deleteEntry = (tx: Tx, importId: string, rank: number) =>
  tx.deleteFrom('result_entry').where('import_id', '=', importId).where('rank', '=', rank).execute()
