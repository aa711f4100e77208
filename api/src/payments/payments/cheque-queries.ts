import { sql, type Insertable, type Updateable } from 'kysely'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'
import { startsWithPattern, containsPattern } from '#server/listing.ts'

type Condition = ReturnType<typeof sql<boolean>>

const amount = (when: Condition) =>
  sql<string>`coalesce(sum(cheque_leaf.amount) filter (where ${when}), 0)::numeric(16, 2)::text`
const count = (when: Condition) => sql<number>`count(*) filter (where ${when})`

const givenOn = sql<string>`(cheque_leaf.at at time zone 'Asia/Dhaka')::date`
const isIssued = sql<boolean>`cheque_leaf.state = 'GIVEN'`
const isReconciled = sql<boolean>`${isIssued} and reconciled_on is not null`
const isOpen = sql<boolean>`${isIssued} and reconciled_on is null`

type PageFilter = {
  airport: string | undefined
  reconciledYn: 'Y' | 'N' | undefined
  from: string | undefined
  to: string | undefined
  search: string
  page: number
  size: number
}

/** Returns one page of the used leaves, newest first, and the sums over all pages. */
export async function listChequePage(db: Database, filter: PageFilter) {
  const { airport, reconciledYn, from, to, search, page, size } = filter
  const found = db
    .selectFrom('cheque_leaf')
    .innerJoin('cheque_book', 'cheque_book.id', 'cheque_leaf.book_id')
    .innerJoin('application', 'application.id', 'cheque_leaf.application_id')
    .$if(airport !== undefined, (query) => query.where('cheque_book.airport', '=', airport ?? ''))
    .$if(reconciledYn === 'Y', (query) => query.where('reconciled_on', 'is not', null))
    .$if(reconciledYn === 'N', (query) =>
      query.where('reconciled_on', 'is', null).where('cheque_leaf.state', '=', 'GIVEN'),
    )
    .$if(from !== undefined, (query) => query.where(givenOn, '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where(givenOn, '<=', to ?? ''))
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.or([
          sql<boolean>`cheque_leaf.no::text like ${startsWithPattern(search)}`,
          eb('application.no', 'ilike', startsWithPattern(search)),
          eb('application.name', 'ilike', containsPattern(search)),
          eb('application.name_bng', 'like', containsPattern(search)),
        ]),
      ),
    )
  const sums = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .select([count(isIssued).as('given'), amount(isIssued).as('givenAmount')])
    .select([count(isReconciled).as('done'), amount(isReconciled).as('doneAmount')])
    .select([count(isOpen).as('open'), amount(isOpen).as('openAmount')])
    .executeTakeFirstOrThrow()
  const rows = await found
    .leftJoin('lookup', (join) =>
      join.onRef('lookup.code', '=', 'cheque_book.airport').on('lookup.source', '=', 'airport'),
    )
    .leftJoin('account as giver', 'giver.id', 'cheque_leaf.by_id')
    .leftJoin('account as checker', 'checker.id', 'cheque_leaf.reconciled_by')
    .leftJoin('cheque_void', (join) =>
      join
        .onRef('cheque_void.book_id', '=', 'cheque_leaf.book_id')
        .onRef('cheque_void.no', '=', 'cheque_leaf.no')
        .on('cheque_void.decision', 'is', null),
    )
    .leftJoin('account as requester', 'requester.id', 'cheque_void.requested_by')
    .selectAll('cheque_leaf')
    .select(['cheque_book.airport', 'cheque_book.bank'])
    .select(['lookup.name as airport_name', 'lookup.name_bng as airport_name_bng'])
    .select(['application.no as application_no', 'application.name', 'application.name_bng', givenOn.as('given_on')])
    .select(['giver.full_name as giver', 'giver.full_name_bng as giver_bng'])
    .select(['checker.full_name as checker', 'checker.full_name_bng as checker_bng', 'application.status'])
    .select(['cheque_void.id as void_id', 'cheque_void.reason as void_reason'])
    .select(['cheque_void.requested_by', 'cheque_void.requested_at'])
    .select(['requester.full_name as requester', 'requester.full_name_bng as requester_bng'])
    .orderBy('cheque_leaf.at', 'desc')
    .orderBy('cheque_leaf.no', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { sums, rows }
}

type Reconciliation = { bookId: number; no: number; reconciledOn: string; reconciledBy: number }

/** Returns undefined when no such cheque was given, or it is marked already. */
export const updateReconciliation = (tx: Tx, { bookId, no, reconciledOn, reconciledBy }: Reconciliation) =>
  tx
    .updateTable('cheque_leaf')
    .set({ reconciled_on: reconciledOn, reconciled_by: reconciledBy })
    .where('book_id', '=', bookId)
    .where('no', '=', no)
    .where('state', '=', 'GIVEN')
    .where('reconciled_on', 'is', null)
    .returning('no')
    .executeTakeFirst()

/** Finds a cheque that was handed over, with its application and an open request to declare it void. */
export const findGivenLeaf = (tx: Tx, bookId: number, no: number) =>
  tx
    .selectFrom('cheque_leaf')
    .innerJoin('application', 'application.id', 'cheque_leaf.application_id')
    .leftJoin('cheque_void', (join) =>
      join
        .onRef('cheque_void.book_id', '=', 'cheque_leaf.book_id')
        .onRef('cheque_void.no', '=', 'cheque_leaf.no')
        .on('cheque_void.decision', 'is', null),
    )
    .select(['cheque_leaf.book_id', 'cheque_leaf.no', 'cheque_leaf.by_id', 'cheque_leaf.reconciled_on'])
    .select(['application.id as application_id', 'application.no as application', 'application.status'])
    .select(['application.applicant_id', 'application.entered_by'])
    .select(['cheque_void.id as void_id', 'cheque_void.requested_by'])
    .where('cheque_leaf.book_id', '=', bookId)
    .where('cheque_leaf.no', '=', no)
    .where('cheque_leaf.state', '=', 'GIVEN')
    .executeTakeFirst()
export type GivenLeaf = NonNullable<Awaited<ReturnType<typeof findGivenLeaf>>>

export const insertChequeVoid = (tx: Tx, values: Insertable<Tables['cheque_void']>) =>
  tx.insertInto('cheque_void').values(values).execute()

export const updateChequeVoid = (tx: Tx, id: number, decision: Updateable<Tables['cheque_void']>) =>
  tx.updateTable('cheque_void').set(decision).where('id', '=', id).where('decision', 'is', null).execute()

export const updateLeafToVoid = (tx: Tx, { book_id, no }: Pick<GivenLeaf, 'book_id' | 'no'>) =>
  tx.updateTable('cheque_leaf').set({ state: 'VOID' }).where('book_id', '=', book_id).where('no', '=', no).execute()
