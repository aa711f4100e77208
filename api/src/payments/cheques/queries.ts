import { sql, type Insertable } from 'kysely'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'

export const findOfficeJurisdictions = (db: Database, officeId: number) =>
  db.selectFrom('office').select(['type', 'places']).where('id', '=', officeId).executeTakeFirst()

export const findAirport = (db: Database, code: string) =>
  db.selectFrom('lookup').select('code').where('source', '=', 'airport').where('code', '=', code).executeTakeFirst()

/** Serialises entries, so that two people cannot enter the same book at once. */
export const lockChequeBooks = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('cheque books'))`.execute(tx)

type NumberRange = { firstNo: number; lastNo: number }

export const findOverlappingBook = (tx: Tx, airport: string, { firstNo, lastNo }: NumberRange) =>
  tx
    .selectFrom('cheque_book')
    .select('id')
    .where('airport', '=', airport)
    .where('first_no', '<=', lastNo)
    .where('last_no', '>=', firstNo)
    .executeTakeFirst()

export const insertChequeBook = (tx: Tx, book: Insertable<Tables['cheque_book']>) =>
  tx.insertInto('cheque_book').values(book).returning('id').executeTakeFirstOrThrow()

/** Returns undefined when the book does not exist or is already closed. */
export const updateBookToClosed = (tx: Tx, bookId: number) =>
  tx
    .updateTable('cheque_book')
    .set({ closed_at: sql`now()` })
    .where('id', '=', bookId)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

export type BookFilter = { id?: number; airports?: readonly string[] | undefined }

/** Returns the books newest first, each with its number of given and void leaves. */
export const listBooksWithCounts = (db: Database, { id, airports }: BookFilter) =>
  db
    .selectFrom('cheque_book')
    .leftJoin('lookup', (join) =>
      join.onRef('lookup.code', '=', 'cheque_book.airport').on('lookup.source', '=', 'airport'),
    )
    .selectAll('cheque_book')
    .select(['lookup.name', 'lookup.name_bng'])
    .select((eb) => [
      eb
        .selectFrom('cheque_leaf')
        .whereRef('book_id', '=', 'cheque_book.id')
        .where('state', '=', 'GIVEN')
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('given'),
      eb
        .selectFrom('cheque_leaf')
        .whereRef('book_id', '=', 'cheque_book.id')
        .where('state', '=', 'VOID')
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('voided'),
    ])
    .$if(id !== undefined, (query) => query.where('cheque_book.id', '=', id ?? 0))
    .$if(airports !== undefined, (query) => query.where('cheque_book.airport', 'in', ['', ...(airports ?? [])]))
    .orderBy('cheque_book.id', 'desc')
    .limit(200)
    .execute()

export const listUsedLeaves = (db: Database, bookId: number) =>
  db.selectFrom('cheque_leaf').select('no').where('book_id', '=', bookId).execute()

/** Returns the open books of an airport, oldest first. */
export const listOpenBooks = (db: Database, airport: string) =>
  db
    .selectFrom('cheque_book')
    .select(['id', 'first_no', 'last_no'])
    .where('airport', '=', airport)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .execute()

/** The open book of the airport that has a leaf with this number. */
export const findOpenBookWithLeaf = (tx: Tx, airport: string, no: number) =>
  tx
    .selectFrom('cheque_book')
    .select('id')
    .where('airport', '=', airport)
    .where('closed_at', 'is', null)
    .where('first_no', '<=', no)
    .where('last_no', '>=', no)
    .executeTakeFirst()

/** The cheque that was handed over for the application and is not void. */
export const findChequeOf = (db: Database | Tx, applicationId: number) =>
  db
    .selectFrom('cheque_leaf')
    .select(['no', 'amount', 'reconciled_on'])
    .where('application_id', '=', applicationId)
    .where('state', '=', 'GIVEN')
    .executeTakeFirst()

type IssuedLeaf = { applicationId: number; bookId: number; no: number; amount: string | null; givenBy: number | null }

/** Returns undefined when the leaf was used before. */
export const insertIssuedLeaf = (tx: Tx, { applicationId, bookId, no, amount, givenBy }: IssuedLeaf) =>
  tx
    .insertInto('cheque_leaf')
    .values({ book_id: bookId, no, application_id: applicationId, amount, state: 'GIVEN', by_id: givenBy })
    .onConflict((conflict) => conflict.columns(['book_id', 'no']).doNothing())
    .returning('no')
    .executeTakeFirst()
