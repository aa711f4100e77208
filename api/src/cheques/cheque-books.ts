import { sql } from 'kysely'
import type { closeChequeBook as closeCall, enterChequeBook as enterCall } from '../../../domain/src/contracts/cheques.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { issue, type Issue } from '../../../domain/src/fields/issue.ts'
import { toAsciiDigits } from '../../../domain/src/language/digits.ts'
import type { Context } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import { insist, refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'

const mostLeaves = 1000

/** Those who enter books see all; an airport desk sees its own. */
export async function listChequeBooks({ db, actor }: Context) {
  const mayEnter = actor.permissions.has('burial-cost:reject')
  const office =
    actor.officeId === null
      ? undefined
      : await db.selectFrom('office').select(['type', 'places']).where('id', '=', actor.officeId).executeTakeFirst()
  const airports = office?.type === 'AIRPORT' ? office.places : undefined
  return { list: await describeBooks(db, { airports }), mayEnter }
}

export async function enterChequeBook({ db, actor }: Context, { airport, bank, ...typed }: InputOf<typeof enterCall>) {
  const [first, last] = [readNo(typed.firstNo), readNo(typed.lastNo)]
  const isAirport = await db
    .selectFrom('lookup')
    .select('code')
    .where('source', '=', 'airport')
    .where('code', '=', airport)
    .executeTakeFirst()
  insist([
    ...(isAirport ? [] : [issue('airport', 'not-an-option')]),
    ...(bank.trim() ? [] : [issue('bank', 'required')]),
    ...(first === undefined ? [issue('firstNo', 'digits-only')] : []),
    ...(last === undefined ? [issue('lastNo', 'digits-only')] : []),
    ...(first !== undefined && last !== undefined ? checkRange(first, last) : []),
  ])
  const id = await db.transaction().execute(async (tx) => {
    // Two who enter the same book at once: the second waits, and finds it there.
    await sql`select pg_advisory_xact_lock(hashtext('cheque books'))`.execute(tx)
    const twice = await tx
      .selectFrom('cheque_book')
      .select('id')
      .where('airport', '=', airport)
      .where('first_no', '<=', last ?? 0)
      .where('last_no', '>=', first ?? 0)
      .executeTakeFirst()
    if (twice) insist([{ path: 'firstNo', code: 'rule', message: overlaps }])
    const book = await tx
      .insertInto('cheque_book')
      .values({ airport, bank: bank.trim(), first_no: first ?? 0, last_no: last ?? 0, entered_by: actor.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record(tx, actor, 'cheque.book-entered', `cheque-book:${book.id}`, { airport, first, last })
    return book.id
  })
  return (await describeBooks(db, { id }))[0] ?? refuse('NOT_FOUND')
}

export async function closeChequeBook({ db, actor }: Context, { bookId }: InputOf<typeof closeCall>) {
  await db.transaction().execute(async (tx) => {
    const closed = await tx
      .updateTable('cheque_book')
      .set({ closed_at: sql`now()` })
      .where('id', '=', bookId)
      .where('closed_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!closed) refuse('NOT_FOUND')
    await record(tx, actor, 'cheque.book-closed', `cheque-book:${bookId}`)
  })
  return (await describeBooks(db, { id: bookId }))[0] ?? refuse('NOT_FOUND')
}

const overlaps = { bn: 'এই নম্বরগুলো এ বিমানবন্দরের আরেকটি বইয়ে আছে।', en: 'Another book of this airport has these numbers.' }
const tooLong = { bn: 'একটি বইয়ে সর্বোচ্চ ১০০০টি পাতা থাকতে পারে।', en: 'A book has at most 1000 leaves.' }
const turned = { bn: 'শেষ নম্বরটি প্রথম নম্বরের চেয়ে ছোট।', en: 'The last number is smaller than the first.' }

function checkRange(first: number, last: number): Issue[] {
  if (last < first) return [{ path: 'lastNo', code: 'rule', message: turned }]
  return last - first >= mostLeaves ? [{ path: 'lastNo', code: 'rule', message: tooLong }] : []
}

const readNo = (typed: string): number | undefined => {
  const digits = toAsciiDigits(typed).replace(/\s/g, '')
  return /^[0-9]{1,12}$/.test(digits) ? Number(digits) : undefined
}

async function describeBooks(db: Database, { id, airports }: { id?: number; airports?: readonly string[] | undefined }) {
  const rows = await db
    .selectFrom('cheque_book')
    .leftJoin('lookup', (join) => join.onRef('lookup.code', '=', 'cheque_book.airport').on('lookup.source', '=', 'airport'))
    .selectAll('cheque_book')
    .select(['lookup.name', 'lookup.name_bng'])
    .select((eb) => [
      eb.selectFrom('cheque_leaf').whereRef('book_id', '=', 'cheque_book.id').where('state', '=', 'GIVEN').select((of) => of.fn.countAll<number>().as('n')).as('given'),
      eb.selectFrom('cheque_leaf').whereRef('book_id', '=', 'cheque_book.id').where('state', '=', 'VOID').select((of) => of.fn.countAll<number>().as('n')).as('voided'),
    ])
    .$if(id !== undefined, (query) => query.where('cheque_book.id', '=', id ?? 0))
    .$if(airports !== undefined, (query) => query.where('cheque_book.airport', 'in', ['', ...(airports ?? [])]))
    .orderBy('cheque_book.id', 'desc')
    .limit(200)
    .execute() // prettier-ignore
  return await Promise.all(
    rows.map(async (book) => {
      const [given, voided] = [book.given ?? 0, book.voided ?? 0]
      const { first_no: firstNo, last_no: lastNo } = book
      const left = book.closed_at ? 0 : lastNo - firstNo + 1 - given - voided
      return {
        bookId: book.id,
        airport: book.airport,
        airportName: book.name ?? book.airport,
        airportNameBng: book.name_bng ?? book.airport,
        bank: book.bank,
        firstNo,
        lastNo,
        given,
        void: voided,
        left,
        nextNo: left > 0 ? await nextOf(db, book.id, firstNo, lastNo) : null,
        enteredAt: book.entered_at.toISOString(),
        closedAt: book.closed_at?.toISOString() ?? null,
      }
    }),
  )
}

async function nextOf(db: Database, bookId: number, first: number, last: number): Promise<number | null> {
  const used = await db.selectFrom('cheque_leaf').select('no').where('book_id', '=', bookId).execute()
  const taken = new Set(used.map(({ no }) => no))
  for (let no = first; no <= last; no += 1) if (!taken.has(no)) return no
  return null
}

/** The first leaf that nobody has used, of the oldest open book of an airport that has one. */
export async function findNextLeaf(db: Database, airport: string): Promise<number | undefined> {
  const books = await db
    .selectFrom('cheque_book')
    .select(['id', 'first_no', 'last_no'])
    .where('airport', '=', airport)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .execute()
  for (const { id, first_no, last_no } of books) {
    const next = await nextOf(db, id, first_no, last_no)
    if (next !== null) return next
  }
  return undefined
}
