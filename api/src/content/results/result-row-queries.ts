import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'

export const insertResultRow = (tx: Tx, row: Insertable<Tables['result_row']>) =>
  tx.insertInto('result_row').values(row).execute()

type NewResultRow = Omit<Tables['result_row'], 'setup_id' | 'registration_no'> & { registration_no: string }

/** Inserts all rows in one statement, passed as one JSON parameter. */
export const insertResultRows = (tx: Tx, setupId: number, rows: readonly NewResultRow[]) =>
  sql`
    insert into result_row (setup_id, rank, application_no, roll, registration_no, name, institute, district, amount)
    select ${setupId}, rank, application_no, roll, registration_no, name, institute, district, amount
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (
      rank integer, application_no text, roll text, registration_no text,
      name text, institute text, district text, amount numeric)`.execute(tx)

export const deleteResultRow = (tx: Tx, setupId: number, rank: number) =>
  tx.deleteFrom('result_row').where('setup_id', '=', setupId).where('rank', '=', rank).execute()

export const findResultRank = (tx: Tx, applicationNo: string) =>
  tx.selectFrom('result_row').select('rank').where('application_no', '=', applicationNo).executeTakeFirst()

export const findLastResultRank = (tx: Tx, setupId: number) =>
  tx
    .selectFrom('result_row')
    .select((eb) => eb.fn.max('rank').as('rank'))
    .where('setup_id', '=', setupId)
    .executeTakeFirst()

/** Reads the running totals: the number of rows per block of ranks, all or of one district. */
export const countResultRowsByBlock = (db: Database, setupId: number, district: string | undefined) =>
  db
    .selectFrom('result_tally')
    .select(['block', (eb) => eb.fn.sum<string>('n').as('n')])
    .where('setup_id', '=', setupId)
    .$if(district !== undefined, (tally) => tally.where('district', '=', district ?? ''))
    .groupBy('block')
    .orderBy('block')
    .execute()

/** Returns a version that changes with every row and every text of the list. */
export async function findListVersion(db: Database, setupId: number): Promise<string | undefined> {
  const { rows } = await sql<{ stamp: string }>`
    select concat_ws(' ', sum(n), max(changed_at),
      (select revision from result_plan where setup_id = ${setupId})) as stamp
    from result_tally where setup_id = ${setupId}`.execute(db)
  return rows[0]?.stamp
}

type RowRange = { setupId: number; district: string | undefined; fromRank: number; offset: number; limit: number }

export const listResultRows = (db: Database, { setupId, district, fromRank, offset, limit }: RowRange) =>
  db
    .selectFrom('result_row')
    .selectAll()
    .where('setup_id', '=', setupId)
    .$if(district !== undefined, (found) => found.where('district', '=', district ?? ''))
    .where('rank', '>=', fromRank)
    .orderBy('rank')
    .limit(limit)
    .offset(offset)
    .execute()

export type NumberColumn = 'roll' | 'registration_no' | 'application_no'
export type NumberSearch = { setupId: number; number: string }

/** Runs many searches in one statement; `position` is the number of the search, from 1, that a row belongs to. */
export async function listResultRowsByNumber(db: Database, column: NumberColumn, searches: readonly NumberSearch[]) {
  const { rows } = await sql<Selectable<Tables['result_row']> & { position: number }>`
    select search.position, found.*
    from unnest(${searches.map(({ setupId }) => setupId)}::bigint[], ${searches.map(({ number }) => number)}::text[])
      with ordinality as search (setup_id, number, position),
      lateral (
        select * from result_row r
        where r.setup_id = search.setup_id and ${sql.ref(`r.${column}`)} = search.number
        order by r.rank
        limit 1000) found
    order by search.position, found.rank`.execute(db)
  return rows
}
