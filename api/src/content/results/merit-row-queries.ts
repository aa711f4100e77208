import type { Insertable } from 'kysely'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'

export const insertMeritRow = (tx: Tx, row: Insertable<Tables['merit_row']>) =>
  tx.insertInto('merit_row').values(row).execute()

export const findMeritRank = (tx: Tx, applicationId: number) =>
  tx.selectFrom('merit_row').select('rank').where('application_id', '=', applicationId).executeTakeFirst()

/** Returns one page of the list in order of rank, each row with its application. */
export const listMeritRows = (db: Database, setupId: number, { page, size }: { page: number; size: number }) =>
  db
    .selectFrom('merit_row')
    .innerJoin('application', 'application.id', 'merit_row.application_id')
    .selectAll('application')
    .select(['merit_row.rank', 'merit_row.selected', 'merit_row.amount as award'])
    .where('merit_row.setup_id', '=', setupId)
    .orderBy('merit_row.rank')
    .limit(size)
    .offset((page - 1) * size)
    .execute()

/** Locks the selected applications that are not approved yet, in order of rank. */
export const lockSelected = (tx: Tx, setupId: number) =>
  tx
    .selectFrom('merit_row')
    .innerJoin('application', 'application.id', 'merit_row.application_id')
    .selectAll('application')
    .select('merit_row.amount as award')
    .where('merit_row.setup_id', '=', setupId)
    .where('merit_row.selected', '=', true)
    .where('application.approval_status', '!=', 2)
    .orderBy('merit_row.rank')
    .forUpdate()
    .execute()

/**
 * Applicants see the revision of their application: raising it only for the selected ones would disclose the result
 * early.
 */
export const updateUnselectedRevisions = (tx: Tx, setupId: number) =>
  tx
    .updateTable('application')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', 'in', (eb) =>
      eb.selectFrom('merit_row').select('application_id').where('setup_id', '=', setupId).where('selected', '=', false),
    )
    .execute()

/** Selects the applications that were not selected and wait for the director. */
const unselected = (db: Database | Tx, setupId: number) =>
  db
    .selectFrom('merit_row')
    .innerJoin('application', 'application.id', 'merit_row.application_id')
    .where('merit_row.setup_id', '=', setupId)
    .where('merit_row.selected', '=', false)
    .where('application.desk', '=', 'director')

export const countUnselected = async (tx: Tx, setupId: number): Promise<number> =>
  (
    await unselected(tx, setupId)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

export const listUnselectedIds = (db: Database, setupId: number) =>
  unselected(db, setupId).select('application.id').orderBy('merit_row.rank').execute()

export const lockUnselected = (tx: Tx, setupId: number, limit: number) =>
  unselected(tx, setupId).selectAll('application').orderBy('merit_row.rank').limit(limit).forUpdate().execute()

/** Returns undefined also when another transaction has locked the row. */
export const lockUnselectedIfFree = (tx: Tx, setupId: number, applicationId: number) =>
  unselected(tx, setupId)
    .selectAll('application')
    .where('application.id', '=', applicationId)
    .forUpdate('application')
    .skipLocked()
    .executeTakeFirst()
